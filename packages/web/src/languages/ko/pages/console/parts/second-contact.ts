import type { text as Shape } from '../../../../zh-CN/pages/console/parts/second-contact.ts';

export const text: typeof Shape = {
  add: '두 번째 연락처 추가',
  label: '두 번째 연락처',
  hint: '전화번호 외에 이메일, 또는 그 반대',
  wrong: '다른 종류의 연락처를 입력해 주십시오',
  identifying: '본인 확인에 쓰는 연락처',
  identifyingHint: '서명 링크와 인증번호는 이곳으로 보내고 다른 하나는 알림만 받습니다',
  kinds: { phone: '휴대전화', email: '이메일' },
  byContact: (contact, other) => `본인 확인: ${contact}, 알림 전용: ${other}`,
};
