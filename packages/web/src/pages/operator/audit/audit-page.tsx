import { type AuditRow, operatorApi } from '@countersign/contract';
import { AUDIT_KINDS, type AuditKind, PAGE_SIZE } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { AnchorButton, Button, EmptyState, IconButton, Row, Small } from '../../../ui/index.ts';
import { localZone } from '../model/local-time.ts';
import { type Column, DataTable, TableSkeleton } from '../../../parts/data-table/data-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FilterChoice, FilterText, FilterTime, Filters } from '../parts/filters.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useOperatorText } from '../words.ts';
import { AUDIT_SEARCH, auditFilters, auditQuery } from './queries.ts';
import { useAuditKindText } from './kind-text.ts';
import { useAuditText } from './text.ts';

/** Every kind, sorted by label; and the requested one, even without a label. */
const kindChoices = (labels: Readonly<Record<AuditKind, string>>, asked: string): [string, string][] => {
  const known = AUDIT_KINDS.map((kind): [string, string] => [kind, labels[kind]]);
  const choices = known.toSorted(([, a], [, b]) => a.localeCompare(b));
  return asked === '' || asked in labels ? choices : [...choices, [asked, asked]];
};

/** The audit log, newest first, and its export. */
export function AuditPage() {
  const words = useAuditText();
  const { search, set: change, paging } = useListSearch(AUDIT_SEARCH);
  const { filters } = search;
  // A changed filter begins at the newest row again.
  const set = (next: Partial<typeof filters>) => change({ before: '', ...next });
  const kinds = useAuditKindText();
  const query = useQuery(auditQuery(filters));
  return (
    <Page
      title={words.title}
      lead={words.lead(localZone())}
      action={
        <AnchorButton
          label={words.export}
          href={`${operatorApi.exportAudit.path}?filters=${encodeURIComponent(auditFilters(filters))}`}
          title={words.exportNote}
          download
        />
      }
    >
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.kind}
          value={filters.kind}
          onChange={(kind) => set({ kind })}
          choices={kindChoices(kinds, filters.kind)}
        />
        <FilterText label={words.actorFilter} value={filters.actor} onChange={(actor) => set({ actor })} />
        <FilterText label={words.contract} value={filters.contract} onChange={(contract) => set({ contract })} />
        <FilterText label={words.account} value={filters.account} onChange={(account) => set({ account })} />
        <FilterText
          label={words.envelope}
          value={filters.envelopeWsid}
          onChange={(envelopeWsid) => set({ envelopeWsid })}
        />
        <FilterText label={words.user} value={filters.userWsid} onChange={(userWsid) => set({ userWsid })} />
        <FilterTime label={words.from} value={filters.from} onChange={(from) => set({ from })} />
        <FilterTime label={words.to} value={filters.to} onChange={(to) => set({ to })} />
      </Filters>
      <Loaded query={query} waiting={<TableSkeleton />}>
        {({ audit, page: { next, searchedTo } }) => (
          <>
            {audit.length > 0 && <Rows rows={audit} />}
            {audit.length === 0 && next === null && (
              <EmptyState drawing="search" title={words.emptyTitle} why={words.emptyWhy} />
            )}
            <Row gap={3} align="center" wrap mt={4} as="nav" aria-label={words.paging}>
              {filters.before !== '' && (
                <Button icon="chevronLeft" label={words.newest} onClick={() => change({ before: '' })} />
              )}
              {next !== null && (
                <Button
                  trailingIcon="chevronRight"
                  label={audit.length < PAGE_SIZE ? words.searchOn : words.older}
                  busy={query.isPlaceholderData}
                  onClick={() => change({ before: next })}
                />
              )}
              {searchedTo !== null && audit.length < PAGE_SIZE && (
                <Small text={words.searchedTo(formatTime(searchedTo))} />
              )}
            </Row>
          </>
        )}
      </Loaded>
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
    { head: words.actor, cell: (row) => <Actor row={row} /> },
    { head: words.contractHead, cell: (row) => <Contract row={row} /> },
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

/** Who acted: the name that was recorded, and the present name of that operator or person. */
function Actor({ row: { actorName, operatorName, personName, personContact } }: { row: AuditRow }) {
  const words = useAuditText();
  const isStaff = actorName.startsWith(OPERATOR);
  const [name, more] = isStaff
    ? [operatorName ?? actorName, `${words.operator} ${actorName.slice(OPERATOR.length)}`]
    : [actorName || (personName ?? ''), personContact];
  return (
    <>
      {name}
      {more !== null && more !== name && <Small block text={more} />}
    </>
  );
}
const OPERATOR = 'operator:';

function Contract({ row: { envelopeWsid, envelopeTitle, contractNumber } }: { row: AuditRow }) {
  const shared = useOperatorText();
  if (envelopeWsid === null) return shared.none;
  return (
    <>
      <Link to="/operator/audit" search={{ envelopeWsid }}>
        {envelopeTitle || envelopeWsid}
      </Link>
      {contractNumber !== null && <Small block text={contractNumber} />}
    </>
  );
}

function Detail({ row }: { row: AuditRow }) {
  const words = useAuditText();
  const { number, kind, personName, personContact, personWsid, envelopeWsid, requestId, detail, hash, logIndex } = row;
  const person = [personName, personContact].filter((one) => one !== null);
  const known: (readonly [string, string | null])[] = [
    [words.number, String(number)],
    [words.kind, kind],
    [words.person, person.length === 0 ? null : [...new Set(person)].join(' · ')],
    [words.user, personWsid],
    [words.envelope, envelopeWsid],
    [words.requestId, requestId],
    ...Object.entries(detail).map(([name, value]) => [words.fact[name] ?? name, value] as const),
    [words.hash, hash],
    [words.logIndex, logIndex === null ? words.notLogged : String(logIndex)],
  ];
  const facts = known.filter(([, value]) => value !== null);
  return <Facts facts={facts} />;
}
