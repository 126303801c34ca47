import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person.ts';

export const text: typeof Shape = { open: '대면 서명', about: (name) => `대면 서명: ${name}` };
