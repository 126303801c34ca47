import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person.ts';

export const text: typeof Shape = { open: 'Signer en personne', about: (name) => `Signer en personne : ${name}` };
