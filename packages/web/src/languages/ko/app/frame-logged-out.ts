import type { text as Shape } from '../../zh-CN/app/frame-logged-out.ts';

export const text: typeof Shape = { enter: '워크스페이스' };
