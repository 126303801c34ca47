import type { OperatorRequest } from '@countersign/contract';
import { OPERATOR_REQUEST_KINDS, OPERATOR_REQUEST_STATUSES, type OperatorRequestStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { Button, EmptyState, type IconName, type Tone } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { REQUEST_FILTERS, requestsQuery } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { FilterChoice, Filters } from '../parts/filters.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useOperatorText } from '../words.ts';
import { RequestSheet } from './request-sheet.tsx';
import { useRequestsText } from './text.ts';

const LOOK: Readonly<Record<OperatorRequestStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: 'warn', icon: 'clock' },
  CONFIRMED: { tone: 'good', icon: 'check' },
  REFUSED: { tone: 'neutral', icon: 'close' },
  EXPIRED: { tone: 'neutral', icon: 'clock' },
};

/** Acts that need two operators: the pending ones, and the results of the others. */
export function RequestsPage() {
  const words = useRequestsText();
  const { search, set, paging } = useListSearch(REQUEST_FILTERS);
  const [opened, setOpened] = useState<OperatorRequest | null>(null);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.status}
          value={search.filters.status}
          onChange={(status) => set({ status })}
          choices={OPERATOR_REQUEST_STATUSES.map((status) => [status, words.states[status]] as const)}
        />
        <FilterChoice
          label={words.kind}
          value={search.filters.kind}
          onChange={(kind) => set({ kind })}
          choices={OPERATOR_REQUEST_KINDS.map((kind) => [kind, words.kinds[kind]] as const)}
        />
      </Filters>
      <ListView
        query={useQuery(requestsQuery(search))}
        {...paging}
        isEmpty={({ requests }) => requests.length === 0}
        empty={<EmptyState drawing="done" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ requests }) => <Requests rows={requests} onOpen={setOpened} />}
      </ListView>
      {opened !== null && <RequestSheet request={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

function Requests({ rows, onOpen }: { rows: readonly OperatorRequest[]; onOpen: (request: OperatorRequest) => void }) {
  const words = useRequestsText();
  const shared = useOperatorText();
  const columns: Column<OperatorRequest>[] = [
    { head: words.kind, kind: 'main', cell: ({ kind }) => words.kinds[kind] },
    { head: words.subject, cell: ({ subjectName }) => subjectName },
    { head: words.requestedBy, cell: ({ requestedBy }) => requestedBy },
    { head: words.requested, cell: ({ requestedDatetime }) => formatTime(requestedDatetime) },
    {
      head: words.status,
      cell: ({ status }) => <Pill {...LOOK[status]} label={words.states[status]} />,
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: (request) => (
        <Button
          size="s"
          label={words.open}
          aria-label={words.openOf(words.kinds[request.kind], request.subjectName)}
          onClick={() => onOpen(request)}
        />
      ),
    },
  ];
  return <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ requestWsid }) => requestWsid} />;
}
