import type { text as Shape } from '../../../zh-CN/parts/link-sender/link-sender.ts';

export const text: typeof Shape = {
  by: (person) => `From ${person}`,
  message: (text) => `Message from the sender: “${text}”`,
};
