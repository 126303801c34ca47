import type { CrlLint } from './crl-subject.ts';

/** nextUpdate is present and later than thisUpdate; the CRL begins within its issuer's validity. */
export const crlTimes: CrlLint = {
  name: 'crl-times',
  clause: 'RFC 5280 §5.1.2.4, §5.1.2.5',
  check: ({ tbs: { thisUpdate, nextUpdate }, issuer }) => {
    if (nextUpdate === null) return 'nextUpdate is missing';
    if (nextUpdate <= thisUpdate) return 'nextUpdate is not later than thisUpdate';
    return thisUpdate < issuer.notBefore || thisUpdate > issuer.notAfter
      ? 'the issuer is not valid at that time'
      : null;
  },
};
