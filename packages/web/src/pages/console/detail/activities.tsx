import type { Activity, Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../../text/format.ts';
import { Hint, Skeleton, Stack } from '../../../ui/index.ts';
import { activitiesQuery } from '../model/queries.ts';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import styles from './detail-page.module.css';
import { useHappenedText } from './happened-text.ts';
import { useDetailText } from './text.ts';

/** The act of a reviewer is one kind on the wire; the text depends on how it ended. */
const kindOf = ({ kind, detail }: Activity, status: string | undefined): string => {
  if (kind !== 'participant.checked') return kind;
  if (detail['passed'] === 'false' || status === 'ED_FAIL_PROCESS_CHECK') return 'participant.refused';
  return status === 'ED_SUCCESS' ? 'participant.passed' : kind;
};

/** What happened, as sentences, newest first (ux 33). */
export function Activities({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const { usual, ofVoiding } = useHappenedText();
  const { data: activities, error, refetch } = useQuery(activitiesQuery(envelope.envelopeWsid));
  if (activities === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={96} radius={10} />;
  const people = new Map(envelope.participants.map((participant) => [participant.participantWsid, participant]));
  const happened: Readonly<Record<string, (typeof usual)['envelope.created']>> =
    envelope.envelopeFlowType === 'CANCEL_PROCESS' ? ofVoiding : usual;
  const lines = activities.flatMap((activity) => {
    const about = people.get(activity.participantWsid ?? '');
    const who = activity.actorName || words.system;
    const facts = { who, about: about?.name ?? who, detail: activity.detail };
    const sentence = happened[kindOf(activity, about?.status)]?.(facts);
    return sentence ? [{ activity, sentence }] : [];
  });
  if (lines.length === 0) return <Hint size="s" text={words.noActivities} />;
  return (
    <>
      <Hint size="s" text={words.activityNames} />
      <Stack as="ol" gap={3} className={styles.activities}>
        {lines.toReversed().map(({ activity, sentence }) => (
          <li key={activity.activityId}>
            <span>{sentence}</span>
            <time dateTime={activity.datetime}>{formatTime(activity.datetime)}</time>
            {activity.detail['reason'] && <p className={styles.reason}>{words.because(activity.detail['reason'])}</p>}
          </li>
        ))}
      </Stack>
    </>
  );
}
