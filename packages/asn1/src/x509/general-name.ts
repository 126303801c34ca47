import { type DerReader, type Tlv } from '../der/der-reader.ts';
import { ascii, context, contextPrimitive } from '../der/der-writer.ts';
import { TAG } from '../der/tags.ts';
import { decodeText } from '../der/text-codec.ts';
import { type Name, parseName } from './name.ts';

/** GeneralName (RFC 5280 §4.2.1.6): the kinds that are parsed; `other` keeps the encoding. */
export type GeneralName =
  | { readonly kind: 'uri' | 'dns' | 'email'; readonly value: string }
  | { readonly kind: 'directory'; readonly name: Name }
  /** An address of 4 or 16 octets; in a name constraint, an address and a mask of the same length. */
  | { readonly kind: 'ip'; readonly octets: Uint8Array }
  | { readonly kind: 'other'; readonly der: Uint8Array };

const TEXT_KINDS: ReadonlyMap<number, 'uri' | 'dns' | 'email'> = new Map([
  [0x81, 'email'],
  [0x82, 'dns'],
  [0x86, 'uri'],
]);

export function readGeneralName(reader: DerReader): GeneralName {
  return generalNameOf(reader.next('a general name'));
}

function generalNameOf(element: Tlv): GeneralName {
  const kind = TEXT_KINDS.get(element.tag);
  if (kind !== undefined) return { kind, value: decodeText(TAG.ia5String, element.content, element.offset) };
  if (element.tag === 0xa4) return { kind: 'directory', name: parseName(element.content) };
  if (element.tag === 0x87) return { kind: 'ip', octets: element.content };
  return { kind: 'other', der: element.bytes };
}

/** The values of the names that are URIs. */
export function urisOf(names: readonly GeneralName[]): string[] {
  return names.flatMap((name) => (name.kind === 'uri' ? [name.value] : []));
}

export const uriName = (url: string): Uint8Array => contextPrimitive(6, ascii(url));
/** A directory name: Name is a CHOICE, so its tag is explicit. */
export const directoryName = (nameDer: Uint8Array): Uint8Array => context(4, nameDer);
