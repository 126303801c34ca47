import type { text as Shape } from '../../zh-CN/app/frame-console.ts';

export const text: typeof Shape = {
  navigation: '기본 메뉴',
  home: '홈',
  envelopes: '계약서',
  bulk: '대량 발송',
  account: '계정',
  create: '새 계약서',
  enterprise: '기업',
  freeTitle: '이 링크로는 계약서 한 건만 처리할 수 있습니다',
  freeWhy: '서명 링크로 접속하셨습니다. 로그인하면 모든 기능을 사용할 수 있습니다.',
};
