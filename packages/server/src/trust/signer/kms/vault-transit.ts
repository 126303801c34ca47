import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { KeyAlgorithm, TokenPort } from '@countersign/pki';
import { z } from 'zod';
import type { KmsOptions } from '../../../platform/index.ts';
import { type HttpRequest, askingOverHttp } from './ask-over-http.ts';

/** The service refused, or answered something that it should not. */
class KmsError extends Error {
  override readonly name = 'KmsError';
  readonly kind = 'TOKEN';
}

/** The service does not answer now: an outage, after which the same call succeeds. */
class KmsAwayError extends Error {
  override readonly name = 'KmsAwayError';
  readonly kind = 'PROCESS';
}

/** The names of the transit engine for our kinds of keys. */
const TYPES: Readonly<Record<KeyAlgorithm, string>> = { 'P-256': 'ecdsa-p256', 'RSA-3072': 'rsa-3072' };
const ADDRESS = /^kms:([a-z0-9-]{1,64})$/;

const madeKey = z.object({
  data: z.object({ type: z.string(), keys: z.record(z.string(), z.object({ public_key: z.string() })) }),
});
const madeSignature = z.object({ data: z.object({ signature: z.string().regex(/^vault:v1:[A-Za-z0-9+/]+={0,2}$/) }) });

/**
 * Keys in the transit engine of HashiCorp Vault or OpenBao, or of anything that speaks its HTTP protocol: they are made there, not
 * exportable, and sign there. A key has one version and is never rotated: the authority replaces a key with its certificate. Any
 * number of requests may be in progress. Each may be repeated: keys are made under a new random name, and a second signature over
 * the same digest is discarded.
 */
export function openVault({ url, tokenFile, caFile, timeoutMs }: KmsOptions): TokenPort {
  const http = askingOverHttp();
  const ask = async (method: HttpRequest['method'], path: string, body: object | null = null): Promise<unknown> => {
    // Read each time, because tokens end and are replaced in the file.
    const token = readFileSync(tokenFile, 'utf8').trim();
    const answer = await http({
      method,
      url: `${url}/${path}`,
      headers: { 'x-vault-token': token, 'x-vault-request': 'true' },
      body: body === null ? null : JSON.stringify(body),
      ca: caFile === null ? null : readFileSync(caFile, 'utf8'),
      timeoutMs,
    });
    if ('error' in answer) throw new KmsAwayError(`the key management service does not answer: ${answer.error}`);
    const { status, text } = answer;
    if (status === 429 || status >= 500) throw new KmsAwayError(`the key management service answered ${status}`);
    if (status === 404) return null;
    if (status < 200 || status > 299)
      throw new KmsError(`the key management service refused ${method} ${path}: ${status}`);
    return text === '' ? null : JSON.parse(text);
  };
  const nameIn = (address: string): string => {
    const [, name] = ADDRESS.exec(address) ?? [];
    if (name === undefined) throw new KmsError(`${address} is no address of a key`);
    return name;
  };
  return {
    scheme: 'kms:',
    async generate(label, algorithm) {
      const name = `countersign-${label}-${randomBytes(8).toString('hex')}`;
      const options = { type: TYPES[algorithm], exportable: false, allow_plaintext_backup: false };
      await ask('POST', `keys/${name}`, options);
      return `kms:${name}`;
    },
    async open(address) {
      const name = nameIn(address);
      const found = madeKey.safeParse(await ask('GET', `keys/${name}`));
      const pem = found.success ? found.data.data.keys['1']?.public_key : undefined;
      if (pem === undefined) throw new KmsError(`the key management service has no key ${name}`);
      const publicKey = createPublicKey(pem);
      return {
        spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
        async sign(tbs) {
          const input = createHash('sha256').update(tbs).digest('base64');
          const options = { input, prehashed: true, marshaling_algorithm: 'asn1', signature_algorithm: 'pkcs1v15' };
          const made = madeSignature.safeParse(await ask('POST', `sign/${name}/sha2-256`, options));
          if (!made.success) throw new KmsError(`the key management service made no signature with ${name}`);
          const signature = Buffer.from(made.data.data.signature.slice('vault:v1:'.length), 'base64');
          // Nothing leaves that the public key of the certificate does not verify.
          if (!verify('sha256', tbs, publicKey, signature)) throw new KmsError(`the signature of ${name} is wrong`);
          return new Uint8Array(signature);
        },
      };
    },
    async destroy(address) {
      const name = nameIn(address);
      if ((await ask('GET', `keys/${name}`)) === null) return;
      await ask('POST', `keys/${name}/config`, { deletion_allowed: true });
      await ask('DELETE', `keys/${name}`);
    },
  };
}
