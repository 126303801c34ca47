import type { text as Shape } from '../../../zh-CN/parts/uploader/uploader.ts';

export const text: typeof Shape = { failed: 'L’importation du fichier a échoué, veuillez réessayer.' };
