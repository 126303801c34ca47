import type { text as Shape } from '../../../../../zh-CN/pages/console/prepare/model/fields.ts';

export const text: typeof Shape = { options: ['예', '아니요'], note: '메모' };
