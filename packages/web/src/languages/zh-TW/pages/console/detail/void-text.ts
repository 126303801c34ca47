import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/void-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  voided: (when) => `這份合約已於 ${when} 協議作廢`,
  because: (reason) => `原因：${reason}`,
  running: '作廢協議正在等待各方確認，在此之前這份合約仍然有效。',
  seeAgreement: '檢視作廢協議',
  voids: (title) => `這是一份作廢協議。全部確認後，《${title}》作廢。`,
  voidsUnnamed: '這是一份作廢協議。全部確認後，原合約作廢。',
  seeContract: '檢視原合約',
  done: '作廢協議已完成，原合約已作廢。',
  ended: '作廢未成立，原合約仍然有效。',
  branch: '作廢流程',
  reason: '作廢原因',
  related: '相關合約',
  relation: {
    CANCELLED_BY: '作廢協議',
    CANCELS: '被作廢的合約',
    COPIED_FROM: '複製自',
    COPY: '重新傳送的副本',
    SIBLING: '同一批次傳送',
    MULTI_SEND: '批次傳送的草稿',
  },
  undelivered: '未送達的通知',
  undeliveredWords: '請核對對方的聯絡方式，或複製簽署連結自行傳送給對方。',
  channel: CHANNEL_LABELS,
  toWhom: (name, channel) => `${isolate(name)} · ${channel}`,
  tries: (count) => `已嘗試 ${count} 次`,
  failure: {
    FAILED: '服務供應商未能送達',
    BOUNCED: '郵件被退回，電子郵件地址可能有誤或已停用',
    UNDELIVERED: '電信業者未能送達',
    COMPLAINED: '收件人不願再收到此類通知',
    '100500205': '該號碼在黑名單中',
    '100500208': '傳送過於頻繁',
    '100500210': '超出服務供應商的傳送上限',
  },
  retry: '再試一次',
  retried: '正在重新傳送',
};
