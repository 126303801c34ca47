import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-rules.ts';
import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: '数値の合計',
  PRODUCT: '数値の積',
  DAYS: '日付からの日数',
  CAPITALS: '金額の中国語大写',
};
const gaps: Record<RuleGap, string> = {
  MISSING: '参照しているフィールドがなくなっています',
  LATER: '参照できるのは、同じ署名者か、先に手続きする署名者のフィールドだけです',
  KIND: '適さない種類のフィールドを参照しています',
  VALUE: '条件の内容を選択してください',
  CIRCLE: 'これらのルールは互いに参照し合っています',
};

export const text: typeof Shape = {
  title: 'ルール',
  nothing:
    'ルールを設定するには、この署名者または先に手続きする署名者の文字、日付、選択肢を、もう1つ配置してください。',
  named: (name: string, page: number) => `${name}・${page}ページ`,
  shown: '表示',
  always: '常に',
  shownIf: (field: string) => `条件付き：${field}`,
  required: '必須',
  asSet: '上の設定どおり',
  requiredIf: (field: string) => `追加条件：${field}`,
  condition: '条件',
  value: '値',
  add: '条件を追加',
  together: '複数の条件',
  each: { all: 'すべてを満たす', any: 'いずれかを満たす' },
  andIf: (field: string) => `かつ：${field}`,
  orIf: (field: string) => `または：${field}`,
  without: 'この条件を削除',
  is: { IS: '次の値と同じ', IS_NOT: '次の値と異なる', FILLED: '入力済み', EMPTY: '未入力' },
  isOf: { IS: '次を選択', IS_NOT: '次を選択していない', FILLED: '選択あり', EMPTY: '選択なし' },
  ticked: { FILLED: 'チェックあり', EMPTY: 'チェックなし' },
  equal: '同じ内容にする',
  notEqual: '指定なし',
  equalTo: (field: string) => `${field}と同じ`,
  computed: '自動計算',
  typed: '署名者が入力',
  by: kinds,
  of: '計算に使うフィールド',
  from: '計算に使うフィールド',
  factor: '掛ける数',
  factorHint: '例：税率0.13',
  factorWrong: '小数点以下6桁までの数値を入力してください',
  days: '加える日数',
  daysWrong: (most: number) => `-${most}〜${most}の整数を入力してください`,
  decimals: '小数点以下の桁数',
  allDecimals: '丸めない',
  gaps,
};
