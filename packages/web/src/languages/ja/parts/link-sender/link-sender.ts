import type { text as Shape } from '../../../zh-CN/parts/link-sender/link-sender.ts';

export const text: typeof Shape = {
  by: (person) => `送信者：${person}`,
  message: (text) => `送信者からのメッセージ：「${text}」`,
};
