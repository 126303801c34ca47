import { toBase64 } from './octets.ts';

/** A signing key of this phone, with its id on the server and the name in its certificate. */
export interface PhoneKey {
  readonly deviceWsid: string;
  readonly signerName: string;
  readonly keys: CryptoKeyPair;
}

const DATABASE = 'countersign-shield';
const STORE = 'keys';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Browsers provide WebCrypto only to pages served over https or from localhost. */
export const canSign = (): boolean => typeof crypto === 'object' && typeof crypto.subtle === 'object';

/** A key that no script can export, this page's included. */
export const makeKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);

export const publicKeyOf = async ({ publicKey }: CryptoKeyPair): Promise<string> =>
  toBase64(await crypto.subtle.exportKey('spki', publicKey));

export const signWith = async (
  { privateKey }: CryptoKeyPair,
  octets: Uint8Array<ArrayBuffer>,
  hash: string,
): Promise<string> => toBase64(await crypto.subtle.sign({ name: 'ECDSA', hash }, privateKey, octets));

/** The key that this phone has for a signer of this name; null also where the browser stores nothing. */
export async function findKey(signerName: string): Promise<PhoneKey | null> {
  try {
    const all = await inStore<PhoneKey[]>('readonly', (store) => store.getAll());
    return all.findLast((one) => one.signerName === signerName) ?? null;
  } catch {
    return null;
  }
}

/** A private window may store nothing: the key is then valid for this page alone, and the next visit makes another. */
export async function keepKey(key: PhoneKey): Promise<void> {
  await inStore('readwrite', (store) => store.put(key)).catch(() => {});
}

/** The server no longer accepts it. */
export async function destroyKey({ deviceWsid }: PhoneKey): Promise<void> {
  await inStore('readwrite', (store) => store.delete(deviceWsid)).catch(() => {});
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await openDatabase();
  try {
    return await settled<T>(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'deviceWsid' });
  return settled(opening);
}

const settled = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('the browser stores nothing'));
  });

/** The name of the phone in the person's list of phones. */
export function phoneName(userAgent: string): string {
  const model = /\b(iPhone|iPad)\b/.exec(userAgent)?.[1] ?? /Android [^;)]*; ([^;)]+)/.exec(userAgent)?.[1];
  const known = model?.replace(/ Build\/.*$/, '').trim();
  if (known !== undefined && known !== 'K') return known.slice(0, 50);
  return /Android/.test(userAgent) ? 'Android' : (/Windows|Macintosh|Linux/.exec(userAgent)?.[0] ?? '');
}
