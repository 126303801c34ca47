import type { LinkStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError, api, call } from '../../../api/client.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { useTitle } from '../../../text/use-title.ts';
import { AnchorButton, Box, Skeleton } from '../../../ui/index.ts';
import { type Answer, Answered, EndCard } from './answered.tsx';
import styles from './invitation.module.css';
import { OpenInvitation } from './open-invitation.tsx';
import { useInvitationText } from './text.ts';

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
  const words = useInvitationText();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const query = useQuery(invitationQuery(invite));
  const { data: session } = useQuery(sessionQuery);
  useTitle(words.title);
  const waiting = <Skeleton height={360} radius={18} />;
  const isUnknown = query.error instanceof CallError && query.error.status === NOT_THERE;
  return (
    <Box grow mx="auto" mt={3} mb={10} className={styles.place}>
      {query.data === undefined && isUnknown ? (
        <End status="UNKNOWN" />
      ) : (
        <Loaded query={query} waiting={waiting}>
          {(invitation) =>
            answer !== null ? (
              <Answered answer={answer} name={invitation.enterpriseName} />
            ) : invitation.status !== 'OPEN' ? (
              <End status={invitation.status} />
            ) : session === undefined ? (
              waiting
            ) : (
              <OpenInvitation
                invite={invite}
                invitation={invitation}
                userWsid={session === null || isFreeLogin(session) ? null : session.userWsid}
                onAnswer={setAnswer}
                onEnded={() => void query.refetch()}
              />
            )
          }
        </Loaded>
      )}
    </Box>
  );
}

/** The invitation is no longer valid: why, and the one way on. */
function End({ status }: { status: Exclude<LinkStatus, 'OPEN'> | 'UNKNOWN' }) {
  const words = useInvitationText();
  return (
    <EndCard
      drawing={status === 'USED' ? 'done' : 'clock'}
      title={words.ends[status].title}
      why={words.ends[status].why}
    >
      <AnchorButton variant="primary" size="l" block label={words.front} href="/" />
    </EndCard>
  );
}
