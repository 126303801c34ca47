import type { text as Shape } from '../../../../zh-CN/pages/console/parts/pick-list.ts';

export const text: typeof Shape = { without: (title) => `${title} 제외`, more: '더 보기' };
