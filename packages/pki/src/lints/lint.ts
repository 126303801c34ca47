import type { LintFinding } from '../errors.ts';

/**
 * One rule that a structure must satisfy before a key signs it. `check` returns the problem in words, or null; `clause`
 * cites the standard that requires it.
 */
export type Lint<Subject> = {
  readonly name: string;
  readonly clause: string;
  readonly check: (subject: Subject) => string | null;
};

/** All findings of a list of lints for one structure. */
export function runLints<Subject>(lints: readonly Lint<Subject>[], subject: Subject): LintFinding[] {
  const findings: LintFinding[] = [];
  for (const { name, clause, check } of lints) {
    const problem = check(subject);
    if (problem !== null) findings.push({ lint: name, clause, problem });
  }
  return findings;
}
