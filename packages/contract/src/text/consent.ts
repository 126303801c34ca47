/**
 * What somebody declares by choosing the button that signs, fills in or voids. The signing page shows these words above the
 * button, and the evidence report repeats them.
 */
export type ConsentMode = 'sign' | 'fill' | 'void';
interface Declaration {
  readonly button: string;
  readonly text: (button: string) => string;
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
      `By choosing “${button}” I confirm that I have read this void agreement, that the contract is to be void once everybody has confirmed, that I want to sign the agreement electronically, and that a certificate is used for this signature.`,
  },
};
