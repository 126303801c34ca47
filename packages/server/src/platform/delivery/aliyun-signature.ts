import { createHash, createHmac } from 'node:crypto';

/** One call of Alibaba Cloud in its RPC style: everything in the query, no body. */
export interface AliyunCall {
  /** Host and port, as in the Host header. */
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly params: Readonly<Record<string, string>>;
  readonly now: Date;
  /** A value that is never used twice. */
  readonly nonce: string;
}

export interface AliyunKey {
  readonly id: string;
  readonly secret: string;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Encoding by RFC 3986: also the characters that encodeURIComponent leaves unchanged. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number => (one < other ? -1 : 1);

/** Query and headers of a call (without Host), signed by version 3 of Alibaba Cloud's signature (ACS3-HMAC-SHA256). */
export function signAliyunCall(call: AliyunCall, key: AliyunKey): { query: string; headers: Record<string, string> } {
  const query = Object.entries(call.params)
    .toSorted(byName)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const body = sha256('');
  const headers = {
    'x-acs-action': call.action,
    'x-acs-content-sha256': body,
    'x-acs-date': call.now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const signed = Object.entries({ ...headers, host: call.host }).toSorted(byName);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const canonical = ['POST', '/', query, lines, names, body].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${key.id},SignedHeaders=${names},Signature=${signature}`;
  return { query, headers: { ...headers, authorization } };
}
