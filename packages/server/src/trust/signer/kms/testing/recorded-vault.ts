/**
 * A fake of the transit engine of Vault, in a process of its own and over real HTTP: paths, fields and statuses are those that its
 * documentation describes (API of the transit secrets engine), and the keys are real ones. It is no Vault and proves nothing about
 * one. The parent sends the next mode, and gets each request.
 */
import { type KeyObject, constants, generateKeyPairSync, privateEncrypt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signDigest } from './sign-digest.ts';

/**
 * What the service does with a request: as it should, nothing, an error, a signature over something else, as it should once
 * `TOGETHER` requests are there, or the first time a broken connection without an answer.
 */
export type Mode = 'well' | 'silent' | 'sealed' | 'wrong' | 'together' | 'breaking';
export const TOGETHER = 3;

interface Key {
  readonly type: string;
  readonly privateKey: KeyObject;
  readonly pem: string;
  isDeletable: boolean;
}
interface Body {
  readonly type?: string;
  readonly deletion_allowed?: boolean;
  readonly input?: string;
  readonly prehashed?: boolean;
  readonly marshaling_algorithm?: string;
  readonly signature_algorithm?: string;
}
type Answer = readonly [status: number, body: object | null];

const [, , token = ''] = process.argv;
const keys = new Map<string, Key>();
let mode: Mode = 'well';
let held: (() => void)[] = [];
/** DigestInfo of SHA-256 (RFC 8017 §9.2). */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

function answer(method: string, url: string, body: Body): Answer {
  const [, kind, name = '', rest] = /^\/v1\/transit\/(keys|sign)\/([^/]+)(?:\/(.+))?$/.exec(url) ?? [];
  const key = keys.get(name);
  if (kind === 'keys' && method === 'POST' && rest === undefined) {
    const made =
      body.type === 'rsa-3072'
        ? generateKeyPairSync('rsa', { modulusLength: 3072 })
        : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = made.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    keys.set(name, { type: body.type ?? '', privateKey: made.privateKey, pem, isDeletable: false });
    return [200, { data: { name, type: body.type } }];
  }
  if (key === undefined) return method === 'GET' ? [404, { errors: [] }] : [400, { errors: ['no existing key'] }];
  if (kind === 'keys' && method === 'GET')
    return [200, { data: { name, type: key.type, keys: { 1: { name: 'P-256', public_key: key.pem } } } }];
  if (kind === 'keys' && rest === 'config') {
    key.isDeletable = body.deletion_allowed === true;
    return [200, { data: { name } }];
  }
  if (kind === 'keys') {
    if (!key.isDeletable) return [400, { errors: ['deletion is not allowed for this key'] }];
    keys.delete(name);
    return [204, null];
  }
  return [200, { data: { signature: `vault:v1:${signed(key, body).toString('base64')}`, key_version: 1 } }];
}

function signed({ type, privateKey }: Key, body: Body): Buffer {
  const { input = '', prehashed, marshaling_algorithm: form, signature_algorithm: padding } = body;
  if (prehashed !== true || form !== 'asn1' || padding !== 'pkcs1v15') throw new Error('not as documented');
  const digest = Buffer.from(input, 'base64');
  if (mode === 'wrong') digest.reverse();
  return type === 'rsa-3072'
    ? privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([DIGEST_INFO, digest]))
    : signDigest(privateKey, digest);
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    process.send?.({ method, url });
    if (mode === 'silent') return;
    if (mode === 'breaking') {
      mode = 'well';
      request.socket.destroy();
      return;
    }
    const text = Buffer.concat(parts).toString('utf8');
    const [status, body]: Answer =
      headers['x-vault-token'] !== token
        ? [403, { errors: ['permission denied'] }]
        : mode === 'sealed'
          ? [503, { errors: ['Vault is sealed'] }]
          : answer(method, url, text === '' ? {} : (JSON.parse(text) as Body));
    const send = (): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === null ? '' : JSON.stringify(body));
    };
    if (mode !== 'together') return send();
    held.push(send);
    if (held.length < TOGETHER) return;
    for (const one of held) one();
    held = [];
  });
});
process.on('message', (next: Mode) => {
  mode = next;
  process.send?.({ mode });
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
