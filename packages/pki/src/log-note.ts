import { PkiError } from './errors.ts';
import { clear } from './keys/clearance.ts';
import { runLints } from './lints/lint.ts';
import { checkpointBody } from './lints/checkpoint-body.ts';
import type { Authority, OpenedKey } from './model.ts';

/**
 * The first line of the log's checkpoints, which is the name of its key (C2SP tlog-checkpoint): its address without a
 * scheme.
 */
const logOrigin = (pkiUrl: string): string => `${pkiUrl.replace(/^https?:\/\//, '')}/pki/log`;

/** `signature` is 64 octets over the text, `publicKey` the 32 octets of the Ed25519 key (RFC 8032 §5.1). */
export type LogNoteSignature = {
  readonly signature: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly certificate: Uint8Array;
};

/** The log's public key for verifiers, and the origin in its checkpoints. */
export type LogKey = {
  readonly publicKey: Uint8Array;
  readonly certificate: Uint8Array;
  readonly origin: string;
};

function keyOf({ log }: Authority): OpenedKey {
  if (log === null) throw new PkiError('KEY_REFUSED', 'the authority has no key for the log');
  return log;
}

export function logKey(authority: Authority): LogKey {
  const { certificate, parsed } = keyOf(authority);
  return { publicKey: parsed.publicKey.keyBits, certificate, origin: logOrigin(authority.pkiUrl) };
}

/**
 * Signs the text of a checkpoint of this log (C2SP signed-note: Ed25519 over the text including its last newline).
 * @throws LintError for any other text, or a PkiError KEY_REFUSED if the authority has no such key
 */
export async function signLogNote(authority: Authority, text: string): Promise<LogNoteSignature> {
  const { publicKey, certificate, origin } = logKey(authority);
  const findings = runLints([checkpointBody], { text, origin });
  const tbs = new TextEncoder().encode(text);
  const token = clear({ tbs, kind: 'checkpoint', reference: text.split('\n')[1] ?? null }, findings);
  return { signature: await keyOf(authority).key.sign(token), publicKey, certificate };
}
