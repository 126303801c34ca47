import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../../api/client.ts';
import { formatDistance, formatNumber } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';
import { Box, Grid, Heading, Icon, type IconName, Skeleton, Small, Text, classes } from '../../../ui/index.ts';
import { ListRow, RowList } from '../../../ui/row-list.tsx';
import { StatePill, serviceWord } from '../health/state.tsx';
import { useHealthText } from '../health/text.ts';
import {
  healthQuery,
  openComplaintsQuery,
  waitingQuery,
  waitingRequestsQuery,
  waitingSealsQuery,
} from '../model/queries.ts';
import { operatorQuery, useMay } from '../model/session.ts';
import { Page } from '../../../parts/page/page.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { useNow } from '../parts/use-now.ts';
import { useOperatorText } from '../words.ts';
import styles from './overview.module.css';

const useWords = defineText('pages/operator/overview/overview-page');

/** The pending work of the staff, and the state of the services. */
export function OverviewPage() {
  const words = useWords();
  const shared = useOperatorText();
  const { data: operator } = useQuery(operatorQuery);
  const may = useMay();
  return (
    <Page title={shared.overview} lead={operator ? words.hello(operator.name) : null}>
      <Grid as="section" aria-label={words.waits} gap={4} className={styles.tiles}>
        {may('identity.read') && <WaitingIdentities />}
        {may('requests.read') && <WaitingRequests />}
        {may('complaints.read') && <OpenComplaints />}
        {may('health.read') && <DeadJobs />}
      </Grid>
      {may('health.read') && <Glance />}
    </Page>
  );
}

interface TileProps {
  icon: IconName;
  word: string;
  query: { readonly error: unknown };
  count: number | undefined;
  note?: string;
  to: '/operator/identity' | '/operator/seals' | '/operator/requests' | '/operator/complaints' | '/operator/health';
  search?: Readonly<Record<string, string>>;
}
function Tile({ icon, word, query: { error }, count, note, to, search = {} }: TileProps) {
  const words = useWords();
  const isFailed = error !== null && count === undefined;
  return (
    <Link to={to} search={search} className={classes(styles.tile, count !== undefined && count > 0 && styles.waits)}>
      <Icon name={icon} size={24} />
      <Text
        heading="figure"
        tone="ink"
        tabular
        text={isFailed ? '!' : count === undefined ? '…' : formatNumber(count)}
      />
      <Text weight={550} tone="ink" allColumns text={word} />
      <Small
        as="span"
        allColumns
        className={styles.note}
        text={isFailed ? messageOf(error) : (note ?? (count === 0 && words.nothing))}
      />
    </Link>
  );
}

function WaitingIdentities() {
  const words = useWords();
  const now = useNow();
  const applications = useQuery(waitingQuery);
  const seals = useQuery(waitingSealsQuery);
  const oldest = applications.data?.applications[0];
  return (
    <>
      <Tile
        icon="user"
        word={words.applications}
        query={applications}
        count={applications.data?.page.totalElements}
        note={oldest && words.oldest(formatDistance(oldest.createdDatetime, now))}
        to="/operator/identity"
        search={{ status: 'WAITING' }}
      />
      <Tile
        icon="seal"
        word={words.seals}
        query={seals}
        count={seals.data?.page.totalElements}
        to="/operator/seals"
        search={{ nameCheck: 'WAITING' }}
      />
    </>
  );
}

function WaitingRequests() {
  const words = useWords();
  const requests = useQuery(waitingRequestsQuery);
  return (
    <Tile
      icon="check"
      word={words.requests}
      query={requests}
      count={requests.data?.page.totalElements}
      to="/operator/requests"
      search={{ status: 'WAITING' }}
    />
  );
}

function OpenComplaints() {
  const words = useWords();
  const complaints = useQuery(openComplaintsQuery);
  return (
    <Tile
      icon="bell"
      word={words.complaints}
      query={complaints}
      count={complaints.data?.page.totalElements}
      to="/operator/complaints"
      search={{ status: 'OPEN' }}
    />
  );
}

function DeadJobs() {
  const words = useWords();
  const health = useQuery(healthQuery);
  return (
    <Tile
      icon="warning"
      word={words.deadJobs}
      query={health}
      count={health.data?.deadJobs.length}
      to="/operator/health"
    />
  );
}

function Glance() {
  const words = useWords();
  const health = useHealthText();
  return (
    <Box as="section" mt={8} aria-labelledby="glance">
      <Heading id="glance" heading="l" mb={3} text={words.glance} />
      <Loaded query={useQuery(healthQuery)} waiting={<Skeleton height={140} radius={14} />}>
        {({ services }) => (
          <RowList>
            {services.map(({ name, state }) => (
              <ListRow key={name} end={<StatePill state={state} />}>
                {serviceWord(health, name)}
              </ListRow>
            ))}
          </RowList>
        )}
      </Loaded>
    </Box>
  );
}
