import {
  ascii,
  boolean,
  context,
  contextPrimitive,
  integer,
  namedBits,
  nullValue,
  octetString,
  oid,
  sequence,
  tlv,
} from '../der/der-writer.ts';
import { TAG } from '../der/tags.ts';
import { OID } from '../oids.ts';
import { type BasicConstraints, type Extension, KEY_USAGES, type KeyUsage } from './extensions.ts';
import { uriName } from './general-name.ts';

/** Encodes one extension; `critical` is written only if it is true (DER, X.690 §11.5). */
function encodeExtension({ oid: identifier, critical, value }: Extension): Uint8Array {
  return sequence(oid(identifier), ...(critical ? [boolean(true)] : []), octetString(value));
}

/** The extension fields of certificates, CRLs and OCSP: SEQUENCE OF Extension. */
export const encodeExtensions = (extensions: readonly Extension[]): Uint8Array =>
  sequence(...extensions.map(encodeExtension));

const make = (identifier: string, critical: boolean, value: Uint8Array): Extension => ({
  oid: identifier,
  critical,
  value,
});

/** RFC 5280 §4.2.1.9; critical, as required for a CA. */
export function basicConstraints({ ca, pathLength }: BasicConstraints): Extension {
  const fields = ca ? [boolean(true), ...(pathLength === null ? [] : [integer(pathLength)])] : [];
  return make(OID.basicConstraints, true, sequence(...fields));
}

/** RFC 5280 §4.2.1.3; critical. */
export const keyUsage = (usages: readonly KeyUsage[]): Extension =>
  make(OID.keyUsage, true, namedBits(usages.map((usage) => KEY_USAGES.indexOf(usage))));

/** RFC 5280 §4.2.1.12. */
export const extendedKeyUsage = (purposes: readonly string[], critical: boolean): Extension =>
  make(OID.extendedKeyUsage, critical, sequence(...purposes.map(oid)));

/** RFC 5280 §4.2.1.2. */
export const subjectKeyIdentifier = (keyId: Uint8Array): Extension =>
  make(OID.subjectKeyIdentifier, false, octetString(keyId));

/** RFC 5280 §4.2.1.1. */
export const authorityKeyIdentifier = (keyId: Uint8Array): Extension =>
  make(OID.authorityKeyIdentifier, false, sequence(contextPrimitive(0, keyId)));

/** RFC 5280 §4.2.2.1. */
export function authorityInfoAccess({ ocsp, caIssuers }: { ocsp?: string; caIssuers?: string }): Extension {
  const access = (method: string, url: string): Uint8Array => sequence(oid(method), uriName(url));
  return make(
    OID.authorityInfoAccess,
    false,
    sequence(
      ...(ocsp === undefined ? [] : [access(OID.accessOcsp, ocsp)]),
      ...(caIssuers === undefined ? [] : [access(OID.accessCaIssuers, caIssuers)]),
    ),
  );
}

/** RFC 5280 §4.2.1.13: one distribution point per URL. */
export const crlDistributionPoints = (urls: readonly string[]): Extension =>
  make(
    OID.crlDistributionPoints,
    false,
    sequence(...urls.map((url) => sequence(context(0, context(0, uriName(url)))))),
  );

/** RFC 5280 §4.2.1.4; with the URL of the practice statement as each policy's qualifier, if given. */
export function certificatePolicies(policies: readonly string[], cpsUrl: string | null = null): Extension {
  const qualifiers =
    cpsUrl === null ? [] : [sequence(sequence(oid(OID.cpsQualifier), tlv(TAG.ia5String, ascii(cpsUrl))))];
  return make(
    OID.certificatePolicies,
    false,
    sequence(...policies.map((policy) => sequence(oid(policy), ...qualifiers))),
  );
}

/** RFC 6960 §4.2.2.2.1: the responder's own certificate need not be checked for revocation. */
export const ocspNoCheck = (): Extension => make(OID.ocspNoCheck, false, nullValue());

/** RFC 5280 §5.2.3. */
export const crlNumber = (number: bigint): Extension => {
  if (number < 0n) throw new RangeError('a CRL number is not negative');
  return make(OID.crlNumber, false, integer(number));
};
