import { PASSWORD_MAX, PASSWORD_MIN, checkPassword } from '@countersign/domain';

export const RULES = ['length', 'noSpace', 'mixed'] as const;
export type Rule = (typeof RULES)[number];

const KINDS = [/\p{N}/u, /\p{Lu}/u, /\p{Ll}|\p{Lo}/u, /[^\p{L}\p{N}\s]/u] as const;

/** Which of the rules of Spec §5 are met so far, to be shown while the password is typed. */
export function metRules(password: string): readonly Rule[] {
  const length = [...password].length;
  const isMixed =
    password !== '' && ![/^\d+$/u, /^[^\p{L}\p{N}]+$/u, /^\p{L}+$/u].some((alone) => alone.test(password));
  const holds: Readonly<Record<Rule, boolean>> = {
    length: length >= PASSWORD_MIN && length <= PASSWORD_MAX,
    noSpace: password !== '' && !/\s/u.test(password),
    mixed: isMixed,
  };
  return RULES.filter((rule) => holds[rule]);
}

/** 0 = not allowed, 1 weak … 3 strong. */
export type Strength = 0 | 1 | 2 | 3;

/**
 * An estimate of how hard a password is to guess, from its kinds of characters, its length and its repetitions; no guarantee.
 */
export function strengthOf(password: string): Strength {
  if (checkPassword(password) !== 0) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  const points = kinds + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (different >= 10 ? 1 : 0);
  if (different < 5) return 1;
  return points >= 5 ? 3 : points >= 3 ? 2 : 1;
}

/** The errors of a new password and its repetition. */
export interface PasswordFaults {
  readonly password: ReturnType<typeof checkPassword>;
  readonly isConfirmMissing: boolean;
  readonly isMismatch: boolean;
}
export const judgePasswords = (password: string, confirm: string): PasswordFaults => ({
  password: checkPassword(password),
  isConfirmMissing: confirm === '',
  isMismatch: confirm !== '' && confirm !== password,
});
export const areSound = (faults: PasswordFaults): boolean =>
  faults.password === 0 && !faults.isConfirmMissing && !faults.isMismatch;
