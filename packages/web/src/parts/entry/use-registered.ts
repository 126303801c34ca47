import { useRef, useState } from 'react';
import { api, call } from '../../api/client.ts';
import { type KnownFault, existsFault } from './account-fault.ts';

/** Asks once for each account whether it is registered (Spec §5); what could not be answered is asked again. */
export function useRegistered() {
  const answers = useRef(new Map<string, Promise<boolean>>());
  const [fault, setFault] = useState<KnownFault | null>(null);

  const ask = (account: string): Promise<boolean> => {
    const known = answers.current.get(account);
    if (known !== undefined) return known;
    const answer = call(api.accountExists, { query: { account } }).then(({ existed }) => existed);
    answers.current.set(account, answer);
    answer.catch(() => answers.current.delete(account));
    return answer;
  };
  /** For whoever wants a new account: true only where it is known to be registered; nothing else stands in the way. */
  const isTaken = (account: string): Promise<boolean> => ask(account).catch(() => false);
  /** True where the account is registered; else the fault says what to tell. */
  const check = async (account: string): Promise<boolean> => {
    try {
      const isRegistered = await ask(account);
      setFault(isRegistered ? null : 'unregistered');
      return isRegistered;
    } catch (error) {
      setFault(existsFault(error));
      return false;
    }
  };
  return { fault, check, isTaken, reset: () => setFault(null) };
}
