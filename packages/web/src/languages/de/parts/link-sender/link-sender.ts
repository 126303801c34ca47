import type { text as Shape } from '../../../zh-CN/parts/link-sender/link-sender.ts';

export const text: typeof Shape = {
  by: (person) => `Von ${person}`,
  message: (text) => `Nachricht des Absenders: „${text}“`,
};
