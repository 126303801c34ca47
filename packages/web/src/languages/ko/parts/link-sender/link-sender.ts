import type { text as Shape } from '../../../zh-CN/parts/link-sender/link-sender.ts';

export const text: typeof Shape = {
  by: (person) => `발신자: ${person}`,
  message: (text) => `발신자의 메시지: “${text}”`,
};
