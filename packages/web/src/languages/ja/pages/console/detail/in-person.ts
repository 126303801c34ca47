import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person.ts';

export const text: typeof Shape = { open: '対面署名', about: (name) => `対面署名：${name}` };
