import type { text as Shape } from '../../../zh-CN/parts/uploader/uploader.ts';

export const text: typeof Shape = { failed: 'ファイルをアップロードできませんでした。もう一度お試しください。' };
