import { DerError } from '../der/der-error.ts';
import { type DerReader, readDer } from '../der/der-reader.ts';
import { TAG, contextPrimitiveTag } from '../der/tags.ts';
import { serialToHex } from '../der/bytes.ts';
import { OID } from '../oids.ts';
import { type GeneralName, readGeneralName, urisOf } from './general-name.ts';

/** One extension; `value` is the content of its OCTET STRING. */
export type Extension = { readonly oid: string; readonly critical: boolean; readonly value: Uint8Array };

export type BasicConstraints = { readonly ca: boolean; readonly pathLength: number | null };

/** Key usages in the order of their bits (RFC 5280 §4.2.1.3). */
export const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;
export type KeyUsage = (typeof KEY_USAGES)[number];

export type AuthorityKeyIdentifier = {
  readonly keyId: Uint8Array | null;
  readonly issuer: readonly GeneralName[];
  readonly serialHex: string | null;
};

/** Reads the SEQUENCE OF Extension inside its explicit tag. A repeated extension is refused (RFC 5280 §4.2). */
export function readExtensions(reader: DerReader): Extension[] {
  const seen = new Set<string>();
  return reader.sequence('extensions').all((list) => {
    const inner = list.sequence('an extension');
    const { offset } = inner;
    const oid = inner.oid('the identifier of an extension');
    if (seen.has(oid)) throw new DerError('VALUE', `extension ${oid} comes twice`, offset);
    seen.add(oid);
    // An explicit FALSE is not DER, but common enough in practice that readers accept it.
    const critical = inner.peek() === TAG.boolean ? inner.boolean('critical') : false;
    const value = inner.octetString('the value of an extension');
    inner.end('an extension');
    return { oid, critical, value };
  });
}

export function extension(extensions: readonly Extension[], oid: string): Extension | null {
  return extensions.find((candidate) => candidate.oid === oid) ?? null;
}

/** Reads the value of an extension; null if it is absent. */
export function readExtension<T>(
  extensions: readonly Extension[],
  oid: string,
  read: (reader: DerReader) => T,
): T | null {
  const found = extension(extensions, oid);
  return found === null ? null : readDer(found.value, read);
}

export function readBasicConstraints(reader: DerReader): BasicConstraints {
  const inner = reader.sequence('basicConstraints');
  const ca = inner.peek() === TAG.boolean ? inner.boolean('cA') : false;
  const pathLength = inner.peek() === TAG.integer ? inner.smallInteger('pathLenConstraint') : null;
  inner.end('basicConstraints');
  return { ca, pathLength };
}

export function readKeyUsage(reader: DerReader): KeyUsage[] {
  return reader.namedBits('keyUsage').flatMap((bit) => KEY_USAGES[bit] ?? []);
}

export function readOids(reader: DerReader): string[] {
  return reader.sequence('extKeyUsage').all((inner) => inner.oid('a key purpose'));
}

export function readAuthorityKeyId(reader: DerReader): AuthorityKeyIdentifier {
  const inner = reader.sequence('authorityKeyIdentifier');
  const keyId = inner.optional(contextPrimitiveTag(0), 'keyIdentifier')?.content ?? null;
  const issuerField = inner.optional(0xa1, 'authorityCertIssuer');
  const issuer = issuerField === null ? [] : inner.enter(issuerField).all(readGeneralName);
  const serial = inner.peek() === 0x82 ? serialToHex(inner.integer('authorityCertSerialNumber', 0x82)) : null;
  inner.end('authorityKeyIdentifier');
  return { keyId, issuer, serialHex: serial };
}

/** The URLs of authorityInfoAccess by method; locations that are not URIs are left out. */
export type AuthorityInfoAccess = { readonly ocsp: readonly string[]; readonly caIssuers: readonly string[] };

export function readAuthorityInfoAccess(reader: DerReader): AuthorityInfoAccess {
  const ocsp: string[] = [];
  const caIssuers: string[] = [];
  reader.sequence('authorityInfoAccess').all((list) => {
    const inner = list.sequence('an access description');
    const method = inner.oid('accessMethod');
    const urls = urisOf([readGeneralName(inner)]);
    inner.end('an access description');
    if (method === OID.accessOcsp) ocsp.push(...urls);
    if (method === OID.accessCaIssuers) caIssuers.push(...urls);
  });
  return { ocsp, caIssuers };
}

/** The URLs of all CRL distribution points; points with names of other kinds give none. */
export function readDistributionPoints(reader: DerReader): string[] {
  return reader
    .sequence('cRLDistributionPoints')
    .all((list) => {
      const point = list.sequence('a distribution point');
      const nameField = point.optional(0xa0, 'distributionPoint');
      const names: GeneralName[] = [];
      if (nameField !== null) {
        const choice = point.enter(nameField);
        const fullName = choice.optional(0xa0, 'fullName');
        if (fullName === null) choice.next('nameRelativeToCRLIssuer');
        else names.push(...choice.enter(fullName).all(readGeneralName));
        choice.end('distributionPoint');
      }
      point.optional(0x81, 'reasons');
      point.optional(0xa2, 'cRLIssuer');
      point.end('a distribution point');
      return urisOf(names);
    })
    .flat();
}

export function readPolicies(reader: DerReader): string[] {
  return reader.sequence('certificatePolicies').all((list) => {
    const inner = list.sequence('a policy');
    const policy = inner.oid('policyIdentifier');
    inner.optional(TAG.sequence, 'policyQualifiers');
    inner.end('a policy');
    return policy;
  });
}
