import { LintError, PkiError, type LintFinding } from '../errors.ts';
import type { SignedKind } from '../model.ts';

declare const cleared: unique symbol;
/** Proof that a structure passed its lints; a key accepts it once. It can be created only in this file. */
export type ClearedToSign = { readonly [cleared]: true };

type Content = { readonly tbs: Uint8Array; readonly kind: SignedKind; readonly reference: string | null };
const contents = new WeakMap<object, Content>();

/**
 * Clears the encoded structure for one signature if its lints found nothing. The token keeps a copy, so that exactly
 * the linted bytes are signed.
 * @throws LintError
 */
export function clear(content: Content, findings: readonly LintFinding[]): ClearedToSign {
  if (findings.length > 0) throw new LintError(findings);
  const token = Object.freeze({}) as ClearedToSign;
  contents.set(token, { ...content, tbs: new Uint8Array(content.tbs) });
  return token;
}

/**
 * Consumes a token.
 * @throws PkiError KEY_REFUSED if it was consumed before or was not issued here
 */
export function takeCleared(token: ClearedToSign): Content {
  const content = contents.get(token);
  if (content === undefined) throw new PkiError('KEY_REFUSED', 'a clearance token works once');
  contents.delete(token);
  return content;
}
