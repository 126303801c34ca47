import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: '几个数相加',
  PRODUCT: '几个数相乘',
  DAYS: '某个日期加若干天',
  CAPITALS: '某个金额的大写',
};
const gaps: Record<RuleGap, string> = {
  MISSING: '引用的签署区已不存在',
  LATER: '只能引用同一位签署人，或签署顺序在前的签署人的签署区',
  KIND: '引用的签署区类型不合适',
  VALUE: '请选择条件的内容',
  CIRCLE: '规则互相引用，成了循环',
};

export const text = {
  title: '规则',
  nothing: '再为此人，或签署顺序在前的人，放置一个文字、日期或选择后，可以设置规则。',
  named: (name: string, page: number) => `${name} · 第 ${page} 页`,
  shown: '何时显示',
  always: '始终显示',
  shownIf: (field: string) => `仅当 ${field}`,
  required: '何时必填',
  asSet: '按上面的设置',
  requiredIf: (field: string) => `还有，当 ${field}`,
  condition: '条件',
  value: '内容',
  is: { IS: '是', IS_NOT: '不是', FILLED: '已填写', EMPTY: '未填写' },
  isOf: { IS: '选了', IS_NOT: '没选', FILLED: '有选择', EMPTY: '没有选择' },
  ticked: { FILLED: '已勾选', EMPTY: '未勾选' },
  equal: '必须相同',
  notEqual: '不限',
  equalTo: (field: string) => `与 ${field} 相同`,
  computed: '自动计算',
  typed: '由签署人填写',
  by: kinds,
  of: '用哪些签署区计算',
  from: '哪一个签署区',
  factor: '再乘以',
  factorHint: '例如税率 0.13',
  factorWrong: '请填写一个数，最多六位小数',
  days: '加多少天',
  daysWrong: (most: number) => `请填写 -${most} 至 ${most} 之间的整数`,
  decimals: '保留小数',
  allDecimals: '不取整',
  gaps,
};
