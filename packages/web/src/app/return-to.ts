/** Where to go after logging in: an address of this site, never of another. */
export interface ReturnTo {
  returnTo?: string;
}
export const isOwnPath = (text: unknown): text is string =>
  typeof text === 'string' && /^\/(?![/\\])/.test(text) && text.length <= 500;
export const returnToSearch = (search: Record<string, unknown>): ReturnTo =>
  isOwnPath(search['returnTo']) ? { returnTo: search['returnTo'] } : {};
