import type { SigningMode } from '../../../../../pages/light/sign/model/fields.ts';
import { CONSENT } from '@countersign/contract/languages/zh-CN/consent';
import type { AuthLevel, SecureLevel } from '@countersign/domain';

export interface Said {
  readonly title: string;
  readonly text: (button: string) => string;
  readonly button: string;
  readonly working: readonly string[];
}
export type Modes = Readonly<Record<SigningMode, Said>>;
export type Secure = Readonly<Record<SecureLevel, string>>;
export type Auth = Readonly<Record<AuthLevel, string | null>>;
const modes: Modes = {
  sign: {
    title: '确认签署',
    ...CONSENT.sign,
    working: ['正在核验身份…', '正在准备证书…', '正在写入签名…', '正在保存…'],
  },
  fill: {
    title: '确认提交',
    ...CONSENT.fill,
    working: ['正在核验身份…', '正在保存…'],
  },
  void: {
    title: '确认作废',
    ...CONSENT.void,
    working: ['正在核验身份…', '正在准备证书…', '正在写入签名…', '正在保存…'],
  },
};
const secure: Secure = {
  DISPOSABLE_CERT: '为本次签署签发一次性证书：密钥只用一次，用完即销毁。',
  PERSONAL_CERT: '使用您实名认证后的个人长期证书。',
  ENTERPRISE_CERT: '使用您所代表企业的长期证书。',
  SHIELD_CERT: '密钥在您自己的手机上，下一步在手机上确认。',
};
const auth: Auth = {
  LOW: null,
  MEDIUM: '发起人要求签署人已通过实名认证。',
  HIGH: '发起人要求签署人已通过实名认证，并同时验证签署密码和验证码。',
};

export const text = {
  modes,
  secure,
  auth,
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
};
