import type { text as Shape } from '../../../../zh-CN/pages/light/sign/give-back.ts';

export const text: typeof Shape = { back: '기기 돌려주기' };
