import { passwordPreimage } from '@countersign/domain';

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** On plain http a browser has no WebCrypto; the digest that replaces it is loaded there alone (ux 40). */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}

/** The form in which a password is sent (Rulings §5.5). */
export const hashPassword = async (kind: 'login' | 'sign', password: string): Promise<string> =>
  hexOf(await sha256(new TextEncoder().encode(passwordPreimage(kind, password))));
