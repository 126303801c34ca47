import { useEffect, useRef, useState } from 'react';
import { api, call } from '../../api/client.ts';
import { onOnline } from '../../api/network.ts';
import { type KnownFault, existsFault } from './account-fault.ts';

/** Checks once for each account whether it is registered (Spec §5); a failed check is repeated. */
export function useRegistered() {
  const answers = useRef(new Map<string, Promise<boolean>>());
  const [fault, setFault] = useState<KnownFault | null>(null);
  // A response about an earlier input does not apply to the current one.
  const asked = useRef<string | null>(null);

  const ask = (account: string): Promise<boolean> => {
    const known = answers.current.get(account);
    if (known !== undefined) return known;
    const answer = call(api.accountExists, { query: { account } }).then(({ existed }) => existed);
    answers.current.set(account, answer);
    answer.catch(() => answers.current.delete(account));
    return answer;
  };
  /** For a person who wants a new account: true only if it is known to be registered; a failed check does not block them. */
  const isTaken = (account: string): Promise<boolean> => ask(account).catch(() => false);
  /** True if the account is registered; else the fault says what to show. */
  const check = async (account: string): Promise<boolean> => {
    asked.current = account;
    try {
      const isRegistered = await ask(account);
      if (isAsked(account)) setFault(isRegistered ? null : 'unregistered');
      return isRegistered;
    } catch (error) {
      if (isAsked(account)) setFault(existsFault(error));
      return false;
    }
  };
  /** Whether the account is still the current input. */
  const isAsked = (account: string): boolean => asked.current === account;
  const reset = (): void => {
    asked.current = null;
    setFault(null);
  };
  // A check that failed for lack of a network is repeated when it is back.
  const repeat = useRef(() => {});
  useEffect(() => {
    repeat.current = () => {
      if (asked.current !== null) void check(asked.current);
    };
  });
  useEffect(() => (fault === 'unstable' ? onOnline(() => repeat.current()) : undefined), [fault]);
  return { fault, check, isAsked, isTaken, reset };
}
