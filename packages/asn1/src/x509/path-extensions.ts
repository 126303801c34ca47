import { DerError } from '../der/der-error.ts';
import { type DerReader } from '../der/der-reader.ts';
import { OID } from '../oids.ts';
import { type Extension, readExtension } from './extensions.ts';
import { type GeneralName, readGeneralName } from './general-name.ts';

/** The extensions that only path validation needs (RFC 5280 §4.2.1.5, §4.2.1.10 to §4.2.1.14). Each throws a DerError. */

export type PolicyMapping = { readonly issuerPolicy: string; readonly subjectPolicy: string };

/** Null if the certificate maps none. */
export const policyMappings = (extensions: readonly Extension[]): PolicyMapping[] | null =>
  readExtension(extensions, OID.policyMappings, (reader) =>
    notEmpty(
      reader.sequence('policyMappings').all((list) => {
        const inner = list.sequence('a policy mapping');
        const mapping = {
          issuerPolicy: inner.oid('issuerDomainPolicy'),
          subjectPolicy: inner.oid('subjectDomainPolicy'),
        };
        inner.end('a policy mapping');
        return mapping;
      }),
      'policyMappings',
    ),
  );

export type PolicyConstraints = {
  readonly requireExplicitPolicy: number | null;
  readonly inhibitPolicyMapping: number | null;
};

export const policyConstraints = (extensions: readonly Extension[]): PolicyConstraints | null =>
  readExtension(extensions, OID.policyConstraints, (reader) => {
    const inner = reader.sequence('policyConstraints');
    const read = (tag: number, what: string): number | null =>
      inner.peek() === tag ? inner.smallInteger(what, tag) : null;
    const requireExplicitPolicy = read(0x80, 'requireExplicitPolicy');
    const inhibitPolicyMapping = read(0x81, 'inhibitPolicyMapping');
    inner.end('policyConstraints');
    return { requireExplicitPolicy, inhibitPolicyMapping };
  });

export const inhibitAnyPolicy = (extensions: readonly Extension[]): number | null =>
  readExtension(extensions, OID.inhibitAnyPolicy, (reader) => reader.smallInteger('inhibitAnyPolicy'));

export type NameConstraints = { readonly permitted: readonly GeneralName[]; readonly excluded: readonly GeneralName[] };

/** Base names; `minimum` and `maximum` are refused (RFC 5280 §4.2.1.10). */
export const nameConstraints = (extensions: readonly Extension[]): NameConstraints | null =>
  readExtension(extensions, OID.nameConstraints, (reader) => {
    const inner = reader.sequence('nameConstraints');
    const read = (tag: number): GeneralName[] => {
      const field = inner.optional(tag, 'subtrees');
      return field === null ? [] : notEmpty(inner.enter(field).all(readSubtree), 'subtrees');
    };
    const constraints = { permitted: read(0xa0), excluded: read(0xa1) };
    inner.end('nameConstraints');
    return constraints;
  });

function readSubtree(list: DerReader): GeneralName {
  const subtree = list.sequence('a subtree');
  const base = readGeneralName(subtree);
  subtree.end('a subtree');
  return base;
}

/** Empty if there are none. */
export const subjectAltNames = (extensions: readonly Extension[]): GeneralName[] =>
  readExtension(extensions, OID.subjectAltName, (reader) => reader.sequence('subjectAltName').all(readGeneralName)) ??
  [];

/** Full names, or the content of the SET of attributes that follows the issuer's name. */
export type DistributionPointName =
  | { readonly kind: 'full'; readonly names: readonly GeneralName[] }
  | { readonly kind: 'relative'; readonly attributes: Uint8Array };

/** `reasons` are numbers of ReasonFlags, null for all. */
export type DistributionPoint = {
  readonly name: DistributionPointName | null;
  readonly reasons: readonly number[] | null;
  readonly crlIssuer: readonly GeneralName[] | null;
};

function readPointName(reader: DerReader): DistributionPointName | null {
  const field = reader.optional(0xa0, 'distributionPoint');
  if (field === null) return null;
  const choice = reader.enter(field);
  const full = choice.optional(0xa0, 'fullName');
  const name: DistributionPointName =
    full === null
      ? { kind: 'relative', attributes: choice.expect(0xa1, 'nameRelativeToCRLIssuer').content }
      : { kind: 'full', names: choice.enter(full).all(readGeneralName) };
  choice.end('distributionPoint');
  return name;
}

const readReasons = (reader: DerReader, tag: number): number[] | null =>
  reader.peek() === tag ? reader.namedBits('reasons', tag) : null;

/** Null if the certificate names none. */
export const distributionPoints = (extensions: readonly Extension[]): DistributionPoint[] | null =>
  readExtension(extensions, OID.crlDistributionPoints, (reader) =>
    reader.sequence('cRLDistributionPoints').all((list) => {
      const point = list.sequence('a distribution point');
      const name = readPointName(point);
      const reasons = readReasons(point, 0x81);
      const issuer = point.optional(0xa2, 'cRLIssuer');
      const crlIssuer = issuer === null ? null : point.enter(issuer).all(readGeneralName);
      point.end('a distribution point');
      return { name, reasons, crlIssuer };
    }),
  );

/** IssuingDistributionPoint of a CRL (RFC 5280 §5.2.5). */
export type IssuingDistributionPoint = {
  readonly name: DistributionPointName | null;
  readonly onlyUserCerts: boolean;
  readonly onlyCaCerts: boolean;
  readonly reasons: readonly number[] | null;
  readonly isIndirect: boolean;
  readonly onlyAttributeCerts: boolean;
};

export const issuingDistributionPoint = (extensions: readonly Extension[]): IssuingDistributionPoint | null =>
  readExtension(extensions, OID.issuingDistributionPoint, (reader) => {
    const inner = reader.sequence('issuingDistributionPoint');
    const flag = (tag: number, what: string): boolean => (inner.peek() === tag ? inner.boolean(what, tag) : false);
    const name = readPointName(inner);
    const onlyUserCerts = flag(0x81, 'onlyContainsUserCerts');
    const onlyCaCerts = flag(0x82, 'onlyContainsCACerts');
    const reasons = readReasons(inner, 0x83);
    const isIndirect = flag(0x84, 'indirectCRL');
    const onlyAttributeCerts = flag(0x85, 'onlyContainsAttributeCerts');
    inner.end('issuingDistributionPoint');
    return { name, onlyUserCerts, onlyCaCerts, reasons, isIndirect, onlyAttributeCerts };
  });

/** BaseCRLNumber of a delta CRL (RFC 5280 §5.2.4); null for a complete one. */
export const deltaBase = (extensions: readonly Extension[]): bigint | null =>
  readExtension(extensions, OID.deltaCrlIndicator, (reader) => {
    const content = reader.integer('BaseCRLNumber');
    if (content.length > 21 || (content[0] ?? 0) >= 0x80) throw new DerError('VALUE', 'an impossible CRL number', 0);
    return content.reduce((value, octet) => value * 256n + BigInt(octet), 0n);
  });

/**
 * The issuer of the certificate of an entry of an indirect CRL (RFC 5280 §5.3.3); null if it is the same as for the previous
 * entry.
 */
export const certificateIssuer = (extensions: readonly Extension[]): GeneralName[] | null =>
  readExtension(extensions, OID.certificateIssuer, (reader) =>
    reader.sequence('certificateIssuer').all(readGeneralName),
  );

function notEmpty<T>(values: T[], what: string): T[] {
  if (values.length === 0) throw new DerError('VALUE', `${what} is empty`, 0);
  return values;
}
