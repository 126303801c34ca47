import type { text as Shape } from '../../../../zh-CN/pages/light/verify/how-text.ts';

export const text: typeof Shape = {
  steps: [
    'Every signature and document time-stamp of every version is found. A signature has to cover one whole version, with nothing left out but itself.',
    'The covered bytes are hashed again, and the signature value is checked against the public key of its certificate.',
    'A path is built from the certificates in the file up to a root we trust. A root contained in the file is never trusted.',
    'A trusted time-stamp determines the signing time; without one, the current time is used.',
    'The status of certificates comes from the OCSP answers and revocation lists in the file. No address in the file is contacted.',
    'The changes of each later version are checked object by object. Any change that none of the rules below explains counts as suspicious.',
    'A file is valid if every signature and time-stamp passes and no change is suspicious. The terms are those of ETSI EN 319 102-1.',
  ],
  trust: 'We trust our own root and the lists that our operators have imported.',
  rules: 'Changes allowed after a signature',
  limits:
    'The file is verified in memory only, verification stops at a limit of computing time, and the file is dropped at once. Programs can call POST /api/verify; see the API documentation.',
  api: 'API documentation',
};
