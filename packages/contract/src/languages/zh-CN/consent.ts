import type { ConsentWords } from '../../text/consent.ts';

export const CONSENT: ConsentWords = {
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
