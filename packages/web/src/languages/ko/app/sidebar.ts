import type { text as Shape } from '../../zh-CN/app/sidebar.ts';

export const text: typeof Shape = { skip: '본문으로 건너뛰기' };
