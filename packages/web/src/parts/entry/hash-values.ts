function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The maximum length of an e-mail address, the longest account (RFC 5321 §4.5.3.1.3). */
export const ACCOUNT_MAX = 254;

/** Parses `key=value` pairs of a hash. A hash is never sent to a server, nor to another site as a referrer. */
export const hashValues = (hash: string): ReadonlyMap<string, string> =>
  new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [pair, ''] : [pair.slice(0, at), decode(pair.slice(at + 1))];
      }),
  );

/** The account typed on the previous page; empty if there was none. */
export const accountInHash = (hash: string): string =>
  (hashValues(hash).get('account') ?? '').trim().slice(0, ACCOUNT_MAX);

/** Passes the typed account on to the next page; undefined if there was none. */
export const accountHash = (account: string): string | undefined =>
  account.trim() === '' ? undefined : `account=${encodeURIComponent(account.trim())}`;
