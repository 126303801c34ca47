import { type DerReader, readDer } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

const ISSUER_UNIQUE_ID = 0x81;
const SUBJECT_UNIQUE_ID = 0x82;

function readTags(reader: DerReader): number[] {
  return reader.sequence('tbsCertificate').all((inner) => inner.next('a field').tag);
}

/** No unique identifiers: names are not reused for other subjects. */
export const uniqueIdentifiers: CertificateLint = {
  name: 'unique-identifiers',
  clause: 'RFC 5280 §4.1.2.8',
  check: ({ tbs: { der } }) =>
    readDer(der, readTags).some((tag) => tag === ISSUER_UNIQUE_ID || tag === SUBJECT_UNIQUE_ID)
      ? 'the certificate has a unique identifier'
      : null,
};
