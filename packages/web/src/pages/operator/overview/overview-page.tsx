import type { ServiceHealth } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/client.ts';
import { formatDistance, formatNumber } from '../../../text/format.ts';
import { defineText, useText } from '../../../text/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePill, serviceWord } from '../health/state.tsx';
import { healthText } from '../health/text.ts';
import {
  healthQuery,
  openComplaintsQuery,
  waitingQuery,
  waitingRequestsQuery,
  waitingSealsQuery,
} from '../model/queries.ts';
import { operatorQuery } from '../model/session.ts';
import { Page } from '../parts/page.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { useNow } from '../parts/use-now.ts';
import { operatorText } from '../words.ts';
import { Box, Card, Grid, Text } from '../../../ui/layout.tsx';
import styles from './overview.module.css';

const text = defineText(
  {
    hello: (name: string) => `${name}，您好`,
    waits: '等待处理',
    applications: '实名申请待审核',
    oldest: (age: string) => `最早的提交于${age}`,
    seals: '印章待核对',
    requests: '操作待确认',
    complaints: '投诉待处理',
    deadJobs: '失败的后台任务',
    nothing: '没有待办',
    glance: '运行状况一览',
  },
  {
    hello: (name) => `Hello, ${name}`,
    waits: 'What waits',
    applications: 'Identity applications waiting',
    oldest: (age) => `the oldest was submitted ${age}`,
    seals: 'Seal pictures waiting',
    requests: 'Requests to confirm',
    complaints: 'Open complaints',
    deadJobs: 'Failed jobs',
    nothing: 'Nothing to do',
    glance: 'Health at a glance',
  },
);

/** The pending work of the staff, and the state of the services. */
export function OverviewPage() {
  const words = useText(text);
  const shared = useText(operatorText);
  const { data: operator } = useQuery(operatorQuery);
  return (
    <Page title={shared.overview} lead={operator ? words.hello(operator.name) : null}>
      <Grid as="section" aria-label={words.waits} gap={4} className={styles.tiles}>
        <Applications />
        <Seals />
        <Requests />
        <Complaints />
        <DeadJobs />
      </Grid>
      <Glance />
    </Page>
  );
}

interface TileProps {
  icon: IconName;
  word: string;
  count: number | undefined;
  note?: string | null | undefined;
  error: unknown;
  link: (content: ReactNode, className: string) => ReactNode;
}
function Tile({ icon, word, count, note, error, link }: TileProps) {
  return link(
    <>
      <Icon name={icon} size={24} />
      <Text heading="figure" tone="ink" tabular>
        {error && count === undefined ? '!' : count === undefined ? '…' : formatNumber(count)}
      </Text>
      <Text weight={550} tone="ink" className={styles.word}>
        {word}
      </Text>
      <Text size="s" tone="ink-3" className={styles.note}>
        {error && count === undefined ? messageOf(error) : note}
      </Text>
    </>,
    classes(styles.tile, count !== undefined && count > 0 && styles.waits),
  );
}

function Applications() {
  const words = useText(text);
  const now = useNow();
  const { data, error } = useQuery(waitingQuery);
  const oldest = data?.applications[0];
  return (
    <Tile
      icon="user"
      word={words.applications}
      count={data?.page.totalElements}
      error={error}
      note={oldest ? words.oldest(formatDistance(oldest.createdDatetime, now)) : data && words.nothing}
      link={(content, className) => (
        <Link to="/operator/identity" search={{ status: 'WAITING' }} className={className}>
          {content}
        </Link>
      )}
    />
  );
}

function Seals() {
  const words = useText(text);
  const { data, error } = useQuery(waitingSealsQuery);
  const count = data?.page.totalElements;
  return (
    <Tile
      icon="seal"
      word={words.seals}
      count={count}
      error={error}
      note={count === 0 ? words.nothing : null}
      link={(content, className) => (
        <Link to="/operator/seals" search={{ nameCheck: 'WAITING' }} className={className}>
          {content}
        </Link>
      )}
    />
  );
}

function Requests() {
  const words = useText(text);
  const { data, error } = useQuery(waitingRequestsQuery);
  const count = data?.page.totalElements;
  return (
    <Tile
      icon="check"
      word={words.requests}
      count={count}
      error={error}
      note={count === 0 ? words.nothing : null}
      link={(content, className) => (
        <Link to="/operator/requests" search={{ status: 'WAITING' }} className={className}>
          {content}
        </Link>
      )}
    />
  );
}

function Complaints() {
  const words = useText(text);
  const { data, error } = useQuery(openComplaintsQuery);
  const count = data?.page.totalElements;
  return (
    <Tile
      icon="bell"
      word={words.complaints}
      count={count}
      error={error}
      note={count === 0 ? words.nothing : null}
      link={(content, className) => (
        <Link to="/operator/complaints" search={{ status: 'OPEN' }} className={className}>
          {content}
        </Link>
      )}
    />
  );
}

function DeadJobs() {
  const words = useText(text);
  const { data, error } = useQuery(healthQuery);
  const count = data?.deadJobs.length;
  return (
    <Tile
      icon="warning"
      word={words.deadJobs}
      count={count}
      error={error}
      note={count === 0 ? words.nothing : null}
      link={(content, className) => (
        <Link to="/operator/health" className={className}>
          {content}
        </Link>
      )}
    />
  );
}

function Glance() {
  const words = useText(text);
  const { data, isError, error, refetch } = useQuery(healthQuery);
  return (
    <Box as="section" mt={8} className={styles.glance} aria-labelledby="glance">
      <h2 id="glance">{words.glance}</h2>
      {data !== undefined ? (
        <Card as="ul" className={styles.services}>
          {data.services.map((service) => (
            <Service key={service.name} service={service} />
          ))}
        </Card>
      ) : isError ? (
        <Trouble error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={140} radius={14} />
      )}
    </Box>
  );
}

function Service({ service }: { service: ServiceHealth }) {
  const words = useText(healthText);
  return (
    <li>
      <span>{serviceWord(words, service.name)}</span>
      <StatePill state={service.state} />
    </li>
  );
}
