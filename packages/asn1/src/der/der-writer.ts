import { compareBytes } from './bytes.ts';
import { encodeOid } from './oid-codec.ts';
import { TAG, contextPrimitiveTag, contextTag } from './tags.ts';
import { formatGeneralizedTime, formatUtcTime } from './time-codec.ts';

const utf8 = new TextEncoder();

/** The number of octets needed for a length of 128 or more. */
function lengthOctets(length: number): number {
  let octets = 0;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets++;
  return octets;
}

/** One element: identifier octet, minimal definite length, then the parts in order (X.690 §10.1). */
export function tlv(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const more = length < 0x80 ? 0 : lengthOctets(length);
  const out = new Uint8Array(2 + more + length);
  out[0] = tag;
  out[1] = more === 0 ? length : 0x80 | more;
  for (let i = more, rest = length; i > 0; i--, rest = Math.floor(rest / 256)) out[1 + i] = rest % 256;
  let at = 2 + more;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export const sequence = (...parts: readonly Uint8Array[]): Uint8Array => tlv(TAG.sequence, ...parts);

/** SET OF in DER: elements in the order of their encodings (X.690 §11.6). */
export const setOf = (...parts: readonly Uint8Array[]): Uint8Array => tlv(TAG.set, ...parts.toSorted(compareBytes));

/** `[n]` around whole elements (explicit), or the content of a constructed type (implicit). */
export const context = (number: number, ...parts: readonly Uint8Array[]): Uint8Array =>
  tlv(contextTag(number), ...parts);

/** `[n] IMPLICIT` over a primitive type: only the content octets. */
export const contextPrimitive = (number: number, content: Uint8Array): Uint8Array =>
  tlv(contextPrimitiveTag(number), content);

function integerContent(value: number | bigint): Uint8Array {
  if (value >= 0 && value < 0x80) return Uint8Array.of(Number(value));
  let rest = BigInt(value);
  const octets: number[] = [];
  do {
    octets.unshift(Number(BigInt.asUintN(8, rest)));
    rest >>= 8n;
  } while (rest !== 0n && rest !== -1n);
  const top = (octets[0] ?? 0) & 0x80;
  if (rest === 0n && top !== 0) octets.unshift(0);
  if (rest === -1n && top === 0) octets.unshift(0xff);
  return Uint8Array.from(octets);
}

export const integer = (value: number | bigint): Uint8Array => tlv(TAG.integer, integerContent(value));

/** INTEGER from big-endian unsigned octets, such as a random serial: minimal and positive for any top bit. */
export function unsignedInteger(magnitude: Uint8Array): Uint8Array {
  let start = 0;
  while (start < magnitude.length - 1 && magnitude[start] === 0) start++;
  const octets = magnitude.subarray(start);
  if (octets.length === 0) return integer(0);
  return (octets[0] ?? 0) & 0x80 ? tlv(TAG.integer, Uint8Array.of(0), octets) : tlv(TAG.integer, octets);
}

export const enumerated = (value: number): Uint8Array => tlv(TAG.enumerated, integerContent(value));
export const boolean = (value: boolean): Uint8Array => tlv(TAG.boolean, Uint8Array.of(value ? 0xff : 0));
export const nullValue = (): Uint8Array => tlv(TAG.null);

const oids = new Map<string, Uint8Array>();

/** OBJECT IDENTIFIER; the same shared octets each time; do not modify them. Throws a RangeError for text that is not one. */
export function oid(text: string): Uint8Array {
  const known = oids.get(text);
  if (known !== undefined) return known;
  const element = tlv(TAG.oid, encodeOid(text));
  // Only identifiers written by this project's own code are encoded, so the map stays small.
  oids.set(text, element);
  return element;
}

export const octetString = (content: Uint8Array): Uint8Array => tlv(TAG.octetString, content);

/** BIT STRING of whole octets, as used for keys and signatures. */
export const bitString = (content: Uint8Array, unusedBits = 0): Uint8Array =>
  tlv(TAG.bitString, Uint8Array.of(unusedBits), content);

/**
 * BIT STRING of named bits without trailing zero bits (X.690 §11.2.2).
 *
 * @param bits numbers of the bits that are set, bit 0 being the most significant of the first octet
 */
export function namedBits(bits: readonly number[]): Uint8Array {
  if (bits.length === 0) return bitString(new Uint8Array(0));
  const highest = Math.max(...bits);
  const octets = new Uint8Array(Math.floor(highest / 8) + 1);
  for (const bit of bits) octets[bit >> 3] = (octets[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  return bitString(octets, 7 - (highest & 7));
}

export const utf8String = (text: string): Uint8Array => tlv(TAG.utf8String, utf8.encode(text));

/** PrintableString; throws a RangeError for a character outside its set (X.680 §41.4). */
export function printableString(text: string): Uint8Array {
  if (!/^[A-Za-z0-9 '()+,\-./:=?]*$/.test(text)) throw new RangeError('not a PrintableString');
  return tlv(TAG.printableString, utf8.encode(text));
}

/** The octets of ASCII text, for IA5String content such as a URL; throws a RangeError for anything else. */
export function ascii(text: string): Uint8Array {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) throw new RangeError('not ASCII');
  return utf8.encode(text);
}

export const utcTime = (date: Date): Uint8Array => tlv(TAG.utcTime, ascii(formatUtcTime(date)));
export const generalizedTime = (date: Date): Uint8Array => tlv(TAG.generalizedTime, ascii(formatGeneralizedTime(date)));

/** The Time of certificates and CRLs: UTCTime through 2049, GeneralizedTime after (RFC 5280 §4.1.2.5). */
export const time = (date: Date): Uint8Array => (date.getUTCFullYear() <= 2049 ? utcTime(date) : generalizedTime(date));
