import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person.ts';

export const text: typeof Shape = { open: 'Vor Ort unterzeichnen', about: (name) => `Vor Ort unterzeichnen: ${name}` };
