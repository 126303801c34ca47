import type { text as Shape } from '../../../zh-CN/parts/link-sender/link-sender.ts';

export const text: typeof Shape = {
  by: (person) => `Envoyé par ${person}`,
  message: (text) => `Message de l’expéditeur : « ${text} »`,
};
