import type { Account } from '@countersign/contract';
import type { JoinStatus } from '@countersign/domain';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { changeAccount } from '../../../api/accounts.ts';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { AnchorButton, type Drawing, EmptyState, Stack } from '../../../ui/index.ts';
import { useInvitationText } from './text.ts';

/** The result of accepting; the account is that of the new member. */
export interface Answer {
  readonly joinStatus: JoinStatus;
  readonly account: Account | null;
}

/** What follows, with the next act (ux 26). */
export function Answered({ answer: { joinStatus, account }, name }: { answer: Answer; name: string }) {
  const words = useInvitationText();
  const home = <AnchorButton size="l" block label={joinStatus === 'PASSED' ? words.stay : words.home} href="/wesign" />;
  switch (joinStatus) {
    case 'PASSED':
      return (
        <EndCard drawing="done" title={words.joinedTitle(name)} why={words.joinedWhy}>
          {account !== null && <Enter account={account} />}
          {home}
        </EndCard>
      );
    case 'WAITING':
      return (
        <EndCard drawing="clock" title={words.waitingTitle} why={words.waitingWhy(name)}>
          {home}
        </EndCard>
      );
    case 'REFUSED':
      return (
        <EndCard drawing="lock" title={words.refusedTitle} why={words.refusedWhy(name)}>
          {home}
        </EndCard>
      );
  }
}

function Enter({ account }: { account: Account }) {
  const words = useInvitationText();
  const navigate = useNavigate();
  const enter = async () => {
    await changeAccount(account.userWsid);
    await navigate({ to: '/wesign' });
  };
  return <ActButton variant="primary" size="l" block label={words.enter} onAct={enter} />;
}

interface EndProps {
  drawing: Drawing;
  title: string;
  why: string;
  children: ReactNode;
}
/** One state in words; a live region reads it out. */
export function EndCard({ drawing, title, why, children }: EndProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Stack as="section" card px={5} py={4} radius="xl" shadow={1} ref={card} tabIndex={-1}>
      <EmptyState
        heading="h1"
        drawing={drawing}
        title={title}
        action={
          <Stack gap={2.5} width="full" mt={2}>
            {children}
          </Stack>
        }
        why={why}
      />
    </Stack>
  );
}
