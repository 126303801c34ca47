import type { OperatorApplication } from '@countersign/contract';
import { APPLICATION_STATUSES } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { formatDistance, formatTime } from '../../../text/format.ts';
import { EmptyState, Text } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { APPLICATION_FILTERS, applicationsQuery } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { FilterChoice, FilterText, Filters } from '../parts/filters.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useNow } from '../parts/use-now.ts';
import { useOperatorText } from '../words.ts';
import { KeyLegend } from './key-legend.tsx';
import { StatusPill } from './status-pill.tsx';
import { useIdentityText } from './text.ts';
import { useKeys } from './use-keys.ts';

/** Applications of persons and enterprises, the waiting ones first; the filters are in the address. */
export function ApplicationsPage() {
  const words = useIdentityText();
  const shared = useOperatorText();
  const { search, set, paging } = useListSearch(APPLICATION_FILTERS);
  const list = useRef<HTMLDivElement>(null);
  useKeys({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) });
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.kind}
          value={search.filters.kind}
          onChange={(kind) => set({ kind })}
          choices={[
            ['PERSON', shared.person],
            ['ENTERPRISE', shared.enterprise],
          ]}
        />
        <FilterChoice
          label={words.status}
          value={search.filters.status}
          onChange={(status) => set({ status })}
          choices={APPLICATION_STATUSES.map((status) => [status, words.statusWord[status]] as const)}
        />
        <FilterChoice
          label={words.number}
          value={search.filters.numberHeld}
          onChange={(numberHeld) => set({ numberHeld })}
          choices={[['true', words.numberHeld]]}
        />
        <FilterText label={words.name} value={search.filters.name} onChange={(name) => set({ name })} />
      </Filters>
      <div ref={list}>
        <ListView
          query={useQuery(applicationsQuery(search))}
          {...paging}
          isEmpty={({ applications }) => applications.length === 0}
          empty={<EmptyState drawing="done" title={words.emptyTitle} why={words.emptyWhy} />}
        >
          {({ applications }) => <Applications rows={applications} />}
        </ListView>
      </div>
      <KeyLegend keys={words.keyList} />
    </Page>
  );
}

/** Moves the focus to the next or previous row; from outside to the first. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
}

function Applications({ rows }: { rows: readonly OperatorApplication[] }) {
  const words = useIdentityText();
  const shared = useOperatorText();
  const now = useNow();
  const columns: Column<OperatorApplication>[] = [
    {
      head: words.name,
      kind: 'main',
      cell: ({ applicationWsid, name }) => (
        <Link to="/operator/identity/$applicationWsid" params={{ applicationWsid }} preload={false} data-row>
          {name}
        </Link>
      ),
    },
    { head: words.kind, cell: ({ kind }) => (kind === 'PERSON' ? shared.person : shared.enterprise) },
    { head: words.applicant, cell: ({ applicantName }) => applicantName },
    {
      head: words.handedIn,
      cell: ({ createdDatetime }) => (
        <time dateTime={createdDatetime} title={formatTime(createdDatetime)}>
          {formatDistance(createdDatetime, now)}
        </time>
      ),
    },
    {
      head: words.status,
      cell: ({ status, isNumberHeld }) => (
        <Text inlineRow gap={1.5} align="stretch" wrap>
          <StatusPill status={status} />
          {isNumberHeld && <Pill tone="danger" label={words.numberHeld} />}
        </Text>
      ),
    },
  ];
  return (
    <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ applicationWsid }) => applicationWsid} />
  );
}
