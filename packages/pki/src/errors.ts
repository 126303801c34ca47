/** What a lint found wrong with a structure that was about to be signed. */
export type LintFinding = { readonly lint: string; readonly clause: string; readonly problem: string };

/** A structure that must not be signed. Nothing was signed; `findings` has at least one entry. */
export class LintError extends Error {
  override readonly name = 'LintError';
  readonly findings: readonly LintFinding[];

  constructor(findings: readonly LintFinding[]) {
    super(findings.map(({ lint, clause, problem }) => `${lint} (${clause}): ${problem}`).join('; '));
    this.findings = findings;
  }
}

export type PkiErrorKind =
  | 'KEY_REFUSED' // a key was asked for a kind of structure, or a second signature, that it does not make
  | 'KEY_MISMATCH' // a private key does not belong to its certificate
  | 'INPUT' // an argument that no certificate authority could work with
  | 'SIGNATURE_REFUSED' // a signature made elsewhere is not that of the key, or not over what was to be signed
  | 'CLOCK_BEHIND'; // the clock is behind the last time-stamp

/** A refusal of this library other than a lint's. */
export class PkiError extends Error {
  override readonly name = 'PkiError';
  readonly kind: PkiErrorKind;

  constructor(kind: PkiErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
