import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/retention/text.ts';

export const text: typeof Shape = {
  title: '보존 기간',
  lead: '기업의 초안, 계약서, 알림, 로그의 보존 기간과 삭제하면 안 되는 항목',
};
