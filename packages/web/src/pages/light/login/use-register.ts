import { useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { hashPassword } from '../../../api/password.ts';
import { fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { proofOf } from '../../../parts/entry/account.ts';
import { useEnter } from '../../../parts/entry/use-enter.ts';
import { acceptedTerms } from '../../../text/terms.ts';
import { useThrottle } from '../../../ui/use-throttle.ts';

const CODE_ERRORS = new Set(['ERROR_CODE_WRONG', 'ERROR_CODE_EXPIRED', 'ERROR_CODE_LOCKED', 'ERROR_OPCODE']);
export const EMPTY = { account: '', nickname: '', password: '', confirm: '', code: '' };
export type Form = typeof EMPTY;

/** Exchanges the code, creates the account and logs in (Spec §7 "Users and accounts"). */
export function useRegister(form: Form, set: (change: Partial<Form>) => void) {
  const enter = useEnter();
  const throttle = useThrottle();
  const [busy, setBusy] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ why: string; isKnown: boolean } | null>(null);
  const register = async () => {
    const proof = proofOf(form.account, 'REGISTER');
    if (proof === null || busy || !throttle(JSON.stringify(form))) return;
    setBusy(true);
    setFailure(null);
    try {
      const opcode = await fetchOpcode(proof, form.code);
      const nickname = form.nickname.trim();
      await call(api.createUser, {
        body: {
          account: proof.contact,
          password: await hashPassword('login', form.password),
          opcode,
          registFrom: 'WEB',
          loginNow: true,
          ...acceptedTerms(),
          deviceId: deviceId(),
          ...(nickname === '' ? {} : { nickname }),
        },
      });
      await enter();
    } catch (error) {
      const name = errorNameOf(error) ?? '';
      if (CODE_ERRORS.has(name)) setCodeError(messageOf(error));
      else setFailure({ why: messageOf(error), isKnown: name === 'ERROR_ACCOUNT_EXISTS' });
      set({ code: '' });
    } finally {
      setBusy(false);
    }
  };
  return { register, busy, codeError, setCodeError, failure };
}
