import type { MultiSendExecution, MultiSendJob } from '@countersign/contract';
import { EXECUTION_STATUSES, type ExecutionStatus, shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { formatNumber } from '../../../text/format.ts';
import { Banner, Card, EmptyState, Grid, Icon, Row, Skeleton, Small, Stack, Text, box } from '../../../ui/index.ts';
import { executionsQuery, jobQuery, useBulkPush } from '../model/bulk-queries.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Page } from '../parts/page.tsx';
import styles from './bulk.module.css';
import { JobActs } from './job-acts.tsx';
import { ExecutionPill, JobPill, JobProgress } from './job-progress.tsx';
import { useBulkText } from './text.ts';
import { Pager } from '../../../ui/pager.tsx';

/** The class of a link to another page. */
const WAY = box({ inlineRow: true, gap: 1.5, minHeight: 'touch', tone: 'ink-2' });

/** One job: its progress, the outcome for each recipient, and the acts on it. */
export function BulkJobPage() {
  const words = useBulkText();
  const { envelopeWsid, jobWsid } = useParams({ from: '/console/bulk/$envelopeWsid/$jobWsid' });
  const { data: job, error, refetch } = useQuery(jobQuery(envelopeWsid, jobWsid));
  useBulkPush();
  if (job === undefined)
    return (
      <Page narrow title={words.title}>
        {error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} radius={14} />}
      </Page>
    );
  return (
    <Page
      narrow
      title={job.title || words.untitled}
      lead={
        <Link to="/bulk" className={WAY}>
          <Icon name="chevronLeft" size={16} />
          {words.back}
        </Link>
      }
      action={<JobActs job={job} />}
    >
      <Card as="section" mb={5} py={4} px={5} className={styles.card}>
        <Row gapY={2} gapX={3} wrap mb={2.5}>
          <JobPill status={job.status} />
          <Text grow />
          {job.done > 0 && (
            <Link to="/envelopes" search={{ multiJobWsid: job.jobWsid }} className={WAY}>
              {words.inList}
              <Icon name="chevronRight" size={16} />
            </Link>
          )}
        </Row>
        <JobProgress job={job} />
        <Stack gap={2} className={styles.notes}>
          {job.failed > 0 && <Banner tone="warn">{words.failedHint}</Banner>}
          {job.status === 'RUNNING' && <Banner tone="info">{words.leaveHint}</Banner>}
          {job.status === 'PAUSED' && <Banner tone="warn">{words.paused}</Banner>}
        </Stack>
      </Card>
      <Executions job={job} />
    </Page>
  );
}

const countOf = (job: MultiSendJob, status: ExecutionStatus): number =>
  ({ WAITING: job.waiting, DONE: job.done, FAILED: job.failed, REVOKED: job.revoked })[status];

function Executions({ job }: { job: MultiSendJob }) {
  const words = useBulkText();
  const { status = null, page = 1 } = useSearch({ from: '/console/bulk/$envelopeWsid/$jobWsid' });
  const navigate = useNavigate();
  const list = useQuery(executionsQuery(job.envelopeWsid, job.jobWsid, { status, page }));
  const show = (next: { status: ExecutionStatus | null; page: number }) =>
    void navigate({
      to: '/bulk/$envelopeWsid/$jobWsid',
      params: { envelopeWsid: job.envelopeWsid, jobWsid: job.jobWsid },
      search: {
        ...(next.status === null ? {} : { status: next.status }),
        ...(next.page === 1 ? {} : { page: next.page }),
      },
    });
  return (
    <section aria-label={words.which}>
      <Row gap={2} align="stretch" wrap mb={3} role="group" aria-label={words.which}>
        <Chip aria-pressed={status === null} onClick={() => show({ status: null, page: 1 })}>
          {`${words.all} ${formatNumber(job.total)}`}
        </Chip>
        {EXECUTION_STATUSES.map((one) => (
          <Chip key={one} aria-pressed={status === one} onClick={() => show({ status: one, page: 1 })}>
            {`${words.execution[one]} ${formatNumber(countOf(job, one))}`}
          </Chip>
        ))}
      </Row>
      <Loaded query={list} waiting={<Skeleton height={240} radius={14} />}>
        {(data) =>
          data.executions.length === 0 ? (
            <EmptyState drawing="search" title={words.noMatch} />
          ) : (
            <div aria-busy={list.isPlaceholderData}>
              <Card as="ul" divided>
                {data.executions.map((execution) => (
                  <ExecutionRow key={execution.executionWsid} execution={execution} />
                ))}
              </Card>
              <Pager
                page={page}
                total={data.page.totalElements}
                count={words.rows(formatNumber(data.page.totalElements))}
                onPage={(next) => show({ status, page: next })}
              />
            </div>
          )
        }
      </Loaded>
    </section>
  );
}

function ExecutionRow({ execution }: { execution: MultiSendExecution }) {
  const words = useBulkText();
  const { number, name, contact, status, envelopeWsid, message } = execution;
  return (
    <Grid as="li" gapY={1} gapX={4} align="center" py={2} px={5} className={styles.row}>
      <Small as="span" tabular>
        <span className="visually-hidden">{words.row(number)}</span>
        <span aria-hidden="true">{number}</span>
      </Small>
      <Text minWidth={0} text={name} />
      <Text
        minWidth={0}
        tone="ink-2"
        tabular
        className={styles.contact}
        text={shownContact(contact.phone ?? contact.email ?? '')}
      />
      <ExecutionPill status={status} />
      <span className={styles.end}>
        {envelopeWsid !== null && (
          <Link
            to="/envelope-detail"
            search={{ envelopeId: envelopeWsid }}
            className={box({ inlineRow: true, minHeight: 'touch' })}
            aria-label={words.openOf(name)}
          >
            {words.open}
          </Link>
        )}
      </span>
      {message !== null && <Text as="p" tone="danger" size="s" className={styles.why} text={message} />}
    </Grid>
  );
}
