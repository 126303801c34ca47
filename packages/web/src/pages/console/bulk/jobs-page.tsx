import type { MultiSendJob } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatNumber } from '../../../text/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Box, Card, EmptyState, Row, Skeleton, box } from '../../../ui/index.ts';
import { jobsQuery, useBulkPush } from '../model/bulk-queries.ts';
import { Page } from '../parts/page.tsx';
import styles from './bulk.module.css';
import { JobPill, JobProgress } from './job-progress.tsx';
import { useBulkText } from './text.ts';
import { Pager } from '../../../ui/pager.tsx';

/** The bulk sends of the active account, newest first. */
export function BulkJobsPage() {
  const words = useBulkText();
  const { page = 1 } = useSearch({ from: '/console/bulk' });
  const navigate = useNavigate();
  const list = useQuery(jobsQuery(page));
  useBulkPush();
  return (
    <Page narrow title={words.title} lead={words.lead}>
      <Loaded query={list} waiting={<Skeleton height={280} radius={14} />}>
        {(data) =>
          data.multiSendJobs.length === 0 ? (
            <NothingYet />
          ) : (
            <div aria-busy={list.isPlaceholderData}>
              <Card as="ul" divided>
                {data.multiSendJobs.map((job) => (
                  <JobRow key={job.jobWsid} job={job} />
                ))}
              </Card>
              <Pager
                page={page}
                total={data.page.totalElements}
                count={words.count(formatNumber(data.page.totalElements))}
                onPage={(next) => void navigate({ to: '/bulk', search: next === 1 ? {} : { page: next } })}
              />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function NothingYet() {
  const words = useBulkText();
  return (
    <EmptyState
      drawing="paper"
      title={words.none}
      action={<LinkButton variant="primary" label={words.create} to="/envelopes/new" />}
      why={words.noneWhy}
    />
  );
}

function JobRow({ job }: { job: MultiSendJob }) {
  const words = useBulkText();
  return (
    <Box as="li" py={4} px={5} className={styles.job}>
      <Row gapY={2} gapX={3} wrap mb={2.5}>
        <Link
          to="/bulk/$envelopeWsid/$jobWsid"
          params={{ envelopeWsid: job.envelopeWsid, jobWsid: job.jobWsid }}
          className={box({ heading: 'm', minWidth: 0, tone: 'ink' }, styles.name)}
        >
          {job.title || words.untitled}
        </Link>
        <JobPill status={job.status} />
      </Row>
      <JobProgress job={job} />
    </Box>
  );
}
