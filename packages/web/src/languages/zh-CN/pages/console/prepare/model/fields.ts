/** What a new field begins with: the options of a choice, and a note of the sender. */
export const text = { options: ['是', '否'] as readonly string[], note: '备注' };
