import type { text as Shape } from '../../../zh-CN/parts/data-table/list-text.ts';

export const text: typeof Shape = {
  count: (total) => `${total}건`,
  nothingFound: '일치하는 항목이 없습니다',
  nothingFoundWhy: '다른 조건을 사용하거나 조건을 모두 지워 보십시오.',
  clear: '조건 지우기',
  dense: '좁은 표',
  comfortable: '넓은 표',
};
