import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `請簽署：${title}`,
      sentence: `請您在 ${deadline} 之前簽署${title}，發起人：${senderName}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `請審核：${title}`,
      sentence: `請您在 ${deadline} 之前審核${title}，發起人：${senderName}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `提醒：${title}`,
      sentence: `提醒您在 ${deadline} 之前處理${title}，發起人：${senderName}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `即將過期：${title}`,
      sentence: `合約${title}將於 ${deadline} 截止，尚未完成`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `已完成：${title}`,
      sentence: `合約${title}已全部簽署完成，可以檢視和下載`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `已拒簽：${title}`,
      sentence: `合約${title}已被拒簽，拒簽人：${actorName}${because(reason, '，原因：')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `審核未通過：${title}`,
      sentence: `合約${title}審核未通過，審核人：${actorName}${because(reason, '，原因：')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `已退回：${title}`,
      sentence: `合約${title}已被退回，退回人：${actorName}${because(reason, '，原因：')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `已撤回：${title}`,
      sentence: `合約${title}已撤回，發起人：${senderName}${because(reason, '，原因：')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `已過期：${title}`,
      sentence: `合約${title}已過截止時間，未能完成簽署`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `已延期：${title}`,
      sentence: `合約${title}的截止時間已延至 ${deadline}，發起人：${senderName}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `個人期限已過：${title}`,
      sentence: `合約${title}有參與人未在您設定的期限內處理：${actorName}。您可以為其延期、更換或移除該參與人，或等待合約到期`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `已轉交他人：${title}`,
      sentence: `合約${title}已轉交他人處理，轉交人：${actorName}`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `無須處理：${title}`,
      sentence: `您已被移出合約${title}，無須再處理，發起人：${senderName}`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `請確認作廢：${title}`,
      sentence: `請您在 ${deadline} 之前確認作廢${title}，發起人：${senderName}${because(reason, '，原因：')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `已作廢：${title}`,
      sentence: `合約${title}經各方確認已作廢${because(reason, '，原因：')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `文件處理失敗：${title}`,
      sentence: `合約${title}的文件無法處理，尚未送達任何人，請撤回後更換檔案再重新發起`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `定時傳送失敗：${title}`,
      sentence: `合約${title}未能準時傳送，已退回草稿，請檢查後重新傳送`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `通知未送達：${title}`,
      sentence: `合約${title}的一則通知未能送達，可在詳情中重試，收件人：${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: '檢視並簽署',
    TO_REVIEW: '檢視並審核',
    REMINDER: '立即處理',
    CANCEL_REQUESTED: '檢視並確認',
    other: '檢視合約',
  },
  sender: (person, enterprise) => `${enterprise}，經辦人${person}`,
  fromSender: (subject, name) => `${subject}（發起人：${name}）`,
  wordsOfSender: (words) => `發起人留言：${words}`,
  message: (by, sentence, link) => `【${by}】${sentence}：${link}`,
  full: (sentence) => `${sentence}。`,
};
