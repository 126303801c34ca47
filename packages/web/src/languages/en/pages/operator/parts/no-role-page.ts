import type { text as Shape } from '../../../../zh-CN/pages/operator/parts/no-role-page.ts';

export const text: typeof Shape = {
  title: 'Not permitted',
  emptyTitle: 'Your role does not include this page',
  emptyWhy: 'An administrator assigns roles.',
};
