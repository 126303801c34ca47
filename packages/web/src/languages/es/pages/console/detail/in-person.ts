import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person.ts';

export const text: typeof Shape = { open: 'Firma presencial', about: (name) => `Firma presencial: ${name}` };
