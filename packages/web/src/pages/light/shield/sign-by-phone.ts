import type { ShieldChallenge, ShieldToSign } from '@countersign/contract';
import { api, call, errorNameOf } from '../../../api/client.ts';
import { carriesDigest, fromBase64 } from './octets.ts';
import { type PhoneKey, findKey, forgetKey, keepKey, makeKeys, phoneName, publicKeyOf, signWith } from './phone-key.ts';

/** What came with the QR code. */
export interface ShieldKey {
  readonly shieldWsid: string;
  readonly secret: string;
}

/** What the page shows, and the key of this phone that fits it. */
export interface Opened {
  readonly challenge: ShieldChallenge;
  readonly key: PhoneKey | null;
}

/** The server sends something that the page has not shown: nothing is signed. */
export class NotShownError extends Error {
  override readonly name = 'NotShownError';
}

/** Opens the code, with the key of this phone where it has one that the server still takes. */
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
  await forgetKey(key);
  return { challenge: known, key: null };
}

/** Which of its steps a signature is in. */
export type SigningStep = 'key' | 'prepare' | 'sign';

const MOST_ATTEMPTS = 5;

/**
 * Signs what was shown: makes a key and has it certified where there is none, asks for the octets, looks at them, and
 * signs. Where parallel signers were faster it does so again on the documents as they then are.
 */
export async function signByPhone(
  shield: ShieldKey,
  { challenge, key: known }: Opened,
  onStep: (step: SigningStep) => void,
): Promise<ShieldToSign['documents']> {
  onStep('key');
  const key = known ?? (await certifyKey(shield, challenge));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await signOnce(shield, { challenge, key }, onStep);
    } catch (error) {
      if (errorNameOf(error) !== 'ERROR_DOCUMENT_CHANGED' || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function certifyKey({ shieldWsid, secret }: ShieldKey, challenge: ShieldChallenge): Promise<PhoneKey> {
  const keys = await makeKeys();
  // A first try may have used the challenge up: the one of this moment is asked for.
  const fresh = await call(api.openShield, { params: { shieldWsid }, body: { secret } });
  const proof = await signWith(keys, fromBase64(fresh.challenge.challenge), 'SHA-256');
  const body = { secret, name: phoneName(navigator.userAgent), publicKey: await publicKeyOf(keys), proof };
  const { device } = await call(api.certifyShield, { params: { shieldWsid }, body });
  const key = { deviceWsid: device.deviceWsid, signerName: challenge.signerName, keys };
  await keepKey(key);
  return key;
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
