import { DerError } from './der-error.ts';
import { TAG } from './tags.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const LONGEST_OCTETS = 65_536;

const STRING_TAGS: ReadonlySet<number> = new Set([
  TAG.utf8String,
  TAG.numericString,
  TAG.printableString,
  TAG.teletexString,
  TAG.ia5String,
  TAG.visibleString,
  TAG.universalString,
  TAG.bmpString,
]);

/** Whether an element of this identifier octet is one of the character strings that `decodeText` reads. */
export const isStringTag = (tag: number): boolean => STRING_TAGS.has(tag);

function wide(content: Uint8Array, width: 2 | 4, offset: number): string {
  if (content.length % width !== 0) throw new DerError('VALUE', 'a string is truncated', offset);
  let out = '';
  for (let i = 0; i < content.length; i += width) {
    let code = 0;
    for (let j = 0; j < width; j++) code = code * 256 + (content[i + j] ?? 0);
    if (code > 0x10ffff) throw new DerError('VALUE', 'a string has an impossible character', offset);
    out += width === 2 ? String.fromCharCode(code) : String.fromCodePoint(code);
  }
  return out;
}

function latin1(content: Uint8Array): string {
  let out = '';
  for (const octet of content) out += String.fromCharCode(octet);
  return out;
}

/**
 * The text of a character string. For types limited to ASCII and for TeletexString, octets are read as Latin-1, because older
 * issuers write anything there, and names are compared by their encoding, never by this text. It may contain any character,
 * including control characters and direction marks, so it must be escaped before it is shown.
 */
export function decodeText(tag: number, content: Uint8Array, offset: number): string {
  if (content.length > LONGEST_OCTETS) throw new DerError('LIMIT', 'a string is too long', offset);
  if (tag === TAG.bmpString) return wide(content, 2, offset);
  if (tag === TAG.universalString) return wide(content, 4, offset);
  if (tag !== TAG.utf8String) return latin1(content);
  try {
    return utf8.decode(content);
  } catch {
    throw new DerError('VALUE', 'a string is not UTF-8', offset);
  }
}
