import type { text as Shape } from '../../../zh-CN/parts/contact/reading.ts';

export const text: typeof Shape = {
  unknown:
    'この携帯電話番号は存在しません。海外の番号は + と国番号から入力してください（例：+44\u00a07400\u00a0123456）',
  unserved: (country) => `${country}にはSMSを送信できません。メールアドレスを入力してください`,
};
