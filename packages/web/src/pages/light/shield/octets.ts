export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export const toBase64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes))));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (octet) => octet.toString(16).padStart(2, '0')).join('');
const lengthOf = (octets: number): string => octets.toString(16).padStart(2, '0');

/** The attribute messageDigest (RFC 5652 §11.2) of what the phone is to sign, in DER. */
const MESSAGE_DIGEST = '06092a864886f70d010904';

/**
 * Whether the octets that the phone is asked to sign contain this digest: it signs nothing that it has not shown (security 59).
 */
export function carriesDigest(signedAttributes: string, digest: string): boolean {
  const octets = digest.length / 2;
  const value = `31${lengthOf(octets + 2)}04${lengthOf(octets)}${digest}`;
  const found = hexOf(fromBase64(signedAttributes));
  return found.startsWith('31') && octets >= 32 && found.split(MESSAGE_DIGEST + value).length === 2;
}
