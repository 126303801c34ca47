import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/zh-CN/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: '不含日期',
  yyyy: '年',
  yyyyMM: '年月',
  yyyyMMdd: '年月日',
};
const reset: Record<CounterReset, string> = { NEVER: '不重置', YEARLY: '每年重置', MONTHLY: '每月重置' };
const place: Record<NumberPlace, string> = {
  NONE: '不印在文件上',
  HEADER_LEFT: '每页左上角',
  HEADER_RIGHT: '每页右上角',
  FOOTER_LEFT: '每页左下角',
  FOOTER_RIGHT: '每页右下角',
};

export const text = {
  date,
  reset,
  place,
  title: '合同编号',
  lead: '启用编号规则后，企业成员每发出一份合同，就自动取得一个连续的编号。',
  none: '还没有编号规则',
  noneWhy: '新建一条规则后，之后发出的合同都会按规则编号。',
  create: '新建规则',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: '启用',
  disable: '停用',
  enableOf: (example: string) => `启用规则 ${example}`,
  disableOf: (example: string) => `停用规则 ${example}`,
  enableTitle: '启用这条规则？',
  enableWhy: '之后发出的合同按这条规则编号，从上次停下的地方继续；正在使用的规则会停用。',
  disableTitle: '停用这条规则？',
  disableWhy: '之后发出的合同不再编号，已有的编号不受影响。',
  enabledDone: '已启用',
  disabledDone: '已停用',
  next: '接下来的编号',
  used: (count: string) => `已用 ${count} 个`,
  since: (day: string) => `${day} 起`,
  prefix: '前缀',
  prefixHint: '例如 HT- 或 采购-，可以留空',
  prefixWrong: '前缀只能包含字母、数字、汉字和 - _ / . ( ) # 〔 〕 【 】，最多 20 个字。',
  dateLabel: '日期',
  width: '序号位数',
  resetLabel: '序号重置',
  resetHint: '重置的周期必须出现在编号里',
  placeLabel: '印在文件上',
  placeHint: '已由他人签名的上传文件不会改动',
  newTitle: '新建编号规则',
  newWhy: '规则保存后不能修改，需要变化时新建一条即可。',
  replaces: '保存后立即启用，正在使用的规则会停用。',
  example: '示例',
  save: '保存并启用',
  saved: '编号规则已启用',
};
