import { type DeadJob, type ServiceHealth, operatorApi } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { formatBytes, formatDistance, formatNumber, formatTime } from '../../../text/format.ts';
import { Box, Card, EmptyState, Grid, Heading, Row, Skeleton, Text, toast } from '../../../ui/index.ts';
import { useMay } from '../model/session.ts';
import { operatorCall } from '../model/calls.ts';
import { HEALTH_EVERY_MS, healthQuery, refetch } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { useNow } from '../parts/use-now.ts';
import { withActs } from '../parts/with-acts.ts';
import { useOperatorText } from '../words.ts';
import styles from './health.module.css';
import { StatePill, serviceWord } from './state.tsx';
import { useHealthText } from './text.ts';

/** The state of each service, and the jobs that were given up. */
export function HealthPage() {
  const words = useHealthText();
  const query = useQuery(healthQuery);
  const { data } = query;
  const lead = [
    words.lead(HEALTH_EVERY_MS / 1000),
    query.dataUpdatedAt > 0 && words.asOf(formatTime(new Date(query.dataUpdatedAt))),
  ];
  return (
    <Page title={words.title} lead={lead.filter(Boolean).join(' · ')}>
      {query.isError && <Trouble error={query.error} onRetry={() => void query.refetch()} />}
      {data !== undefined ? (
        <>
          <Grid as="ul" gap={4} className={styles.services} aria-label={words.services}>
            {data.services.map((service) => (
              <Service key={service.name} service={service} />
            ))}
          </Grid>
          <DeadJobs jobs={data.deadJobs} />
        </>
      ) : (
        !query.isError && <ServicesSkeleton />
      )}
    </Page>
  );
}

const DATE = /^\d{4}-\d\d-\d\dT/;
const MB = 1024 * 1024;
/** A fact in words: bytes in a readable unit, dates in the reader's time zone. */
function factText(words: ReturnType<typeof useHealthText>, name: string, value: string | number): string {
  if (typeof value === 'number') return name.endsWith('Mb') ? formatBytes(value * MB) : formatNumber(value);
  if (value === 'yes' || value === 'no') return words[value];
  return DATE.test(value) ? formatTime(value) : value;
}

function Service({ service: { name, state, facts, problem, fix } }: { service: ServiceHealth }) {
  const words = useHealthText();
  // The other facts of a problem are part of its words.
  const known = Object.entries(facts).filter(([fact]) => problem === null || words.fact[fact] !== undefined);
  return (
    <Card as="li" py={4} px={5}>
      <Row gap={3} justify="between" mb={3}>
        <Heading text={serviceWord(words, name)} />
        <StatePill state={state} />
      </Row>
      {problem !== null && (
        <Box mb={3}>
          <Text as="p" text={problem} />
          <Text as="p" tone="ink-3" text={fix} />
        </Box>
      )}
      {known.length === 0 && problem === null ? (
        <Text as="p" tone="ink-3" text={words.none} />
      ) : (
        <Facts
          facts={known.map(([fact, value]) => [words.fact[fact] ?? fact, factText(words, fact, value)] as const)}
        />
      )}
    </Card>
  );
}

function DeadJobs({ jobs }: { jobs: readonly DeadJob[] }) {
  const words = useHealthText();
  const shared = useOperatorText();
  const now = useNow();
  const columns: Column<DeadJob>[] = [
    { head: words.job, kind: 'main', cell: ({ kind }) => kind },
    { head: words.attempts, kind: 'number', cell: ({ attempts }) => formatNumber(attempts) },
    {
      head: words.error,
      cell: ({ lastError }) => <span className={styles.error}>{lastError ?? shared.none}</span>,
    },
    {
      head: words.dead,
      cell: ({ deadDatetime }) => <span title={formatTime(deadDatetime)}>{formatDistance(deadDatetime, now)}</span>,
    },
    { head: shared.acts, kind: 'act', cell: (job) => <RetryButton job={job} /> },
  ];
  const shown = withActs(useMay()('jobs.retry'), columns);
  return (
    <Box mt={8}>
      <Heading heading="l" mb={2} text={words.jobs} />
      {jobs.length === 0 ? (
        <EmptyState drawing="done" heading="h3" title={words.noJobs} why={words.noJobsWhy} />
      ) : (
        <>
          <Text as="p" mb={3} tone="ink-3" text={words.jobsWhy} />
          <DataTable label={words.jobs} columns={shown} rows={jobs} keyOf={({ jobWsid }) => jobWsid} />
        </>
      )}
    </Box>
  );
}

function RetryButton({ job: { jobWsid, kind } }: { job: DeadJob }) {
  const words = useHealthText();
  const retry = async () => {
    await operatorCall(operatorApi.retryJob, { params: { jobWsid } });
    toast('success', words.retried);
    refetch('health');
  };
  return <ActButton size="s" icon="redo" label={words.retry} aria-label={words.retryJob(kind)} onAct={retry} />;
}

const ServicesSkeleton = () => (
  <Grid gap={4} className={styles.services} aria-hidden="true">
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} height={150} radius={14} />
    ))}
  </Grid>
);
