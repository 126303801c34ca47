import type { ConsentWords } from '../../text/consent.ts';

export const CONSENT: ConsentWords = {
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
