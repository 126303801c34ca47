import type { text as Shape } from '../../../zh-CN/parts/uploader/uploader.ts';

export const text: typeof Shape = { failed: 'No se ha podido subir el archivo; vuelva a intentarlo.' };
