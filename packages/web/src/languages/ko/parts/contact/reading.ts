import type { text as Shape } from '../../../zh-CN/parts/contact/reading.ts';

export const text: typeof Shape = {
  unknown: '없는 휴대전화 번호입니다. 국외 번호는 +와 국가 번호로 시작합니다. 예: +44\u00a07400\u00a0123456',
  unserved: (country) => `${country}: 이 지역에는 문자를 보낼 수 없습니다. 이메일 주소를 입력해 주십시오`,
};
