import type { text as Shape } from '../../../zh-CN/parts/link-sender/link-sender.ts';

export const text: typeof Shape = {
  by: (person) => `De ${person}`,
  message: (text) => `Mensaje del remitente: «${text}»`,
};
