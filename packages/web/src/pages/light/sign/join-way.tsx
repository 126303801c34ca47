import type { JoinStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { defineText } from '../../../text/text.ts';
import { AnchorButton, Banner, Button, Stack } from '../../../ui/index.ts';
import { type Turn, envelopeQuery } from './model/queries.ts';
import { noticeEnd } from './model/use-acts.ts';

const useJoinText = defineText('pages/light/sign/join-way');

/**
 * The one way on for a participant named for an enterprise they have not joined (Spec §4): apply to join, and see the state of
 * the application.
 */
export default function JoinWay({ turn, onJoined }: { turn: Turn; onJoined: () => void }) {
  const text = useJoinText();
  const { data: envelope } = useQuery(envelopeQuery(turn.envelopeWsid));
  const { data: session } = useQuery(sessionQuery);
  const mine = envelope?.participants.find(({ participantWsid }) => participantWsid === turn.participantWsid);
  const [status, setStatus] = useState<JoinStatus | null>(null);
  const act = useAct((error) => {
    noticeEnd(error);
    return messageOf(error);
  });
  const ask = () =>
    act.run(async () => {
      const { joinStatus } = await call(api.joinEnterprise, { params: { ...turn } });
      setStatus(joinStatus);
      if (joinStatus === 'PASSED') onJoined();
    });
  // A link's session has no account that could become a member.
  if (session && isFreeLogin(session))
    return (
      <AnchorButton
        variant="primary"
        label={text.login}
        href={`/login?returnTo=${encodeURIComponent(location.pathname)}`}
      />
    );
  return (
    <Stack gap={4}>
      {mine?.enterpriseName && mine.enterpriseNameSource && (
        <p>
          <Marked source={mine.enterpriseNameSource}>{mine.enterpriseName}</Marked>
        </p>
      )}
      {status !== null && <Banner tone={status === 'REFUSED' ? 'warn' : 'info'}>{text.said[status]}</Banner>}
      {act.fault !== null && <Banner tone="danger">{act.fault}</Banner>}
      {status !== 'PASSED' && status !== 'REFUSED' && (
        <Button
          variant={status === null ? 'primary' : 'secondary'}
          label={status === null ? text.ask(mine?.enterpriseName ?? '') : text.look}
          busy={act.busy}
          onClick={() => void ask()}
        />
      )}
    </Stack>
  );
}
