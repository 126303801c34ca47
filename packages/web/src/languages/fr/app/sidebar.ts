import type { text as Shape } from '../../zh-CN/app/sidebar.ts';

export const text: typeof Shape = { skip: 'Aller au contenu' };
