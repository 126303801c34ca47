import { LintError, PkiError, type LintFinding } from '../errors.ts';
import type { SignedKind } from '../model.ts';

declare const cleared: unique symbol;
/** Proof that a structure passed its lints; any key takes it once. It cannot be made outside this file. */
export type ClearedToSign = { readonly [cleared]: true };

type Content = { readonly tbs: Uint8Array; readonly kind: SignedKind; readonly reference: string | null };
const contents = new WeakMap<object, Content>();

/**
 * Clears the encoded structure for one signature, unless its lints found something. The token keeps a copy, so that
 * what is signed is what was linted. Throws a LintError.
 */
export function clear(content: Content, findings: readonly LintFinding[]): ClearedToSign {
  if (findings.length > 0) throw new LintError(findings);
  const token = Object.freeze({}) as ClearedToSign;
  contents.set(token, { ...content, tbs: new Uint8Array(content.tbs) });
  return token;
}

/** Spends a token. Throws a PkiError KEY_REFUSED where it was spent or never given out. */
export function takeCleared(token: ClearedToSign): Content {
  const content = contents.get(token);
  if (content === undefined) throw new PkiError('KEY_REFUSED', 'a token to sign works once');
  contents.delete(token);
  return content;
}
