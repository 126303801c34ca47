import type { text as Shape } from '../../../../zh-CN/pages/light/legal/text.ts';

export const text: typeof Shape = {
  version: (version) => `버전 ${version}`,
  others: '관련 문서',
  none: '페이지를 찾을 수 없습니다',
  noneWhy: '페이지 아래에서 개인정보 처리방침, 이용약관 또는 “서명의 의미”를 열어 주십시오.',
};
