import { CODE_DIGITS } from '@countersign/domain';
import { type AccountFault, judgeAccount } from '../../../parts/entry/account.ts';
import { type PasswordFaults, areSound, judgePasswords } from '../../../parts/password/rules.ts';

export interface RegisterFaults {
  readonly account: AccountFault | null;
  readonly passwords: PasswordFaults;
  readonly isCodeMissing: boolean;
}
/** Spec §5: the password is checked in the form, and the confirmation must equal it. */
export const judgeRegistration = (form: {
  account: string;
  password: string;
  confirm: string;
  code: string;
}): RegisterFaults => ({
  account: judgeAccount(form.account),
  passwords: judgePasswords(form.password, form.confirm),
  isCodeMissing: form.code.length !== CODE_DIGITS,
});
export const isSound = (faults: RegisterFaults): boolean =>
  faults.account === null && areSound(faults.passwords) && !faults.isCodeMissing;
