import {
  type AuthorityCertificate,
  type RevocationList,
  type UnlistedCertificate,
  operatorApi,
} from '@countersign/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { formatDay, formatNumber, formatTime } from '../../../text/format.ts';
import { Banner, Grid, Heading, Skeleton, Text } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { operatorCall } from '../model/calls.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { Page } from '../../../parts/page/page.tsx';
import styles from './authority.module.css';
import { useAuthorityText } from './text.ts';

const authorityQuery = queryOptions({
  queryKey: ['operator', 'authority'],
  queryFn: async ({ signal }) => (await operatorCall(operatorApi.getAuthority, { signal })).authority,
});

/** The authority's own keys, generation by generation, its lists, and when each will be replaced. */
export function AuthorityPage() {
  const words = useAuthorityText();
  const { data, isError, error, refetch } = useQuery(authorityQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      {isError && <Trouble error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={320} />}
      {data !== undefined && (
        <Grid gap={6} className={styles.parts}>
          {data.isDue ? (
            <Banner tone="warn">{data.isRootOffline ? words.ceremony : words.due}</Banner>
          ) : (
            <p>
              {words.followed(formatDay(data.issuingFollowedDatetime))} {data.isRootOffline && words.offline}
            </p>
          )}
          {data.revoked.length > 0 && <Banner tone="danger">{words.revoked(data.revoked.join('; '))}</Banner>}
          {data.lists.some(({ isEnding }) => isEnding) && <Banner tone="warn">{words.listEnding}</Banner>}
          {data.unlisted.length > 0 && <Unlisted rows={data.unlisted} />}
          <Generations rows={data.certificates} />
          <Lists rows={data.lists} />
        </Grid>
      )}
    </Page>
  );
}

/** Revocations that are not public until the offline root has signed its next list, and the steps to do so. */
function Unlisted({ rows }: { rows: readonly UnlistedCertificate[] }) {
  const words = useAuthorityText();
  const [{ generation } = { generation: 1 }] = rows;
  return (
    <section className={styles.unlisted}>
      <Banner tone="danger">{words.unlisted(rows.length)}</Banner>
      <ul>
        {rows.map(({ serial, subject }) => (
          <li key={serial}>
            {subject} <Text as="code" block size="xs" className={styles.digest} text={serial} />
          </li>
        ))}
      </ul>
      <ol>
        {words.listSteps.map(([where, command]) => (
          <li key={command}>
            {where}
            <Text
              as="code"
              block
              py={2}
              px={2.5}
              size="s"
              whiteSpace="pre-wrap"
              fill="sunk"
              radius="s"
              text={command.replace('{generation}', String(generation))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Generations({ rows }: { rows: readonly AuthorityCertificate[] }) {
  const words = useAuthorityText();
  const columns: Column<AuthorityCertificate>[] = [
    { head: words.role, kind: 'main', cell: ({ role }) => words.roleWord[role] ?? role },
    { head: words.generation, kind: 'number', cell: ({ generation }) => formatNumber(generation) },
    { head: words.until, kind: 'number', cell: ({ notAfter }) => formatDay(notAfter) },
    {
      head: words.state,
      cell: ({ status }) =>
        status === 'ACTIVE' ? (
          <Pill tone="good" icon="check" label={words.ACTIVE} />
        ) : (
          <Pill tone="neutral" icon="clock" label={words.RETIRED} />
        ),
    },
    {
      head: words.fingerprint,
      cell: ({ fingerprint }) => <Text as="code" block size="xs" className={styles.digest} text={fingerprint} />,
    },
  ];
  return (
    <section>
      <Heading heading="l" mb={2.5} text={words.generations} />
      <DataTable
        label={words.generations}
        columns={columns}
        rows={rows}
        keyOf={({ role, generation }) => `${role} ${generation}`}
      />
    </section>
  );
}

function Lists({ rows }: { rows: readonly RevocationList[] }) {
  const words = useAuthorityText();
  const columns: Column<RevocationList>[] = [
    {
      head: words.issuer,
      kind: 'main',
      cell: ({ issuer, generation }) => `${words.roleWord[issuer] ?? issuer} ${generation}`,
    },
    { head: words.number, kind: 'number', cell: ({ number }) => String(number) },
    { head: words.made, kind: 'number', cell: ({ thisUpdate }) => formatTime(thisUpdate) },
    {
      head: words.next,
      kind: 'number',
      cell: ({ nextUpdate, isEnding }) => (
        <>
          {nextUpdate && formatTime(nextUpdate)}
          {isEnding && (
            <>
              {' '}
              <Pill tone="warn" icon="clock" label={words.ending} />
            </>
          )}
        </>
      ),
    },
    { head: words.entries, kind: 'number', cell: ({ entries }) => formatNumber(entries) },
  ];
  return (
    <section>
      <Heading heading="l" mb={2.5} text={words.lists} />
      <DataTable
        label={words.lists}
        columns={columns}
        rows={rows}
        keyOf={({ issuer, generation }) => `${issuer} ${generation}`}
      />
    </section>
  );
}
