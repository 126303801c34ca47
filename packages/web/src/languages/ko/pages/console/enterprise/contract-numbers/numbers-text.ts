import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/contract-numbers/numbers-text.ts';
import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/ko/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: '날짜 없음',
  yyyy: '연도',
  yyyyMM: '연월',
  yyyyMMdd: '연월일',
};
const reset: Record<CounterReset, string> = { NEVER: '안 함', YEARLY: '해마다', MONTHLY: '달마다' };
const place: Record<NumberPlace, string> = {
  NONE: '문서에 표시 안 함',
  HEADER_LEFT: '각 페이지 왼쪽 위',
  HEADER_RIGHT: '각 페이지 오른쪽 위',
  FOOTER_LEFT: '각 페이지 왼쪽 아래',
  FOOTER_RIGHT: '각 페이지 오른쪽 아래',
};

export const text: typeof Shape = {
  date,
  reset,
  place,
  title: '계약 번호',
  lead: '규칙을 사용하는 동안 구성원이 보내는 모든 계약서에 다음 번호가 빠짐없이 부여됩니다.',
  none: '번호 규칙이 없습니다',
  noneWhy: '규칙을 만들면 이후 보내는 계약서에 번호가 부여됩니다.',
  create: '새 규칙',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: '사용',
  disable: '사용 중지',
  enableOf: (example) => `규칙 ${example} 사용`,
  disableOf: (example) => `규칙 ${example} 사용 중지`,
  enableTitle: '이 규칙을 사용하시겠습니까?',
  enableWhy: '앞으로 보내는 계약서에 이 규칙의 번호가 멈춘 곳부터 이어서 부여됩니다. 현재 규칙은 사용이 중지됩니다.',
  disableTitle: '이 규칙의 사용을 중지하시겠습니까?',
  disableWhy: '앞으로 보내는 계약서에는 번호가 없습니다. 기존 번호는 그대로입니다.',
  enabledDone: '사용으로 전환했습니다',
  disabledDone: '사용을 중지했습니다',
  next: '다음 번호',
  used: (count) => `${count}개 사용`,
  since: (day) => `${day}부터`,
  prefix: '접두어',
  prefixHint: '예: HT- 또는 SALES-. 비워도 됩니다',
  prefixWrong: '접두어에는 글자, 숫자, 한자와 - _ / . ( ) # 〔 〕 【 】만 최대 20자까지 쓸 수 있습니다.',
  dateLabel: '날짜',
  width: '번호 자릿수',
  resetLabel: '번호 다시 시작',
  resetHint: '번호에 해당 기간이 있어야 합니다',
  placeLabel: '문서에 표시',
  placeHint: '다른 사람이 이미 서명한 업로드 파일은 바꾸지 않습니다',
  newTitle: '새 번호 규칙',
  newWhy: '저장한 규칙은 바꿀 수 없습니다. 필요하면 새로 만드십시오.',
  replaces: '바로 사용되며 현재 규칙은 사용이 중지됩니다.',
  example: '예시',
  save: '저장하고 사용',
  saved: '번호 규칙을 사용합니다',
};
