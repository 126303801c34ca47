import { createHash, randomBytes } from 'node:crypto';

/** Number of visible characters of a key, `csk_` included. */
const PREFIX_LENGTH = 12;
const KEY = /^csk_[A-Za-z0-9_-]{43}$/;

/** 256 random bits; only their hash is stored, so that a copy of the database cannot be used to make calls. */
export const newApiKey = (): string => `csk_${randomBytes(32).toString('base64url')}`;

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const prefixOfKey = (key: string): string => key.slice(0, PREFIX_LENGTH);

/**
 * The API key of an Authorization header: '' if the header should contain one but does not; null for another scheme, which a
 * proxy in front may have added, and for no header.
 */
export function apiKeyOf(header: string | undefined): string | null {
  const [scheme = '', credentials = '', ...rest] = (header ?? '').trim().split(/ +/);
  if (scheme.toLowerCase() !== 'bearer' || !credentials.startsWith('csk_')) return null;
  return rest.length === 0 && KEY.test(credentials) ? credentials : '';
}
