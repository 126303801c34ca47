import type { text as Shape } from '../../zh-CN/ui/pager.ts';

export const text: typeof Shape = { previous: '上一頁', next: '下一頁', page: (at, of) => `第 ${at} / ${of} 頁` };
