import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/contract-numbers/numbers-text.ts';
import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/ja/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: '日付なし',
  yyyy: '年',
  yyyyMM: '年月',
  yyyyMMdd: '年月日',
};
const reset: Record<CounterReset, string> = { NEVER: 'なし', YEARLY: '毎年', MONTHLY: '毎月' };
const place: Record<NumberPlace, string> = {
  NONE: '文書に印字しない',
  HEADER_LEFT: '各ページの左上',
  HEADER_RIGHT: '各ページの右上',
  FOOTER_LEFT: '各ページの左下',
  FOOTER_RIGHT: '各ページの右下',
};

export const text: typeof Shape = {
  date,
  reset,
  place,
  title: '契約番号',
  lead: 'ルールが有効な間、メンバーが送信する契約書に、欠番なく次の番号が付きます。',
  none: '採番ルールはまだありません',
  noneWhy: 'ルールを作成すると、以後に送信する契約書に番号が付きます。',
  create: '新しいルール',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: '有効にする',
  disable: '無効にする',
  enableOf: (example) => `ルール ${example} を有効にする`,
  disableOf: (example) => `ルール ${example} を無効にする`,
  enableTitle: 'このルールを有効にしますか？',
  enableWhy: '以後に送信する契約書には、このルールの続きの番号が付きます。使用中のルールは無効になります。',
  disableTitle: 'このルールを無効にしますか？',
  disableWhy: '以後に送信する契約書には番号が付きません。既存の番号は変わりません。',
  enabledDone: '有効にしました',
  disabledDone: '無効にしました',
  next: '次の番号',
  used: (count) => `使用済み${count}件`,
  since: (day) => `${day}から`,
  prefix: '接頭辞',
  prefixHint: '例：HT-、SALES-。空欄も可',
  prefixWrong: '接頭辞に使えるのは、英字、数字、漢字と - _ / . ( ) # 〔 〕 【 】 だけで、20文字までです。',
  dateLabel: '日付',
  width: '連番の桁数',
  resetLabel: '連番のリセット',
  resetHint: '番号にその期間を含める必要があります',
  placeLabel: '文書への印字',
  placeHint: 'すでに他者が署名したアップロードファイルは変更されません',
  newTitle: '新しい採番ルール',
  newWhy: '保存したルールは変更できません。必要な場合は新しく作成してください。',
  replaces: 'すぐに有効になり、使用中のルールは無効になります。',
  example: '例',
  save: '保存して有効にする',
  saved: '採番ルールを有効にしました',
};
