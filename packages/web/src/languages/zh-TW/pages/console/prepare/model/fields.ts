import type { text as Shape } from '../../../../../zh-CN/pages/console/prepare/model/fields.ts';

/** What a new field begins with: the options of a choice, and a note of the sender. */
export const text: typeof Shape = { options: ['是', '否'], note: '備註' };
