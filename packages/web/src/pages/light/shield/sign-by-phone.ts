import type { ShieldChallenge, ShieldToSign } from '@countersign/contract';
import { NetworkError, api, call, errorNameOf } from '../../../api/client.ts';
import { carriesDigest, fromBase64 } from './octets.ts';
import {
  type PhoneKey,
  findKey,
  destroyKey,
  keepKey,
  makeKeys,
  phoneName,
  publicKeyOf,
  signWith,
} from './phone-key.ts';

/** The contents of the QR code. */
export interface ShieldKey {
  readonly shieldWsid: string;
  readonly secret: string;
}

/** What the page shows, and the matching key of this phone. */
export interface Opened {
  readonly challenge: ShieldChallenge;
  readonly key: PhoneKey | null;
}

/** The server sent data that does not match what the page has shown: nothing is signed. */
export class NotShownError extends Error {
  override readonly name = 'NotShownError';
}

/** Opens the code, with the key of this phone if it has one that the server still accepts. */
export async function openShield({ shieldWsid, secret }: ShieldKey, signal: AbortSignal): Promise<Opened> {
  const ask = async (deviceWsid?: string): Promise<ShieldChallenge> => {
    const body = { secret, ...(deviceWsid === undefined ? {} : { deviceWsid }) };
    return (await call(api.openShield, { params: { shieldWsid }, body, signal })).challenge;
  };
  const challenge = await ask();
  const key = await findKey(challenge.signerName);
  if (key === null) return { challenge, key: null };
  const known = await ask(key.deviceWsid);
  if (known.device !== null) return { challenge: known, key };
  await destroyKey(key);
  return { challenge: known, key: null };
}

/** The current step of a signature. */
export type SigningStep = 'key' | 'prepare' | 'sign';

/** A new key needs the code that was sent to the signer, and shows a number to be entered on the desktop. */
export interface NewKey {
  /** Null where the signer is logged in on this phone. */
  readonly code: string | null;
  readonly onNumber: (number: string) => void;
}

export const sendCode = async ({ shieldWsid, secret }: ShieldKey): Promise<void> => {
  await call(api.sendShieldCode, { params: { shieldWsid }, body: { secret } });
};

const MOST_ATTEMPTS = 5;

/**
 * Signs what was shown: generates and certifies a key if there is none, fetches the octets, checks them, and signs. If a
 * parallel signer was faster, it repeats this on the changed documents.
 */
export async function signByPhone(
  shield: ShieldKey,
  { challenge, key: known }: Opened,
  newKey: NewKey,
  onStep: (step: SigningStep) => void,
): Promise<ShieldToSign['documents']> {
  onStep('key');
  const key = known ?? (await certifyKey(shield, challenge, newKey));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await signOnce(shield, { challenge, key }, onStep);
    } catch (error) {
      if (errorNameOf(error) !== 'ERROR_DOCUMENT_CHANGED' || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function certifyKey(
  { shieldWsid, secret }: ShieldKey,
  challenge: ShieldChallenge,
  { code, onNumber }: NewKey,
): Promise<PhoneKey> {
  const keys = await makeKeys();
  // A first try may have used up the challenge: the current one is fetched.
  const fresh = await call(api.openShield, { params: { shieldWsid }, body: { secret } });
  const proof = await signWith(keys, fromBase64(fresh.challenge.challenge), 'SHA-256');
  const made = { secret, name: phoneName(navigator.userAgent), publicKey: await publicKeyOf(keys), proof };
  const body = code === null ? made : { ...made, code };
  const { device, number } = await call(api.certifyShield, { params: { shieldWsid }, body });
  if (number !== null) {
    onNumber(number);
    await accepted({ shieldWsid, secret }, device.deviceWsid);
  }
  const key = { deviceWsid: device.deviceWsid, signerName: challenge.signerName, keys };
  await keepKey(key);
  return key;
}

const POLL_MS = 1200;

/** Resolves once the number was entered on the desktop; rejects if the QR code expires first. */
async function accepted({ shieldWsid, secret }: ShieldKey, deviceWsid: string): Promise<void> {
  for (;;) {
    const asked = await call(api.openShield, { params: { shieldWsid }, body: { secret, deviceWsid } }).catch(passing);
    if (asked !== null && asked.challenge.device !== null) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A phone may lose its network for a moment: it asks again. */
function passing(error: unknown): null {
  if (error instanceof NetworkError) return null;
  throw error;
}

async function signOnce(
  { shieldWsid, secret }: ShieldKey,
  { challenge, key }: { challenge: ShieldChallenge; key: PhoneKey },
  onStep: (step: SigningStep) => void,
): Promise<ShieldToSign['documents']> {
  onStep('prepare');
  const params = { shieldWsid };
  const { deviceWsid } = key;
  const { toSign } = await call(api.prepareShield, { params, body: { secret, deviceWsid } });
  const { attempt, documents, hashAlgorithm } = toSign;
  const isShown = documents.every(
    ({ fileWsid, digest, signedAttributes }) =>
      challenge.documents.some((one) => one.fileWsid === fileWsid) && carriesDigest(signedAttributes, digest),
  );
  if (!isShown || hashAlgorithm !== challenge.hashAlgorithm) throw new NotShownError('not what was shown');
  onStep('sign');
  const signatures = await Promise.all(
    documents.map(async ({ fileWsid, signedAttributes }) => ({
      fileWsid,
      signature: await signWith(key.keys, fromBase64(signedAttributes), hashAlgorithm),
    })),
  );
  await call(api.finishShield, { params, body: { secret, attempt, signatures } });
  return documents;
}
