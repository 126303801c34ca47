function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Characters of an e-mail address, the longest account (RFC 5321 §4.5.3.1.3). */
export const ACCOUNT_MAX = 254;

/** What stands in a hash as `key=value` pairs. A hash never reaches a server, nor another site as a referrer. */
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

/** The account that the page before this one had in its form; empty where there was none. */
export const accountInHash = (hash: string): string =>
  (hashValues(hash).get('account') ?? '').trim().slice(0, ACCOUNT_MAX);

/** Hands what was typed as the account on to the next page; undefined where nothing was. */
export const accountHash = (account: string): string | undefined =>
  account.trim() === '' ? undefined : `account=${encodeURIComponent(account.trim())}`;
