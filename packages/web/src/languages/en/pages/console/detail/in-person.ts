import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person.ts';

export const text: typeof Shape = { open: 'Sign in person', about: (name) => `Sign in person: ${name}` };
