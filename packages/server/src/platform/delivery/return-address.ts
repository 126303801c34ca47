import { isSameHash, keyedHash } from '../config/index.ts';

const MAC_CHARS = 16;

/** A UUID without hyphens, and the MAC: a local part has at most 64 characters (RFC 5321 §4.5.3.1.1). */
const TAG = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([0-9a-f]{16})$/;

const macOf = (pepper: Buffer, id: string): string => keyedHash(pepper, 'mail-return', id).slice(0, MAC_CHARS);

/**
 * The envelope sender of one mail: `bounces+ID.MAC@domain` for the address `bounces@domain`. What is returned to it names the
 * message, and the MAC shows that the address was ours (variable envelope return path).
 * @param id the id of the message, a UUID
 */
export function returnAddress(pepper: Buffer, bounceAddress: string, id: string): string {
  const at = bounceAddress.lastIndexOf('@');
  return `${bounceAddress.slice(0, at)}+${id.replaceAll('-', '')}.${macOf(pepper, id)}${bounceAddress.slice(at)}`;
}

/** The id of the message that was returned to this address; null if we never sent with it. */
export function returnedMessage(pepper: Buffer, bounceAddress: string, recipient: string): string | null {
  const at = bounceAddress.lastIndexOf('@');
  const prefix = `${bounceAddress.slice(0, at)}+`.toLowerCase();
  const given = recipient.toLowerCase();
  const suffix = bounceAddress.slice(at).toLowerCase();
  if (!given.startsWith(prefix) || !given.endsWith(suffix)) return null;
  const found = TAG.exec(given.slice(prefix.length, given.length - suffix.length));
  if (found === null) return null;
  const [, a = '', b = '', c = '', d = '', e = '', mac = ''] = found;
  const id = [a, b, c, d, e].join('-');
  return isSameHash(mac, macOf(pepper, id)) ? id : null;
}
