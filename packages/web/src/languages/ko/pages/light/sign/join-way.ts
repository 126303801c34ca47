import type { text as Shape } from '../../../../zh-CN/pages/light/sign/join-way.ts';

export const text: typeof Shape = {
  ask: (enterprise) => (enterprise === '' ? '기업 가입 신청' : `가입 신청: ${enterprise}`),
  said: {
    WAITING:
      '기업 책임자에게 신청을 보냈습니다. 수락되면 이 페이지에서 계약서가 자동으로 열립니다. 나중에 다시 오셔도 됩니다.',
    PASSED: '기업에 가입했습니다. 계약서를 여는 중…',
    REFUSED: '기업이 신청을 수락하지 않았습니다. 궁금한 점은 기업 책임자나 발신자에게 문의해 주십시오.',
  },
  look: '새로 고침',
  login: '로그인하고 가입 신청',
};
