import type { text as Shape } from '../../zh-CN/ui/pager.ts';

export const text: typeof Shape = { previous: 'Previous', next: 'Next', page: (at, of) => `Page ${at} of ${of}` };
