import { type DerReader, TAG, readDer } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

const VALIDITY_POSITION = 4;

/** The tags and lengths of notBefore and notAfter, which the parsed structure no longer contains. */
function readTimes(reader: DerReader): { readonly tag: number; readonly octets: number }[] {
  const inner = reader.sequence('tbsCertificate');
  // version, serialNumber, signature, issuer
  for (let position = 0; position < VALIDITY_POSITION; position += 1) inner.next('a field');
  const times = inner.sequence('validity').all((list) => {
    const { tag, content } = list.next('a time');
    return { tag, octets: content.length };
  });
  while (inner.peek() !== null) inner.next('a field');
  return times;
}

/** UTCTime until 2049 and GeneralizedTime from 2050, in whole seconds and UTC. */
export const timeEncoding: CertificateLint = {
  name: 'time-encoding',
  clause: 'RFC 5280 §4.1.2.5.1, §4.1.2.5.2',
  check: ({ tbs: { der, notBefore, notAfter } }) => {
    const found = readDer(der, readTimes);
    for (const [index, at] of [notBefore, notAfter].entries()) {
      const late = at.getUTCFullYear() > 2049;
      const { tag, octets } = found[index] ?? { tag: 0, octets: 0 };
      if (tag !== (late ? TAG.generalizedTime : TAG.utcTime)) return 'a time has the type of another century';
      if (octets !== (late ? 'YYYYMMDDHHMMSSZ' : 'YYMMDDHHMMSSZ').length) return 'a time is not in UTC to the second';
    }
    return null;
  },
};
