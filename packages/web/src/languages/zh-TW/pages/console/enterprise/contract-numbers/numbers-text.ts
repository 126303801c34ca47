import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/contract-numbers/numbers-text.ts';
import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/zh-TW/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: '不含日期',
  yyyy: '年',
  yyyyMM: '年月',
  yyyyMMdd: '年月日',
};
const reset: Record<CounterReset, string> = { NEVER: '不重設', YEARLY: '每年重設', MONTHLY: '每月重設' };
const place: Record<NumberPlace, string> = {
  NONE: '不印在文件上',
  HEADER_LEFT: '每頁左上角',
  HEADER_RIGHT: '每頁右上角',
  FOOTER_LEFT: '每頁左下角',
  FOOTER_RIGHT: '每頁右下角',
};

export const text: typeof Shape = {
  date,
  reset,
  place,
  title: '合約編號',
  lead: '啟用編號規則後，企業成員每發出一份合約，就自動取得一個連續的編號。',
  none: '還沒有編號規則',
  noneWhy: '新增一條規則後，之後發出的合約都會依規則編號。',
  create: '新增規則',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: '啟用',
  disable: '停用',
  enableOf: (example) => `啟用規則 ${example}`,
  disableOf: (example) => `停用規則 ${example}`,
  enableTitle: '啟用這條規則？',
  enableWhy: '之後發出的合約依這條規則編號，從上次停下的地方繼續；正在使用的規則會停用。',
  disableTitle: '停用這條規則？',
  disableWhy: '之後發出的合約不再編號，已有的編號不受影響。',
  enabledDone: '已啟用',
  disabledDone: '已停用',
  next: '接下來的編號',
  used: (count) => `已用 ${count} 個`,
  since: (day) => `${day} 起`,
  prefix: '前置碼',
  prefixHint: '例如 HT- 或 採購-，可以留空',
  prefixWrong: '前置碼只能包含字母、數字、中文字和 - _ / . ( ) # 〔 〕 【 】，最多 20 個字。',
  dateLabel: '日期',
  width: '序號位數',
  resetLabel: '序號重設',
  resetHint: '重設的週期必須出現在編號裡',
  placeLabel: '印在文件上',
  placeHint: '已有他人簽章的上傳檔案不會變更',
  newTitle: '新增編號規則',
  newWhy: '規則儲存後不能修改，需要變化時新增一條即可。',
  replaces: '儲存後立即啟用，正在使用的規則會停用。',
  example: '範例',
  save: '儲存並啟用',
  saved: '編號規則已啟用',
};
