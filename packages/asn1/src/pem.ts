/** PEM text (RFC 7468) of DER bytes: 64 characters per line, a line feed at the end. */
export function toPem(label: string, der: Uint8Array): string {
  let binary = '';
  for (const octet of der) binary += String.fromCharCode(octet);
  const lines = btoa(binary).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/**
 * The DER of every block with this label in PEM text, in order; text around the blocks is ignored. Throws a RangeError if a
 * block has no end or is not base64.
 */
export function fromPem(label: string, text: string): Uint8Array[] {
  const begin = `-----BEGIN ${label}-----`;
  const end = `-----END ${label}-----`;
  const blocks: Uint8Array[] = [];
  for (let from = text.indexOf(begin); from >= 0; from = text.indexOf(begin, from + 1)) {
    const to = text.indexOf(end, from);
    if (to < 0) throw new RangeError('a PEM block has no end');
    blocks.push(decodeBase64(text.slice(from + begin.length, to).replace(/\s+/g, '')));
  }
  return blocks;
}

function decodeBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) throw new RangeError('a PEM block is not base64');
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
