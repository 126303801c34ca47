import { DEVICE_NAMESPACE, type PushMessage } from '@countersign/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { refreshAccounts } from '../api/accounts.ts';
import { queryClient } from '../api/client.ts';
import { sessionName } from '../api/session-name.ts';
import { currentUserWsid, hasLeft, sessionQuery } from '../api/session.ts';
import { onPush } from '../realtime/push.ts';
import { defineText, textOf } from '../text/text.ts';
import { toast } from '../ui/toast.tsx';
import type { SessionNotice } from './session-notice.tsx';

const useWords = defineText('app/account-watch');

export type Answer = 'disabled' | 'ended' | 'refresh' | 'none';
/** Spec §8: a member who was disabled is pushed out where that account is active; elsewhere the list says so. */
export function answerTo({ actionType, attachMessage }: PushMessage, activeWsid: string): Answer {
  switch (actionType) {
    case 'SYSTEM_ENTERPRISE_USER_DISABLE':
      return attachMessage.targertWsid === activeWsid ? 'disabled' : 'refresh';
    case 'SESSION_ENDED':
      return 'ended';
    case 'ACCOUNT_CHANGED':
    case 'IDENTITY_CHANGED':
      return 'refresh';
    default:
      return 'none';
  }
}

/** A login in another tab of this browser ends the previous session too; the tab says so itself within this time. */
export const OTHER_TAB_MS = 800;

/** Checks whether the session of this page is still valid. */
async function judgeEnd(): Promise<SessionNotice | null> {
  if (hasLeft()) return null;
  const known = currentUserWsid();
  await new Promise((resolve) => setTimeout(resolve, OTHER_TAB_MS));
  if (hasLeft()) return null;
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (session === null) return 'ended';
  return session.userWsid === known ? null : 'changed';
}

/** Handles account events of the server while the pages of a full session are open (Spec §7 "Real-time channels", §8). */
export function useAccountWatch(onNotice: (notice: SessionNotice) => void): void {
  const navigate = useNavigate();
  const latest = useRef(onNotice);
  useEffect(() => {
    latest.current = onNotice;
  });

  useEffect(() => {
    const answers: Record<Answer, () => void> = {
      disabled: () => latest.current('disabled'),
      ended: () =>
        void judgeEnd().then(
          (notice) => notice !== null && latest.current(notice),
          // The network is down: the next successful call settles it.
          () => {},
        ),
      refresh: () => void refreshAccounts(),
      none: () => {},
    };
    return onPush((heard) => {
      const said = heard.kind === 'missed' ? 'refresh' : answerTo(heard.message, currentUserWsid());
      answers[said]();
    });
  }, []);

  useEffect(
    () =>
      onPush((heard) => {
        if (heard.kind === 'missed' || heard.message.actionType !== 'DEVICE_LOGIN') return;
        if (heard.message.attachMessage.targertWsid === sessionName()) return;
        const words = textOf(useWords);
        const onSelect = () => void navigate({ href: '/account/devices' });
        toast('warning', words.newDevice, null, { label: words.signOut, onSelect });
      }, DEVICE_NAMESPACE),
    [navigate],
  );
}
