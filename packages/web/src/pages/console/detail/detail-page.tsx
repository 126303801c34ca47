import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { CallError } from '../../../api/client.ts';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { useEnvelopePush } from '../../../realtime/use-envelope-push.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatDistance, formatTime } from '../../../text/format.ts';
import { useTitle } from '../../../text/use-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState, Grid, Heading, Hint, Paragraph, Row, Skeleton, Stack } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { toneOf } from '../model/people.ts';
import { envelopeQuery, formsQuery } from '../model/queries.ts';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { useNow } from '../parts/use-now.ts';
import { useConsoleText } from '../words.ts';
import { Activities } from './activities.tsx';
import { DetailActs } from './detail-acts.tsx';
import styles from './detail-page.module.css';
import { Documents } from './documents.tsx';
import { FailedNotices } from './failed-notices.tsx';
import { Fingerprints } from './fingerprints.tsx';
import { Holds } from './holds.tsx';
import { Participants, PeopleProgress } from './participants.tsx';
import { refreshDetail } from './queries.ts';
import { Related } from './related.tsx';
import { Situation } from './situation.tsx';
import { useDetailText } from './text.ts';
import { VoidBranch } from './void-branch.tsx';
import { useVoidText } from './void-text.ts';

const AttachedFiles = lazy(async () => ({ default: (await import('./rare-sheets.ts')).AttachedFiles }));

/** One envelope: its status, whose turn it is, what happened, its documents (ux 33). */
export function DetailPage() {
  const { envelopeId } = useSearch({ strict: false }) as { envelopeId: string };
  const words = useDetailText();
  const { data: envelope, error, refetch } = useQuery({ ...envelopeQuery(envelopeId), enabled: envelopeId !== '' });
  useEnvelopePush(envelopeId, () => refreshDetail(envelopeId));
  const isGone = error instanceof CallError && error.status === 404;
  if (envelopeId === '' || isGone) {
    return (
      <EmptyState
        drawing="lock"
        title={isGone ? words.notFound : words.noId}
        action={<LinkButton variant="primary" label={words.toList} to="/envelopes" />}
        why={isGone ? error.message : words.noIdWords}
      />
    );
  }
  if (envelope === undefined) return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Waiting />;
  return <Detail envelope={envelope} />;
}

function Waiting() {
  const words = useDetailText();
  return (
    <Stack gap={4} width="full" mx="auto" className={styles.page} aria-busy="true" aria-label={words.loading}>
      <Skeleton width="52%" height={34} />
      <Skeleton width="34%" height={18} />
      <Skeleton height={88} radius={14} />
      <Skeleton height={320} radius={14} />
    </Stack>
  );
}

function Detail({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const shared = useConsoleText();
  const voiding = useVoidText();
  const isVoiding = envelope.envelopeFlowType === 'CANCEL_PROCESS';
  const { tone, icon } = toneOf(envelope.envelopeShownStatus);
  const title = envelope.title || shared.untitled;
  useTitle(title);
  return (
    <Stack gap={4} width="full" mx="auto" className={styles.page}>
      <Row as="header" gapY={4} gapX={6} align="end" wrap justify="between" className={styles.header}>
        <div className={styles.head}>
          <Pill
            tone={envelope.completing ? 'info' : tone}
            icon={envelope.completing ? 'clock' : icon}
            label={shared.shown[envelope.envelopeShownStatus]}
          />
          <Heading as="h1" heading="page" mt={2} className={styles.title} text={title} />
          <Facts envelope={envelope} />
        </div>
        <DetailActs envelope={envelope} />
      </Row>
      <Situation envelope={envelope} />
      <Grid gap={5} align="start" className={styles.columns}>
        <div className={styles.main}>
          <Documents envelope={envelope} />
        </div>
        <Stack gap={4}>
          {envelope.subject !== '' && (
            <SectionCard title={isVoiding ? voiding.reason : words.message}>
              <Paragraph whiteSpace="pre-line" text={envelope.subject} />
            </SectionCard>
          )}
          <SectionCard title={words.people}>
            <PeopleProgress envelope={envelope} />
            <Participants envelope={envelope} />
          </SectionCard>
          <Attached envelope={envelope} />
          <VoidBranch envelope={envelope} />
          <FailedNotices envelope={envelope} />
          <SectionCard title={words.activities}>
            <Activities envelope={envelope} />
          </SectionCard>
          <Fingerprints envelope={envelope} />
          <Related envelope={envelope} />
          <Holds subject={envelope.envelopeWsid} />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Few contracts have any. */
function Attached({ envelope }: { envelope: Envelope }) {
  const { data: forms = [] } = useQuery(formsQuery(envelope.envelopeWsid));
  const isAny = forms.some((form) => form.formType === 'ATTACHMENT' && form.confirmStatus === 'CONFIRMED');
  return (
    isAny && (
      <Suspense>
        <AttachedFiles envelope={envelope} />
      </Suspense>
    )
  );
}

function Facts({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const now = useNow();
  const runs = envelope.status === 'ING_PROCESS';
  const facts = [
    ...(envelope.contractNumber === null ? [] : [words.contractNumber(envelope.contractNumber)]),
    <Marked key="from" source={envelope.senderNameSource}>
      {words.from(envelope.senderName)}
    </Marked>,
    ...(envelope.startedDatetime ? [words.sentOn(formatTime(envelope.startedDatetime))] : []),
    ...(runs
      ? [`${words.due(formatTime(envelope.expireDatetime))} (${formatDistance(envelope.expireDatetime, now)})`]
      : []),
    ...(envelope.completedDatetime ? [words.completedOn(formatTime(envelope.completedDatetime))] : []),
  ];
  return (
    <Hint mt={1.5}>
      {facts.map((fact, at) => (
        <span key={at}>
          {at > 0 && ' · '}
          {fact}
        </span>
      ))}
    </Hint>
  );
}
