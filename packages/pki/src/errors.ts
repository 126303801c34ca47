/** What a lint found wrong in a structure before it was signed. */
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
  | 'INPUT' // an argument that no certificate authority could use
  | 'SIGNATURE_REFUSED' // an external signature does not belong to the key, or does not cover the data
  | 'CLOCK_BEHIND'; // the clock is behind the last time-stamp

/** An error of this library other than a lint's. */
export class PkiError extends Error {
  override readonly name = 'PkiError';
  readonly kind: PkiErrorKind;

  constructor(kind: PkiErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
