import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-rules.ts';
import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: '幾個數相加',
  PRODUCT: '幾個數相乘',
  DAYS: '某個日期加若干天',
  CAPITALS: '某個金額的國字大寫',
};
const gaps: Record<RuleGap, string> = {
  MISSING: '引用的欄位已不存在',
  LATER: '只能引用同一位簽署人，或簽署順序在前的簽署人的欄位',
  KIND: '引用的欄位類型不合適',
  VALUE: '請選擇條件的內容',
  CIRCLE: '規則互相引用，成了迴圈',
};

export const text: typeof Shape = {
  title: '規則',
  nothing: '再為此人，或簽署順序在前的人，放置一個文字、日期或選擇後，可以設定規則。',
  named: (name, page) => `${name} · 第 ${page} 頁`,
  shown: '何時顯示',
  always: '始終顯示',
  shownIf: (field) => `僅當 ${field}`,
  required: '何時必填',
  asSet: '依上面的設定',
  requiredIf: (field) => `還有，當 ${field}`,
  condition: '條件',
  value: '內容',
  is: { IS: '是', IS_NOT: '不是', FILLED: '已填寫', EMPTY: '未填寫' },
  isOf: { IS: '選了', IS_NOT: '沒選', FILLED: '有選擇', EMPTY: '沒有選擇' },
  ticked: { FILLED: '已勾選', EMPTY: '未勾選' },
  equal: '必須相同',
  notEqual: '不限',
  equalTo: (field) => `與 ${field} 相同`,
  computed: '自動計算',
  typed: '由簽署人填寫',
  by: kinds,
  of: '用哪些欄位計算',
  from: '哪一個欄位',
  factor: '再乘以',
  factorHint: '例如稅率 0.13',
  factorWrong: '請填寫一個數，最多六位小數',
  days: '加多少天',
  daysWrong: (most) => `請填寫 -${most} 至 ${most} 之間的整數`,
  decimals: '保留小數',
  allDecimals: '不捨入',
  gaps,
};
