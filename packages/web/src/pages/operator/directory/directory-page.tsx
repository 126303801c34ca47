import type { DirectoryEntry } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { formatDay, formatTime } from '../../../text/format.ts';
import { EmptyState } from '../../../ui/index.ts';
import { FilterChoice, FilterText, Filters } from '../parts/filters.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useOperatorText } from '../words.ts';
import { DIRECTORY_FILTERS, directoryQuery } from './queries.ts';
import { useDirectoryText } from './text.ts';

/** People and enterprises, by whatever is known of them. */
export function DirectoryPage() {
  const words = useDirectoryText();
  const shared = useOperatorText();
  const { search, set, paging } = useListSearch(DIRECTORY_FILTERS);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterText label={words.text} value={search.filters.text} onChange={(text) => set({ text })} />
        <FilterChoice
          label={words.kind}
          value={search.filters.kind}
          onChange={(kind) => set({ kind })}
          choices={[
            ['PERSON', shared.person],
            ['ENTERPRISE', shared.enterprise],
          ]}
        />
      </Filters>
      <ListView
        query={useQuery(directoryQuery(search))}
        {...paging}
        isEmpty={({ entries }) => entries.length === 0}
        empty={<EmptyState drawing="search" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ entries }) => <Entries rows={entries} />}
      </ListView>
    </Page>
  );
}

function Entries({ rows }: { rows: readonly DirectoryEntry[] }) {
  const words = useDirectoryText();
  const shared = useOperatorText();
  const columns: Column<DirectoryEntry>[] = [
    {
      head: words.name,
      kind: 'main',
      cell: ({ account, name }) => (
        <Link to="/operator/directory/$account" params={{ account }} preload={false}>
          {name}
        </Link>
      ),
    },
    { head: words.kind, cell: ({ kind }) => (kind === 'PERSON' ? shared.person : shared.enterprise) },
    {
      head: words.contact,
      kind: 'number',
      cell: ({ phone, email, code }) => [phone, email, code].filter(Boolean).join(' · ') || shared.none,
    },
    { head: words.identity, cell: ({ idttvStatus }) => words.identityWord[idttvStatus] },
    {
      head: words.registered,
      cell: ({ createdDatetime }) => <span title={formatTime(createdDatetime)}>{formatDay(createdDatetime)}</span>,
    },
  ];
  return <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ account }) => account} />;
}
