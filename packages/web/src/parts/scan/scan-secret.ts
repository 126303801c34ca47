/** Where a tab stores what a reload would lose. */
export type TabStore = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (scanWsid: string): string => `countersign.scan.${scanWsid}`;

/**
 * The secret that came after the # of a QR code. The page removes it from the address at once, so that it is in no history and
 * on no screenshot; the tab stores it, so that a reload resumes.
 */
export function takeSecret(scanWsid: string, hash: string, store: TabStore | null): string | null {
  const secret = hash.replace(/^#/, '');
  try {
    if (secret === '') return store?.getItem(keyOf(scanWsid)) ?? null;
    store?.setItem(keyOf(scanWsid), secret);
  } catch {
    // Storage is blocked: a reload then needs another code.
  }
  return secret === '' ? null : secret;
}
