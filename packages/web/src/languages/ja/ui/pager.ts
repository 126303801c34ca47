import type { text as Shape } from '../../zh-CN/ui/pager.ts';

export const text: typeof Shape = { previous: '前へ', next: '次へ', page: (at, of) => `${at} / ${of}ページ` };
