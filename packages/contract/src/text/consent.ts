import type { Language } from './catalogue.ts';

/**
 * What a person declares by choosing the button that signs, fills in, voids, or signs several contracts at once. The page shows
 * these words above the button, the act states which were shown, and the evidence report repeats those.
 */
export const CONSENT_MODES = ['sign', 'fill', 'void', 'batch'] as const;
export type ConsentMode = (typeof CONSENT_MODES)[number];
/**
 * The version of the words below: a changed wording gets another version, and the former words stay for the acts that name
 * them.
 */
export const CONSENT_VERSIONS = ['1'] as const;
export const CONSENT_VERSION = CONSENT_VERSIONS[0];

/** Which words were shown to the person who acted. */
export interface ShownConsent {
  readonly mode: ConsentMode;
  readonly version: (typeof CONSENT_VERSIONS)[number];
  readonly language: Language;
  /** So many contracts were signed by one confirmation. */
  readonly count?: number | undefined;
}
interface Declaration {
  readonly button: string;
  readonly text: (button: string, count?: number) => string;
}

export const CONSENT_ZH: Readonly<Record<ConsentMode, Declaration>> = {
  sign: {
    button: '确认签署',
    text: (button) =>
      `点击“${button}”，即表示我已阅读并同意上述全部文件，愿以电子签名签署，并同意为本次签署使用数字证书。`,
  },
  fill: {
    button: '确认提交',
    text: (button) => `点击“${button}”，即表示我已阅读上述文件，并确认所填内容属实。`,
  },
  void: {
    button: '确认作废',
    text: (button) =>
      `点击“${button}”，即表示我已阅读这份作废协议，同意原合同自各方确认后作废，愿以电子签名签署本协议，并同意为本次签署使用数字证书。`,
  },
  batch: {
    button: '确认签署',
    text: (button, count = 1) =>
      `点击“${button}”，即表示我已阅读并同意这 ${count} 份合同的全部文件，愿以电子签名逐份签署，并同意为每次签署使用数字证书。`,
  },
};

export const CONSENT_EN: Readonly<Record<ConsentMode, Declaration>> = {
  sign: {
    button: 'Sign now',
    text: (button) =>
      `By choosing “${button}” I confirm that I have read and agree to all documents above, that I want to sign them electronically, and that a certificate is used for this signature.`,
  },
  fill: {
    button: 'Submit now',
    text: (button) =>
      `By choosing “${button}” I confirm that I have read the documents above and that what I filled in is true.`,
  },
  void: {
    button: 'Confirm voiding',
    text: (button) =>
      `By choosing “${button}” I confirm that I have read this void agreement, that the contract is to be void once everyone has confirmed, that I want to sign the agreement electronically, and that a certificate is used for this signature.`,
  },
  batch: {
    button: 'Sign now',
    text: (button, count = 1) =>
      `By choosing “${button}” I confirm that I have read and agree to all documents of ${count === 1 ? 'this contract' : `these ${count} contracts`}, that I want to sign each of them electronically, and that a certificate is used for each signature.`,
  },
};

/** The words as they were shown. */
export function consentWords({ mode, language, count }: ShownConsent): string {
  const { button, text } = (language === 'en' ? CONSENT_EN : CONSENT_ZH)[mode];
  return text(button, count);
}
