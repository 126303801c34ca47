import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A person's device with one passkey: real ES256 keys, with the octets of WebAuthn Level 3 §6 written by hand. */
export interface Authenticator {
  readonly credentialId: string;
  /** The answer of navigator.credentials.create. */
  create(options: CreateOptions, wrong?: Wrong): Record<string, unknown>;
  /** The answer of navigator.credentials.get. */
  get(options: GetOptions, wrong?: Wrong): Record<string, unknown>;
}

export interface CreateOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
}
export interface GetOptions {
  readonly challenge: string;
}

/** What the device or the browser of a test does wrong. */
export interface Wrong {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly format?: string;
  readonly statement?: ReadonlyMap<string, Cbor>;
  readonly signature?: string;
}

type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** The part of RFC 8949 that an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const pairs = [...(value as ReadonlyMap<number | string, Cbor>)];
    return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
  }
  const items = [...(value as readonly Cbor[])];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const ES256 = -7;

/** @param site the site of the person, as the browser sees it */
export function createAuthenticator(site: { readonly origin: string; readonly rpId: string }): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // The point is the end of the structure: x and y with 32 octets each. Exporting a JWK instead can hang in Node.js 20 if
  // garbage is collected at that moment.
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-64);
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, point.subarray(0, 32)],
      [-3, point.subarray(32)],
    ]),
  );
  const id = randomBytes(32);
  const credentialId = base64url(id);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, wrong: Wrong): Buffer =>
    Buffer.from(
      JSON.stringify({ type: wrong.type ?? type, challenge, origin: wrong.origin ?? site.origin, crossOrigin: false }),
    );
  const authenticatorData = (flags: number, wrong: Wrong): Buffer => {
    counter = wrong.counter ?? counter + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const verified = wrong.isUnverified ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(wrong.rpId ?? site.rpId), Buffer.from([flags | USER_PRESENT | verified]), counted]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });

  return {
    credentialId,
    create({ challenge, user }, wrong = {}) {
      userHandle = user.id;
      const clientDataJSON = clientData('webauthn.create', challenge, wrong);
      const length = Buffer.from([0, id.length]);
      const attested = [authenticatorData(HAS_CREDENTIAL, wrong), Buffer.alloc(16), length, id, coseKey];
      const attestation = new Map<string, Cbor>([
        ['fmt', wrong.format ?? 'none'],
        ['attStmt', wrong.statement ?? new Map()],
        ['authData', Buffer.concat(attested)],
      ]);
      return answer({
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      });
    },
    get({ challenge }, wrong = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge, wrong);
      const data = authenticatorData(0, wrong);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return answer({
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(data),
        signature: wrong.signature ?? base64url(signature),
        userHandle: wrong.userHandle ?? userHandle,
      });
    },
  };
}
