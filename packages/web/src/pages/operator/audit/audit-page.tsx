import type { AuditRow } from '@countersign/contract';
import { AUDIT_KINDS, type AuditKind } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { instantOf, localZone } from '../model/local-time.ts';
import { AUDIT_FILTERS, type AuditSearch, auditQuery } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FilterChoice, FilterText, FilterTime, Filters } from '../parts/filters.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useOperatorText } from '../words.ts';
import { auditCsv, saveText } from './export.ts';
import { useAuditKindText } from './kind-text.ts';
import { useAuditText } from './text.ts';

/** The filters of the address, in the reader's time zone, converted for the server. */
const askedOf = (search: AuditSearch): AuditSearch => ({
  ...search,
  filters: { ...search.filters, from: instantOf(search.filters.from), to: instantOf(search.filters.to) },
});

/** Every kind, sorted by label; and the requested one, even without a label. */
const kindChoices = (labels: Readonly<Record<AuditKind, string>>, asked: string): [string, string][] => {
  const known = AUDIT_KINDS.map((kind): [string, string] => [kind, labels[kind]]);
  const choices = known.toSorted(([, a], [, b]) => a.localeCompare(b));
  return asked === '' || asked in labels ? choices : [...choices, [asked, asked]];
};

/** The audit log, newest first. */
export function AuditPage() {
  const words = useAuditText();
  const { search, set, paging } = useListSearch(AUDIT_FILTERS);
  const { filters } = search;
  const kinds = useAuditKindText();
  const query = useQuery(auditQuery(askedOf(search)));
  const rows = query.data?.audit ?? [];
  const save = () =>
    saveText(`${words.fileName}-${rows[0]?.number ?? 0}-${rows.at(-1)?.number ?? 0}.csv`, auditCsv(rows));
  return (
    <Page
      title={words.title}
      lead={words.lead(localZone())}
      action={
        <Button icon="download" title={words.exportNote} disabled={rows.length === 0} onClick={save}>
          {words.export}
        </Button>
      }
    >
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.kind}
          value={filters.kind}
          onChange={(kind) => set({ kind })}
          choices={kindChoices(kinds, filters.kind)}
        />
        <FilterText label={words.actor} value={filters.actor} onChange={(actor) => set({ actor })} />
        <FilterText
          label={words.envelope}
          value={filters.envelopeWsid}
          onChange={(envelopeWsid) => set({ envelopeWsid })}
        />
        <FilterText label={words.user} value={filters.userWsid} onChange={(userWsid) => set({ userWsid })} />
        <FilterTime label={words.from} value={filters.from} onChange={(from) => set({ from })} />
        <FilterTime label={words.to} value={filters.to} onChange={(to) => set({ to })} />
      </Filters>
      <ListView
        query={query}
        {...paging}
        isEmpty={({ audit }) => audit.length === 0}
        empty={<EmptyState title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ audit }) => <Rows rows={audit} />}
      </ListView>
    </Page>
  );
}

function Rows({ rows }: { rows: readonly AuditRow[] }) {
  const words = useAuditText();
  const kinds: Readonly<Record<string, string>> = useAuditKindText();
  const shared = useOperatorText();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (number: number) =>
    setOpen((shown) => {
      const next = new Set(shown);
      if (!next.delete(number)) next.add(number);
      return next;
    });
  const columns: Column<AuditRow>[] = [
    {
      head: words.details,
      kind: 'toggle',
      cell: ({ number }) => (
        <IconButton
          icon={open.has(number) ? 'chevronDown' : 'chevronRight'}
          size={18}
          label={words.detailsOf(number)}
          aria-expanded={open.has(number)}
          onClick={() => toggle(number)}
        />
      ),
    },
    {
      head: words.kind,
      kind: 'main',
      cell: ({ kind }) => <span title={kind}>{kinds[kind] ?? kind}</span>,
    },
    { head: words.datetime, kind: 'number', cell: ({ datetime }) => formatTime(datetime) },
    { head: words.actor, cell: ({ actorName }) => actorName },
    { head: words.ip, kind: 'number', cell: ({ ip }) => ip ?? shared.none },
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={rows}
      keyOf={({ number }) => String(number)}
      below={(row) => (open.has(row.number) ? <Detail row={row} /> : null)}
    />
  );
}

function Detail({ row: { number, kind, personWsid, envelopeWsid, requestId, detail } }: { row: AuditRow }) {
  const words = useAuditText();
  const known: (readonly [string, string | null])[] = [
    [words.number, String(number)],
    [words.kind, kind],
    [words.user, personWsid],
    [words.envelope, envelopeWsid],
    [words.requestId, requestId],
    ...Object.entries(detail).map(([name, value]) => [words.fact[name] ?? name, value] as const),
  ];
  const facts = known.filter(([, value]) => value !== null);
  return <Facts facts={facts} />;
}
