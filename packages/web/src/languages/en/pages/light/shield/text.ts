import type { text as Shape } from '../../../../zh-CN/pages/light/shield/text.ts';

export const text: typeof Shape = {
  page: 'Sign with your phone',
  opening: 'Opening…',
  from: (sender) => `Sent by ${sender}`,
  lead: 'Check it, then sign with this phone',
  as: (name) => `Signer: ${name}`,
  parties: 'Parties',
  role: { SIGNER: 'signs', CHECKER: 'reviews', CC: 'gets a copy' },
  documents: (count) => (count === 1 ? 'Document' : `Documents (${count})`),
  pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
  digest: 'SHA-256 digest',
  digestWhy:
    'The digest is the fingerprint of the content. If the computer shows the same digest beside the QR code, it is the same file.',
  keyKnown: 'The signing key of this phone will be used',
  keyNew: 'First use: this phone will generate a signing key',
  keyNewByCode: (contact) =>
    `First use: this phone will generate a signing key; a code sent to ${contact} confirms that it is you`,
  code: 'Code',
  codeSent: (contact) => `A code was sent to ${contact}. Enter it to continue signing.`,
  codeAgain: 'Send another code',
  number: 'Enter this number on the computer to confirm that the phone is yours',
  keyWhy:
    'The key exists only in this browser; no one, including us, can extract it. Do not sign on another person’s phone.',
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')} left`,
  confirm: 'Sign now',
  refuse: 'Do not sign',
  refuseTitle: 'Not sign this contract?',
  refuseWhy: 'The code stops working at once and nothing is signed. You can make a new one on the computer later.',
  doing: { key: 'Preparing the signing key…', prepare: 'Preparing the documents…', sign: 'Signing…' },
  doneTitle: 'Signed',
  doneWhy: (title) => `“${title}” is signed with this phone. Look at your computer.`,
  signedDigest: 'Digest of what was signed',
  refusedTitle: 'Not signed',
  refusedWhy: 'You chose not to sign. You may close this page.',
  goneTitle: 'This code has expired',
  goneWhy:
    'A code is valid for five minutes and works once. If your computer does not say that you have signed, make a new one there and scan it.',
  failedTitle: 'It was not signed',
  failedNext: 'Nothing was signed. Make a new code on the computer.',
  notShown: 'The data received does not match the documents shown, so this phone did not sign.',
  awayTitle: 'It did not open',
  incompleteTitle: 'The link is not complete',
  incompleteWhy: 'Scan the code on the computer with the camera of your phone.',
  unfitTitle: 'This browser cannot sign',
  unfitWhy:
    'A signing key needs a recent Chrome, Safari, Edge or Firefox, with this site opened over https. Scan the code with another browser.',
};
