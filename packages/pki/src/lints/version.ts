import type { CertificateLint } from './linted-certificate.ts';

/** Extensions need version 3. */
export const version: CertificateLint = {
  name: 'version',
  clause: 'RFC 5280 §4.1.2.1',
  check: ({ tbs }) => (tbs.version === 3 ? null : `version ${tbs.version} where 3 is required`),
};
