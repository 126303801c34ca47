import type { text as Shape } from '../../../../../zh-CN/pages/console/prepare/model/fields.ts';

export const text: typeof Shape = { options: ['Oui', 'Non'], note: 'Note' };
