import type { PublicInvitation } from '@countersign/contract';
import { useState } from 'react';
import { api, call, errorNameOf, queryClient } from '../../../api/client.ts';
import type { Answer } from './answered.tsx';

export interface OpenProps {
  /** A WSID_INVI, or the token of a link. */
  invite: string;
  invitation: PublicInvitation;
  /** The contact of the active account; null for a stranger. */
  userWsid: string | null;
  onAnswer: (answer: Answer) => void;
  /** It can no longer be accepted: its current state has to be fetched. */
  onEnded: () => void;
}

export interface KnownProps extends Omit<OpenProps, 'invitation'> {
  kind: PublicInvitation['kind'];
  userWsid: string;
}

/** Accepts or refuses the invitation as the person who is logged in. */
export function useAccepting({ invite, onAnswer, onEnded }: Pick<KnownProps, 'invite' | 'onAnswer' | 'onEnded'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const accept = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await call(api.acceptInvitation, { params: { invite } });
      // The account switcher has one more entry.
      await queryClient.invalidateQueries({ queryKey: ['accounts'] });
      onAnswer(answer);
    } catch (error) {
      setFailure(error);
      setBusy(false);
      if (ENDED.has(errorNameOf(error) ?? '')) onEnded();
    }
  };
  return { busy, failure, accept };
}
const ENDED: ReadonlySet<string> = new Set([
  'ERROR_INVITATION_EXPIRED',
  'ERROR_INVITATION_DELETED',
  'ERROR_INVITATION_USED',
  'ERROR_INVITATION_LINK_OFF',
]);
