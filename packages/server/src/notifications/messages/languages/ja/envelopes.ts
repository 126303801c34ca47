import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `署名のお願い：${title}`,
      sentence: `${deadline}までに${title}に署名してください。送信者：${senderName}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `承認のお願い：${title}`,
      sentence: `${deadline}までに${title}を承認または却下してください。送信者：${senderName}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `リマインド：${title}`,
      sentence: `${deadline}までに${title}の手続きをしてください。送信者：${senderName}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `まもなく期限：${title}`,
      sentence: `契約書${title}の期限は${deadline}ですが、まだ完了していません`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `完了：${title}`,
      sentence: `${title}は全員の署名が完了しました。閲覧とダウンロードができます`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `署名拒否：${title}`,
      sentence: `契約書${title}への署名が拒否されました。拒否した人：${actorName}${because(reason, '、理由：')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `却下：${title}`,
      sentence: `契約書${title}が却下されました。承認者：${actorName}${because(reason, '、理由：')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `差し戻し：${title}`,
      sentence: `契約書${title}が差し戻されました。差し戻した人：${actorName}${because(reason, '、理由：')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `取り下げ：${title}`,
      sentence: `契約書${title}が取り下げられました。送信者：${senderName}${because(reason, '、理由：')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `期限切れ：${title}`,
      sentence: `契約書${title}は期限までに完了しませんでした`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `期限の延長：${title}`,
      sentence: `${title}の期限が${deadline}に延長されました。送信者：${senderName}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `個別の期限の超過：${title}`,
      sentence: `${title}の参加者が、設定された期限までに手続きをしていません：${actorName}。期限を延長するか、参加者を変更または除外するか、契約書の期限をお待ちください`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `転送：${title}`,
      sentence: `契約書${title}が別の人に転送されました。転送した人：${actorName}`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `手続き不要：${title}`,
      sentence: `契約書${title}の参加者から外されました。手続きは必要ありません。送信者：${senderName}`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `無効化の承諾のお願い：${title}`,
      sentence: `${deadline}までに、${title}の無効化を承諾するかどうかご回答ください。送信者：${senderName}${because(reason, '、理由：')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `無効：${title}`,
      sentence: `全員が承諾し、契約書${title}は無効になりました${because(reason, '。理由：')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `文書の準備に失敗：${title}`,
      sentence: `${title}の文書を処理できず、署名の依頼は送信されていません。契約書を取り下げ、別のファイルで送信し直してください`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `未送信：${title}`,
      sentence: `契約書${title}は予約した時刻に送信できず、下書きに戻りました。確認して、もう一度送信してください`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `通知の未達：${title}`,
      sentence: `${title}の通知を届けられませんでした。契約書のページで再試行できます。受信者：${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: '読んで署名する',
    TO_REVIEW: '読んで承認する',
    REMINDER: '契約書を開く',
    CANCEL_REQUESTED: '読んで承諾する',
    other: '契約書を見る',
  },
  sender: (person, enterprise) => `${enterprise}、${person}`,
  fromSender: (subject, name) => `${subject}（送信者：${name}）`,
  wordsOfSender: (words) => `送信者からのメッセージ：${words}`,
  message: (by, sentence, link) => `【${by}】${sentence}：${link}`,
  full: (sentence) => `${sentence}。`,
};
