import { formatTime } from '../../../../../text/format.ts';
import type { Words, SentenceFacts, text as Shape } from '../../../../zh-CN/pages/console/detail/happened-text.ts';

const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));
const sentences: Words = {
  'envelope.created': ({ who }) => `${who}が契約書を作成しました`,
  'envelope.started': ({ who }) => `${who}が契約書を送信しました`,
  'envelope.timed': ({ who }) => `${who}が送信を予約しました`,
  'envelope.prepared': () => '文書の準備が完了し、すべてのフィールドが配置されました',
  'envelope.prepareFailed': () => '文書を準備できませんでした',
  'envelope.timerFailed': () => '予約した時刻に送信できませんでした',
  'envelope.revoked': ({ who }) => `${who}が契約書を取り下げました`,
  'envelope.expired': () => '契約書が期限切れになりました',
  'envelope.prolonged': (facts) =>
    `${facts.who}が期限を${dayOf(facts) === null ? '' : `${dayOf(facts)}まで`}延長しました`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `完了しました${level === 'B-LTA' ? '（検証データとタイムスタンプ付き）' : level === 'B-LT' ? '（検証データ付き）' : ''}`,
  'envelope.archiveRenewed': () => 'アーカイブタイムスタンプを更新しました',
  'envelope.evidenceRenewed': () => '証跡レポートのタイムスタンプを更新しました',
  'envelope.cancelRequested': ({ who }) => `${who}が合意による無効化を提案しました`,
  'envelope.voided': () => '全員が承諾し、契約書は無効になりました',
  'participant.signed': ({ about }) => `${about}が署名しました`,
  'participant.checked': ({ about }) => `${about}が承認の判断をしました`,
  'participant.passed': ({ about }) => `${about}が承認しました`,
  'participant.refused': ({ about }) => `${about}が却下しました`,
  'participant.rejected': ({ about }) => `${about}が署名を拒否しました`,
  'participant.returned': ({ about }) => `${about}が差し戻しました`,
  'participant.authorized': ({ about, detail: { successorName } }) =>
    `${about}が${successorName ?? '別の人'}に転送しました`,
  'participant.reminded': ({ who, about }) => `${who}が${about}にリマインドしました`,
  'participant.removed': ({ who, about }) => `${who}が${about}を外しました`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who}が${about}を${successorName ?? '別の人'}に変更しました`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about}は企業を離れました。${who}が後任に${successorName ?? '同僚'}を指定しました`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who}がこの契約書を${fromName ?? '元の送信者'}から${toName ?? '同僚'}に引き継ぎました`,
  'participant.deviceHanded': ({ who, about }) => `${who}が対面署名のため端末を${about}に渡しました`,
  'envelope.deviceReturned': ({ who }) => `${who}がログインし、端末を回収しました`,
  'participant.fillFailed': ({ about }) => `${about}の入力内容を文書に書き込めませんでした`,
  'participant.formsPlaced': ({ about }) => `${about}が自分のフィールドを配置しました`,
  'participant.formsMoved': ({ about }) => `${about}が自分のフィールドを変更しました`,
  'participant.formsWithdrawn': ({ about }) => `${about}が自分のフィールドを削除しました`,
  'participant.appearanceChosen': ({ about }) => `${about}が署名を表示するかどうかを選択しました`,
};
const inVoiding: Words = {
  'envelope.created': ({ who }) => `${who}が契約書の無効化を提案しました`,
  'envelope.started': () => '無効化合意書が全員に送信されました',
  'envelope.prepared': () => '無効化合意書の準備が完了しました',
  'envelope.revoked': ({ who }) => `${who}が無効化合意書を取り下げました`,
  'envelope.expired': () => '無効化合意書が期限内に承諾されなかったため、契約書は引き続き有効です',
  'envelope.completed': () => '無効化合意書が完了しました',
  'envelope.voidedAnother': () => '契約書は無効になりました',
  'participant.signed': ({ about }) => `${about}が無効化を承諾しました`,
  'participant.passed': ({ about }) => `${about}が無効化を承認しました`,
  'participant.refused': ({ about }) => `${about}が無効化を却下したため、契約書は引き続き有効です`,
  'participant.rejected': ({ about }) => `${about}が無効化に同意しなかったため、契約書は引き続き有効です`,
  'participant.returned': ({ about }) => `${about}が無効化合意書を差し戻したため、契約書は引き続き有効です`,
};

export const text: typeof Shape = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } as Words };
