import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { changeAccount, refreshAccounts } from '../api/accounts.ts';
import { attempt } from '../parts/trouble/attempt.ts';
import { useAccountsText } from './frame-console-text.ts';

/** Everything of the previous account is dropped; a newly active account starts on its home page. */
export function useChange(onDone: () => void) {
  const words = useAccountsText();
  const router = useRouter();
  const navigate = useNavigate();
  const [changing, setChanging] = useState<string | null>(null);
  const run = async (destinationWsid: string, name: string) => {
    setChanging(destinationWsid);
    const isDone = await attempt(async () => {
      await changeAccount(destinationWsid);
      await navigate({ to: '/wesign' });
      await router.invalidate();
    }, words.switched(name));
    if (isDone) onDone();
    else await refreshAccounts();
    setChanging(null);
  };
  const change = (destinationWsid: string, name: string) => {
    if (changing === null) void run(destinationWsid, name);
  };
  return { change, changing };
}
