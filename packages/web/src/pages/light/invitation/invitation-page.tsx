import type { LinkStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError, api, call } from '../../../api/client.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Answer, Answered, EndCard } from './answered.tsx';
import { Box } from '../../../ui/layout.tsx';
import styles from './invitation.module.css';
import { OpenInvitation } from './open-invitation.tsx';
import { invitationText } from './text.ts';

const NOT_THERE = 404;

const invitationQuery = (invite: string) => ({
  queryKey: ['invitation', invite],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(api.getInvitation, { params: { invite }, signal })).invitation,
});

/** The page behind an invitation that was sent to a contact. */
export function InvitationPage() {
  const { invitationWsid } = useParams({ from: '/logged-out/invitation/$invitationWsid' });
  return <Invite invite={invitationWsid} />;
}

/** The page behind the invitation link of an enterprise. */
export function JoinPage() {
  const { token } = useParams({ from: '/logged-out/join/$token' });
  return <Invite invite={token} />;
}

function Invite({ invite }: { invite: string }) {
  const words = useText(invitationText);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { data: invitation, error, refetch } = useQuery(invitationQuery(invite));
  const { data: session } = useQuery(sessionQuery);
  useTitle(words.title);
  return (
    <Box grow mx="auto" mt={3} mb={10} className={styles.place}>
      {invitation === undefined ? (
        error === null ? (
          <Skeleton height={360} radius={18} />
        ) : error instanceof CallError && error.status === NOT_THERE ? (
          <End status="UNKNOWN" />
        ) : (
          <Trouble error={error} onRetry={() => void refetch()} />
        )
      ) : answer !== null ? (
        <Answered answer={answer} name={invitation.enterpriseName} />
      ) : invitation.status !== 'OPEN' ? (
        <End status={invitation.status} />
      ) : session === undefined ? (
        <Skeleton height={360} radius={18} />
      ) : (
        <OpenInvitation
          invite={invite}
          invitation={invitation}
          userWsid={session === null || isFreeLogin(session) ? null : session.userWsid}
          onAnswer={setAnswer}
          onEnded={() => void refetch()}
        />
      )}
    </Box>
  );
}

/** The invitation is no longer valid: why, and the one way on. */
function End({ status }: { status: Exclude<LinkStatus, 'OPEN'> | 'UNKNOWN' }) {
  const words = useText(invitationText);
  return (
    <EndCard
      drawing={status === 'USED' ? 'done' : 'clock'}
      title={words.ends[status].title}
      why={words.ends[status].why}
    >
      <a className={buttonClass('primary', 'l', true)} href="/">
        {words.front}
      </a>
    </EndCard>
  );
}
