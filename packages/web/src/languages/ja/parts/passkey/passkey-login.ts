import type { text as Shape } from '../../../zh-CN/parts/passkey/passkey-login.ts';

const REFUSED_JA = 'パスキーは使用されませんでした。もう一度試すか、別の方法でログインしてください。';

export const text: typeof Shape = {
  enter: 'パスキーでログイン',
  fault: {
    refused: REFUSED_JA,
    known: REFUSED_JA,
    unfit: 'この端末では、このサイトのパスキーを使用できません。別の方法でログインしてください。',
  },
};
