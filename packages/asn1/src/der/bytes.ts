/** Joins byte arrays into one new array. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Octet-wise order, the shorter first if one is a prefix of the other: the order of DER SET OF (X.690 §11.6). */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Whether two public values have the same octets. Not for secrets: it stops at the first difference. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && compareBytes(a, b) === 0;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  let out = '';
  for (const byte of bytes) out += HEX[byte] ?? '';
  return out;
}

/** The inverse of `toHex`; throws a RangeError unless the text is an even number of hexadecimal digits. */
export function fromHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(hex)) throw new RangeError('not hexadecimal');
  const out = new Uint8Array(hex.length / 2);
  for (let i = 0; i < out.length; i++) out[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return out;
}

/**
 * An INTEGER's content octets in hexadecimal without leading zero octets: used to write and look up serial numbers. A negative
 * one, which RFC 5280 §4.1.2.2 forbids but which occurs, has a minus sign before its two's complement.
 */
export function serialToHex(serial: Uint8Array): string {
  if ((serial[0] ?? 0) >= 0x80) return `-${toHex(serial)}`;
  let start = 0;
  while (start < serial.length - 1 && serial[start] === 0) start++;
  return toHex(serial.subarray(start));
}
