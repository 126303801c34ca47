import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person.ts';

export const text: typeof Shape = { open: '當面簽署', about: (name) => `當面簽署：${name}` };
