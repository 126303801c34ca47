import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-person.ts';

export const text: typeof Shape = { open: (name) => `${name} 님 교체` };
