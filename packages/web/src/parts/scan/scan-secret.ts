/** Where a tab keeps what a reload would lose. */
export type TabStore = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (scanWsid: string): string => `countersign.scan.${scanWsid}`;

/**
 * The secret that came behind the # of a QR code. The page takes it off the address at once, so that it stands in no
 * history and on no picture of the screen; the tab keeps it, so that a reload resumes.
 */
export function takeSecret(scanWsid: string, hash: string, store: TabStore | null): string | null {
  const secret = hash.replace(/^#/, '');
  try {
    if (secret === '') return store?.getItem(keyOf(scanWsid)) ?? null;
    store?.setItem(keyOf(scanWsid), secret);
  } catch {
    // Storage that is shut: a reload then asks for another code.
  }
  return secret === '' ? null : secret;
}
