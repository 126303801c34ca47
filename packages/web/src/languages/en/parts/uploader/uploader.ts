import type { text as Shape } from '../../../zh-CN/parts/uploader/uploader.ts';

export const text: typeof Shape = { failed: 'Upload file failed, please try again.' };
