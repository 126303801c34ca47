import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-rules.ts';
import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: '숫자의 합',
  PRODUCT: '숫자의 곱',
  DAYS: '날짜에 일수 더하기',
  CAPITALS: '한자 대문자 금액',
};
const gaps: Record<RuleGap, string> = {
  MISSING: '참조하는 입력란이 없습니다',
  LATER: '같은 서명자 또는 먼저 처리하는 서명자의 입력란만 참조할 수 있습니다',
  KIND: '참조하는 입력란의 종류가 맞지 않습니다',
  VALUE: '조건의 값을 선택해 주십시오',
  CIRCLE: '규칙이 서로를 순환하여 참조합니다',
};

export const text: typeof Shape = {
  title: '규칙',
  nothing: '규칙을 정하려면 이 서명자 또는 먼저 처리하는 서명자의 텍스트, 날짜, 선택란을 하나 더 배치해 주십시오.',
  named: (name: string, page: number) => `${name} · ${page}쪽`,
  shown: '표시',
  always: '항상',
  shownIf: (field: string) => `조건부: ${field}`,
  required: '필수',
  asSet: '위 설정대로',
  requiredIf: (field: string) => `추가 조건: ${field}`,
  condition: '조건',
  value: '값',
  is: { IS: '다음과 같음', IS_NOT: '다음과 다름', FILLED: '입력됨', EMPTY: '비어 있음' },
  isOf: { IS: '선택함', IS_NOT: '선택하지 않음', FILLED: '선택 있음', EMPTY: '선택 없음' },
  ticked: { FILLED: '체크됨', EMPTY: '체크 안 됨' },
  equal: '같아야 함',
  notEqual: '아니요',
  equalTo: (field: string) => `${field}의 값과`,
  computed: '계산',
  typed: '서명자가 입력',
  by: kinds,
  of: '사용할 입력란',
  from: '사용할 입력란',
  factor: '곱하기',
  factorHint: '예: 비율 0.13',
  factorWrong: '소수점 여섯째 자리까지의 숫자를 입력해 주십시오',
  days: '더할 일수',
  daysWrong: (most: number) => `-${most}~${most}의 정수를 입력해 주십시오`,
  decimals: '소수 자릿수',
  allDecimals: '반올림 안 함',
  gaps,
};
