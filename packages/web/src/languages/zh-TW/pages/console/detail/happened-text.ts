import { formatTime } from '../../../../../text/format.ts';
import type { Words, SentenceFacts, text as Shape } from '../../../../zh-CN/pages/console/detail/happened-text.ts';

const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));
const sentences: Words = {
  'envelope.created': ({ who }) => `${who} 建立了合約`,
  'envelope.started': ({ who }) => `${who} 發出了合約`,
  'envelope.timed': ({ who }) => `${who} 設定了定時傳送`,
  'envelope.prepared': () => '文件準備就緒，簽署位置已寫入文件',
  'envelope.prepareFailed': () => '文件準備失敗',
  'envelope.timerFailed': () => '定時傳送失敗',
  'envelope.revoked': ({ who }) => `${who} 撤回了合約`,
  'envelope.expired': () => '合約已過期',
  'envelope.prolonged': (facts) => `${facts.who} 延長了截止時間${dayOf(facts) === null ? '' : `至 ${dayOf(facts)}`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `合約已完成${level === 'B-LTA' ? '，寫入驗證資料和時間戳記' : level === 'B-LT' ? '，寫入驗證資料' : ''}`,
  'envelope.archiveRenewed': () => '封存時間戳記已續蓋',
  'envelope.evidenceRenewed': () => '證據報告的時間戳記已續蓋',
  'envelope.cancelRequested': ({ who }) => `${who} 發起了協議作廢`,
  'envelope.voided': () => '各方均已確認，合約作廢',
  'participant.signed': ({ about }) => `${about} 簽署了合約`,
  'participant.checked': ({ about }) => `${about} 完成了審核`,
  'participant.passed': ({ about }) => `${about} 審核通過`,
  'participant.refused': ({ about }) => `${about} 審核未通過`,
  'participant.rejected': ({ about }) => `${about} 拒絕簽署`,
  'participant.returned': ({ about }) => `${about} 退回了合約`,
  'participant.authorized': ({ about, detail: { successorName } }) => `${about} 轉給${successorName ?? '他人'}處理`,
  'participant.reminded': ({ who, about }) => `${who} 提醒了 ${about}`,
  'participant.removed': ({ who, about }) => `${who} 移除了 ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who} 將 ${about} 更換為 ${successorName ?? '他人'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about} 已離開企業，${who} 指定由 ${successorName ?? '同事'} 接手`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who} 將這份合約由 ${fromName ?? '原發起人'} 移交給 ${toName ?? '同事'}`,
  'participant.deviceHanded': ({ who, about }) => `${who} 把裝置交給 ${about} 當面簽署`,
  'envelope.deviceReturned': ({ who }) => `${who} 登入並收回了裝置`,
  'participant.fillFailed': ({ about }) => `${about} 填寫的內容未能寫入文件`,
  'participant.formsPlaced': ({ about }) => `${about} 放置了自己的欄位`,
  'participant.formsMoved': ({ about }) => `${about} 調整了自己的欄位`,
  'participant.formsWithdrawn': ({ about }) => `${about} 移除了自己的欄位`,
  'participant.appearanceChosen': ({ about }) => `${about} 選擇了簽名是否顯示`,
};
const inVoiding: Words = {
  'envelope.created': ({ who }) => `${who} 提出作廢`,
  'envelope.started': () => '作廢協議已傳送給各方',
  'envelope.prepared': () => '作廢協議準備就緒',
  'envelope.revoked': ({ who }) => `${who} 撤回了作廢協議`,
  'envelope.expired': () => '作廢協議逾期未確認，原合約仍然有效',
  'envelope.completed': () => '作廢協議已完成',
  'envelope.voidedAnother': () => '原合約已作廢',
  'participant.signed': ({ about }) => `${about} 確認作廢`,
  'participant.passed': ({ about }) => `${about} 審核通過作廢`,
  'participant.refused': ({ about }) => `${about} 審核未通過，原合約仍然有效`,
  'participant.rejected': ({ about }) => `${about} 不同意作廢，原合約仍然有效`,
  'participant.returned': ({ about }) => `${about} 退回了作廢協議，原合約仍然有效`,
};

export const text: typeof Shape = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } };
