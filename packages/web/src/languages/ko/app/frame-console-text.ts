import type { text as Shape } from '../../zh-CN/app/frame-console-text.ts';

export const text: typeof Shape = {
  accounts: '계정',
  switcher: '계정 메뉴',
  personal: '개인 계정',
  waiting: (count) => (count >= 100 ? '대기 99건 이상' : `대기 ${count}건`),
  waitingElsewhere: '다른 계정에 대기 중인 계약서가 있습니다',
  switchTo: '계정 전환',
  search: '이름으로 계정 찾기',
  removed: '관리자가 제외한 계정입니다',
  makeDefault: (name) => `로그인 후 기본으로 사용: ${name}`,
  makeDefaultShort: '로그인 후 기본 계정으로 설정',
  isDefault: '로그인 후 기본 계정',
  defaultSet: '로그인 후 기본 계정으로 설정했습니다',
  switched: (name) => `전환된 계정: ${name}`,
  found: '기업 계정 만들기',
  settings: '계정 및 도장',
};
