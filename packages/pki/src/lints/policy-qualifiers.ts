import { OID, type DerReader, TAG, readExtension } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

const ADDRESS = /^https?:\/\/[^/\s]+\/\S+$/;

/** The qualifiers of one policy: identifier and the octets of the address, or null if it is not an IA5String. */
function readQualifiers(reader: DerReader): { readonly oid: string; readonly text: string | null }[] {
  return reader
    .sequence('certificatePolicies')
    .all((list) => {
      const policy = list.sequence('a policy');
      policy.oid('policyIdentifier');
      const field = policy.optional(TAG.sequence, 'policyQualifiers');
      policy.end('a policy');
      if (field === null) return [];
      return policy.enter(field).all((each) => {
        const inner = each.sequence('a qualifier');
        const oid = inner.oid('policyQualifierId');
        const { tag, content } = inner.next('qualifier');
        inner.end('a qualifier');
        return { oid, text: tag === TAG.ia5String ? Buffer.from(content).toString('latin1') : null };
      });
    })
    .flat();
}

/** A policy has the address of the practice statement as its only qualifier; user notices are not used. */
export const policyQualifiers: CertificateLint = {
  name: 'policy-qualifiers',
  clause: 'RFC 5280 §4.2.1.4',
  check: ({ tbs: { extensions } }) => {
    for (const { oid, text } of readExtension(extensions, OID.certificatePolicies, readQualifiers) ?? []) {
      if (oid !== OID.cpsQualifier) return `a qualifier ${oid} that is not the address of the practice statement`;
      if (text === null || !ADDRESS.test(text)) return 'the practice statement address is not an http or https URL';
    }
    return null;
  },
};
