import type { text as Shape } from '../../../zh-CN/parts/site-foot/foot-links.ts';

export const text: typeof Shape = {
  manual: '사용 설명서',
  download: '설명서 내려받기(PDF)',
  verify: '서명된 파일 검증',
  root: '루트 인증서',
  practice: '인증업무준칙',
  report: '신고 및 문의',
  access: '접근성',
};
