import { type Contact, checkPassword, normaliseContact } from '@countersign/domain';
import type { Proof } from '../../../parts/code/code-proof.tsx';

const STORED = 'countersign.account';

/** The account of the last login, where the person asked to be remembered (Spec §3 "Local settings"). */
export function rememberedAccount(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}
export function rememberAccount(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, account);
  } catch {
    // Without storage the account is typed anew next time.
  }
}

export type AccountFault = 'missing' | 'wrong';
export const judgeAccount = (typed: string): AccountFault | null =>
  typed.trim() === '' ? 'missing' : normaliseContact(typed) === null ? 'wrong' : null;

export function proofOf(typed: string, service: Proof['service']): Proof | null {
  const contact: Contact | null = normaliseContact(typed);
  return contact === null ? null : { contact: contact.value, kind: contact.kind, service };
}

export interface RegisterFaults {
  readonly account: AccountFault | null;
  readonly password: ReturnType<typeof checkPassword>;
  readonly isMismatch: boolean;
  readonly isCodeMissing: boolean;
}
/** Spec §5: the password is judged where it is typed, the confirmation must equal it. */
export const judgeRegistration = (form: {
  account: string;
  password: string;
  confirm: string;
  code: string;
}): RegisterFaults => ({
  account: judgeAccount(form.account),
  password: checkPassword(form.password),
  isMismatch: form.password !== form.confirm,
  isCodeMissing: form.code.length !== 6,
});
export const isSound = (faults: RegisterFaults): boolean =>
  faults.account === null && faults.password === 0 && !faults.isMismatch && !faults.isCodeMissing;
