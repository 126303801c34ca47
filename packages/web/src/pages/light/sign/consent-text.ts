import { CONSENT_EN, CONSENT_ZH } from '@countersign/contract/consent';
import type { AuthLevel, SecureLevel } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';
import type { SigningMode } from './model/fields.ts';

interface Said {
  readonly title: string;
  readonly text: (button: string) => string;
  readonly button: string;
  readonly working: readonly string[];
}
type Modes = Readonly<Record<SigningMode, Said>>;
type Secure = Readonly<Record<SecureLevel, string>>;
type Auth = Readonly<Record<AuthLevel, string | null>>;

const modesZh: Modes = {
  sign: {
    title: '确认签署',
    ...CONSENT_ZH.sign,
    working: ['正在核验身份…', '正在准备证书…', '正在写入签名…', '正在保存…'],
  },
  fill: {
    title: '确认提交',
    ...CONSENT_ZH.fill,
    working: ['正在核验身份…', '正在保存…'],
  },
  void: {
    title: '确认作废',
    ...CONSENT_ZH.void,
    working: ['正在核验身份…', '正在准备证书…', '正在写入签名…', '正在保存…'],
  },
};
const modesEn: Modes = {
  sign: {
    title: 'Confirm your signature',
    ...CONSENT_EN.sign,
    working: ['Verifying your identity…', 'Preparing your certificate…', 'Writing your signature…', 'Securing it…'],
  },
  fill: {
    title: 'Confirm what you filled in',
    ...CONSENT_EN.fill,
    working: ['Verifying your identity…', 'Securing it…'],
  },
  void: {
    title: 'Confirm voiding',
    ...CONSENT_EN.void,
    working: ['Verifying your identity…', 'Preparing your certificate…', 'Writing your signature…', 'Securing it…'],
  },
};
const secureZh: Secure = {
  DISPOSABLE_CERT: '为本次签署签发一次性证书：密钥只用一次，用完即销毁。',
  PERSONAL_CERT: '使用您实名认证后的个人长期证书。',
  ENTERPRISE_CERT: '使用您所代表企业的长期证书。',
  SHIELD_CERT: '密钥在您自己的手机上，下一步在手机上确认。',
};
const secureEn: Secure = {
  DISPOSABLE_CERT: 'A certificate is issued for this one signature: its key signs once and is destroyed.',
  PERSONAL_CERT: 'Your personal long-term certificate, issued to your verified identity, is used.',
  ENTERPRISE_CERT: 'The long-term certificate of the enterprise you act for is used.',
  SHIELD_CERT: 'The key is on your own phone, where you confirm in the next step.',
};
const authZh: Auth = {
  LOW: null,
  MEDIUM: '发起人要求签署人已通过实名认证。',
  HIGH: '发起人要求签署人已通过实名认证，并同时验证签署密码和验证码。',
};
const authEn: Auth = {
  LOW: null,
  MEDIUM: 'The sender asks for a verified identity.',
  HIGH: 'The sender asks for a verified identity, and for both the sign password and a code.',
};

/** The texts of the consent and of its proofs. */
export const useConsentText = defineText(
  {
    modes: modesZh,
    secure: secureZh,
    auth: authZh,
    how: '这次签署如何保护',
    meaning: '您的签名意味着什么',
    prove: '如何确认是您本人',
    byPassword: '用签署密码',
    byCode: '用验证码',
    passwordLabel: '签署密码',
    codeTo: (contact: string) => `验证码将发送到 ${contact}`,
    provedBy: (contact: string) => `您刚刚已用 ${contact} 的验证码确认身份，无需再次验证。`,
    noWay: '没有可用的验证方式：请在账户中设置签署密码，或绑定联系方式。',
    needsPassword: '请输入签署密码',
    needsCode: '请先获取并输入 6 位验证码',
    kept: '签署在进行中，请勿关闭页面。',
  },
  {
    modes: modesEn,
    secure: secureEn,
    auth: authEn,
    how: 'How this signature is protected',
    meaning: 'What your signature means',
    prove: 'How you confirm that it is you',
    byPassword: 'By sign password',
    byCode: 'By code',
    passwordLabel: 'Sign password',
    codeTo: (contact) => `A code will be sent to ${contact}`,
    provedBy: (contact) => `You have just confirmed ${contact} by a code; no further code is needed.`,
    noWay: 'There is no way to confirm that it is you. Set a sign password in your account, or bind a contact.',
    needsPassword: 'Enter your sign password',
    needsCode: 'Ask for the code, then enter its 6 digits',
    kept: 'Signing is in progress. Please keep this page open.',
  },
);
