import type { text as Shape } from '../../../zh-CN/parts/uploader/uploader.ts';

export const text: typeof Shape = {
  failed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
};
