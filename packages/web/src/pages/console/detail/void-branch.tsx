import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryClient } from '../../../api/client.ts';
import { useEnvelopePush } from '../../../realtime/use-envelope-push.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Skeleton } from '../../../ui/index.ts';
import { toneOf } from '../model/people.ts';
import { envelopeQuery } from '../model/queries.ts';
import { useConsoleText } from '../words.ts';
import acts from './acts.module.css';
import { Participants } from './participants.tsx';
import { relatedQuery } from './queries.ts';
import { useVoidText } from './void-text.ts';
import { UnavailableParticipants } from './unavailable-participants.tsx';

/** The void flow as a branch of the contract: who has confirmed and who has not (ux 34). */
export function VoidBranch({ envelope }: { envelope: Envelope }) {
  const words = useVoidText();
  const shared = useConsoleText();
  const { data: related = [] } = useQuery(relatedQuery(envelope.envelopeWsid));
  const running = related.find(({ relation }) => relation === 'CANCELLED_BY')?.envelopeWsid;
  const wanted = envelope.voided?.cancelEnvelopeWsid ?? (envelope.cancelling ? running : undefined);
  const { data: agreement, isError } = useQuery({ ...envelopeQuery(wanted ?? ''), enabled: wanted !== undefined });
  // Pushes about the void agreement name its own envelope; here they refresh the branch, and in the end the contract.
  useEnvelopePush(wanted ?? '', () => {
    void queryClient.invalidateQueries({ queryKey: envelopeQuery(wanted ?? '').queryKey });
    void queryClient.invalidateQueries({ queryKey: envelopeQuery(envelope.envelopeWsid).queryKey });
  });
  if (wanted === undefined || isError) return null;
  return (
    <SectionCard
      title={words.branch}
      className={acts.branch}
      act={
        <Link to="/envelope-detail" search={{ envelopeId: wanted }}>
          {words.seeAgreement}
        </Link>
      }
    >
      {agreement === undefined ? (
        <Skeleton height={96} radius={10} />
      ) : (
        <>
          <div>
            <Pill
              tone={toneOf(agreement.envelopeShownStatus).tone}
              label={shared.shown[agreement.envelopeShownStatus]}
            />
          </div>
          <UnavailableParticipants envelope={agreement} />
          <Participants envelope={agreement} />
        </>
      )}
    </SectionCard>
  );
}
