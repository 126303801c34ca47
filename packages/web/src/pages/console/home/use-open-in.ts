import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { changeAccount } from '../../../api/accounts.ts';
import { showError } from '../../../parts/trouble/show-error.ts';

/** Switches to the account and opens the contract in it, or its home page. */
export function useOpenIn() {
  const navigate = useNavigate();
  const router = useRouter();
  const [opening, setOpening] = useState<string | null>(null);
  const run = async (userWsid: string, envelopeId: string | null) => {
    setOpening(envelopeId ?? userWsid);
    try {
      await changeAccount(userWsid);
      await (envelopeId === null
        ? navigate({ to: '/wesign' })
        : navigate({ to: '/envelope-detail', search: { envelopeId } }));
      await router.invalidate();
    } catch (error) {
      showError(error);
    } finally {
      setOpening(null);
    }
  };
  const open = (userWsid: string, envelopeId: string | null): void => {
    if (opening === null) void run(userWsid, envelopeId);
  };
  return { open, opening };
}
