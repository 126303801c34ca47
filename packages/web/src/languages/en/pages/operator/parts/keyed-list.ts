import type { text as Shape } from '../../../../zh-CN/pages/operator/parts/keyed-list.ts';

export const text: typeof Shape = { paging: 'Pages', newest: 'Newest', older: 'Older records' };
