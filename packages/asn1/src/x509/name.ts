import { type DerReader, readDer } from '../der/der-reader.ts';
import { printableString, oid, sequence, setOf, tlv, utf8String, ascii } from '../der/der-writer.ts';
import { toHex } from '../der/bytes.ts';
import { TAG } from '../der/tags.ts';
import { decodeText, isStringTag } from '../der/text-codec.ts';
import { OID } from '../oids.ts';

/** Short names of attribute types (RFC 4514 §3 and common use). */
const LABELS = {
  CN: OID.commonName,
  O: OID.organization,
  OU: OID.organizationalUnit,
  C: OID.country,
  L: OID.locality,
  ST: OID.stateOrProvince,
  STREET: OID.street,
  DC: OID.domainComponent,
  UID: OID.userId,
  SN: OID.surname,
  GN: OID.givenName,
  T: OID.title,
  SERIALNUMBER: OID.serialNumberAttribute,
  PSEUDONYM: OID.pseudonym,
  ORGANIZATIONIDENTIFIER: OID.organizationIdentifier,
  E: OID.emailAddress,
} as const;
export type NameLabel = keyof typeof LABELS;
const LABEL_OF: ReadonlyMap<string, NameLabel> = new Map(
  (Object.keys(LABELS) as NameLabel[]).map((label) => [LABELS[label], label]),
);

/** One attribute: its type, the short name (the dotted identifier if it has none), and its text. */
export type NameAttribute = {
  readonly oid: string;
  readonly label: string;
  readonly value: string;
  readonly stringTag: number;
};

/** A distinguished name: `rdns` in the order of the encoding, `text` most specific first, in the form of RFC 4514. */
export type Name = {
  readonly der: Uint8Array;
  readonly rdns: readonly (readonly NameAttribute[])[];
  readonly text: string;
};

function readAttribute(reader: DerReader): NameAttribute {
  const pair = reader.sequence('an attribute of a name');
  const type = pair.oid('the type of an attribute');
  const element = pair.next('the value of an attribute');
  pair.end('an attribute of a name');
  const value = isStringTag(element.tag)
    ? decodeText(element.tag, element.content, element.offset)
    : `#${toHex(element.bytes)}`;
  return { oid: type, label: LABEL_OF.get(type) ?? type, value, stringTag: element.tag };
}

const escapeValue = (value: string): string =>
  /[\\,+"<>;\0]|^[ #]| $/.test(value) ? value.replace(/[\\,+"<>;]|^[ #]| $/g, '\\$&').replaceAll('\0', '\\00') : value;

function textOf(rdns: readonly (readonly NameAttribute[])[]): string {
  const parts = rdns.map((rdn) => rdn.map(({ label, value }) => `${label}=${escapeValue(value)}`).join('+'));
  return parts.toReversed().join(', ');
}

export function readName(reader: DerReader, what: string): Name {
  const element = reader.expect(TAG.sequence, what);
  const rdns = reader.enter(element).all((inner) => {
    const rdn = inner.set('a relative distinguished name').all(readAttribute);
    return rdn;
  });
  return { der: element.bytes, rdns, text: textOf(rdns) };
}

/** Reads a separate Name. Throws a DerError. */
export const parseName = (der: Uint8Array): Name => readDer(der, (reader) => readName(reader, 'a name'));

/** The values of an attribute of a name, in the order of the encoding. */
export function nameValues(name: Name, label: NameLabel): string[] {
  const values: string[] = [];
  for (const attribute of name.rdns.flat()) if (attribute.oid === LABELS[label]) values.push(attribute.value);
  return values;
}

/** The last (most specific) value of an attribute of a name, or null. */
export const nameValue = (name: Name, label: NameLabel): string | null => nameValues(name, label).at(-1) ?? null;

function stringFor(label: NameLabel, value: string): Uint8Array {
  // RFC 5280 Appendix A: these are PrintableString or IA5String by definition; all others are UTF8String (§4.1.2.4).
  if (label === 'C' || label === 'SERIALNUMBER') return printableString(value);
  if (label === 'E' || label === 'DC') return tlv(TAG.ia5String, ascii(value));
  return utf8String(value);
}

/**
 * Encodes a distinguished name of single-valued RDNs in the given order (RFC 5280 §4.1.2.4).
 *
 * @param attributes pairs such as `['CN', '张三']`
 */
export function buildName(attributes: readonly (readonly [NameLabel, string])[]): Uint8Array {
  return sequence(...attributes.map(([label, value]) => setOf(sequence(oid(LABELS[label]), stringFor(label, value)))));
}
