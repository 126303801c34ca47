import type { text as Shape } from '../../../zh-CN/parts/uploader/uploader.ts';

export const text: typeof Shape = { failed: '파일을 업로드하지 못했습니다. 다시 시도해 주십시오.' };
