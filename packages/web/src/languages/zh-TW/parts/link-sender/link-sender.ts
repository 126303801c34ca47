import type { text as Shape } from '../../../zh-CN/parts/link-sender/link-sender.ts';

export const text: typeof Shape = { by: (person) => `發起人：${person}`, message: (text) => `發起人留言：「${text}」` };
