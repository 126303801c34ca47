import type { text as Shape } from '../../zh-CN/ui/pager.ts';

export const text: typeof Shape = { previous: '이전', next: '다음', page: (at, of) => `${at}/${of}쪽` };
