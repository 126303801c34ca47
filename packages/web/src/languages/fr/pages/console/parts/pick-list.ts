import type { text as Shape } from '../../../../zh-CN/pages/console/parts/pick-list.ts';

export const text: typeof Shape = { without: (title) => `Retirer ${title}`, more: 'En voir plus' };
