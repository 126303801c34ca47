import type { Language } from '@countersign/contract';
import { CODE_LIFE_SEC, type Service } from '@countersign/domain';
import type { MessageText } from '../../platform/index.ts';

const PURPOSE: Readonly<Record<Language, Readonly<Record<Service, string>>>> = {
  'zh-CN': {
    REGISTER: '注册账号',
    LOGIN: '登录',
    RESET_PWD: '重置密码',
    RESET_SIGN_PWD: '重置签署密码',
    BIND_CONTACT: '绑定联系方式',
    SIGN: '签署合同',
    SIGNING_OBJECT: '打开待签合同',
    OWNER: '移交企业所有权',
    OPERATOR: '登录运营控制台',
  },
  en: {
    REGISTER: 'register an account',
    LOGIN: 'log in',
    RESET_PWD: 'reset your password',
    RESET_SIGN_PWD: 'reset your sign password',
    BIND_CONTACT: 'bind this contact',
    SIGN: 'sign a contract',
    SIGNING_OBJECT: 'open a contract to sign',
    OWNER: 'hand an enterprise over',
    OPERATOR: 'log in to the operator console',
  },
};

interface CodeTexts {
  readonly subject: string;
  readonly message: (
    facts: Readonly<Record<'by' | 'digits' | 'purpose', string>> & { readonly minutes: number },
  ) => string;
  readonly paragraph: (facts: { readonly purpose: string; readonly minutes: number }) => string;
}
const TEXTS: Readonly<Record<Language, CodeTexts>> = {
  'zh-CN': {
    subject: '验证码',
    message: ({ by, digits, purpose, minutes }) =>
      `【${by}】验证码 ${digits}，用于${purpose}，${minutes} 分钟内有效，请勿告诉任何人。`,
    paragraph: ({ purpose, minutes }) => `您的验证码如下，用于${purpose}，${minutes} 分钟内有效，请勿告诉任何人。`,
  },
  en: {
    subject: 'Your verification code',
    message: ({ by, digits, purpose, minutes }) =>
      `[${by}] ${digits} is your code to ${purpose}. It is valid for ${minutes} minutes; do not share it with anyone.`,
    paragraph: ({ purpose, minutes }) =>
      `Here is your code to ${purpose}. It is valid for ${minutes} minutes; do not share it with anyone.`,
  },
};

/** The text of the message with a code, in the language of the person who requested it; `by` is the name of the authority. */
export function codeText(
  digits: string,
  { service, language, by }: { readonly service: Service; readonly language: Language; readonly by: string },
): MessageText {
  const { subject, message, paragraph } = TEXTS[language];
  const purpose = PURPOSE[language][service];
  const minutes = CODE_LIFE_SEC / 60;
  return {
    subject,
    text: message({ by, digits, purpose, minutes }),
    mail: { language, paragraphs: [paragraph({ purpose, minutes })] },
  };
}
