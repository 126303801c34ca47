import type { text as Shape } from '../../../zh-CN/parts/contact/reading.ts';

export const text: typeof Shape = {
  unknown: 'No such mobile number. From abroad, begin with + and the country code, such as +44\u00a07400\u00a0123456',
  unserved: (country) => `${country}: no text messages are sent there, enter an e-mail address`,
};
