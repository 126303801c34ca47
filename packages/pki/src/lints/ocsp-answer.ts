import type { Certificate, OcspResponseFields } from '@countersign/asn1';
import type { Lint } from './lint.ts';

export type OcspSubject = { readonly answer: OcspResponseFields; readonly responder: Certificate };

/** A response covers at least one certificate, with its times in order, by a responder that is valid at that time. */
export const ocspAnswer: Lint<OcspSubject> = {
  name: 'ocsp-answer',
  clause: 'RFC 6960 §4.2.2.1',
  check: ({ answer: { producedAt, responses }, responder }) => {
    if (responses.length === 0) return 'the response covers no certificate';
    if (producedAt < responder.notBefore || producedAt > responder.notAfter)
      return 'the responder is not valid at that time';
    for (const { status, thisUpdate, nextUpdate } of responses) {
      if (thisUpdate > producedAt) return 'thisUpdate is in the future';
      if (nextUpdate !== null && nextUpdate <= thisUpdate) return 'nextUpdate is not later than thisUpdate';
      if (status.kind === 'revoked' && status.at > producedAt) return 'a certificate is revoked in the future';
    }
    return null;
  },
};
