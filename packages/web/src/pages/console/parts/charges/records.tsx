import type { Consumption } from '@countersign/contract';
import { CHARGE_KINDS } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '../../../../parts/data-table/data-table.tsx';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { AnchorButton, Button, Grid, Nothing, Row, SelectField, TextField, bound, box } from '../../../../ui/index.ts';
import { type ChargeSource, exportAddress, recordsQuery } from './charge-calls.ts';
import { type ChargeSearch, EMPTY_CHARGE_SEARCH, isNarrowed } from './charge-search.ts';
import { useChargesText } from './charges-text.ts';
import styles from './charges.module.css';

interface RecordsProps {
  source: ChargeSource;
  search: ChargeSearch;
  onSearch: (change: Partial<ChargeSearch>) => void;
}

/** The records of charges, filtered by day, kind, member and contract, with an export. */
export function Records({ source, search, onSearch }: RecordsProps) {
  const words = useChargesText();
  return (
    <>
      <RecordFilters source={source} search={search} onSearch={onSearch} />
      <ListView
        query={useQuery(recordsQuery(source, search))}
        page={search.page}
        onPage={(page) => onSearch({ page })}
        isEmpty={({ consumptions }) => consumptions.length === 0}
        empty={<Nothing>{words.noRecords}</Nothing>}
        count={words.recordCount}
      >
        {({ consumptions }) => (
          <RecordTable rows={consumptions} hasMembers={source.owner === 'ENTERPRISE'} onSearch={onSearch} />
        )}
      </ListView>
    </>
  );
}

function RecordFilters({ source, search, onSearch }: RecordsProps) {
  const words = useChargesText();
  const narrow = (change: Partial<ChargeSearch>) => onSearch({ ...change, page: 1 });
  const { kind, from, to, member, envelope } = EMPTY_CHARGE_SEARCH;
  return (
    <Grid gapY={3} gapX={4} mb={4} className={styles.filters} role="search" aria-label={words.filters}>
      <SelectField
        label={words.kindHead}
        {...bound(search.kind, (next) => narrow({ kind: CHARGE_KINDS.find((one) => one === next) ?? '' }))}
        none={words.anyKind}
        options={CHARGE_KINDS.map((one) => [one, words.kind[one]])}
      />
      <TextField
        type="date"
        label={words.from}
        {...bound(search.from, (next) => narrow({ from: next }))}
        max={search.to || undefined}
      />
      <TextField
        type="date"
        label={words.to}
        {...bound(search.to, (next) => narrow({ to: next }))}
        min={search.from || undefined}
      />
      <Row gap={2} wrap allColumns className={styles.chips}>
        {search.member !== '' && (
          <Button size="s" trailingIcon="close" label={words.ofMember} onClick={() => narrow({ member })} />
        )}
        {search.envelope !== '' && (
          <Button size="s" trailingIcon="close" label={words.ofContract} onClick={() => narrow({ envelope })} />
        )}
        {isNarrowed(search) && (
          <Button
            size="s"
            variant="quiet"
            icon="close"
            label={words.clear}
            onClick={() => narrow({ kind, from, to, member, envelope })}
          />
        )}
        {(['csv', 'xlsx'] as const).map((format) => (
          <AnchorButton
            key={format}
            size="s"
            icon="download"
            label={format === 'csv' ? words.exportCsv : words.exportXlsx}
            href={exportAddress(source, format, search)}
            download
          />
        ))}
      </Row>
    </Grid>
  );
}

interface RecordTableProps {
  rows: readonly Consumption[];
  hasMembers: boolean;
  onSearch: RecordsProps['onSearch'];
}
function RecordTable({ rows, hasMembers, onSearch }: RecordTableProps) {
  const words = useChargesText();
  const member: Column<Consumption> = {
    head: words.who,
    cell: (row) => <Who row={row} onSearch={onSearch} />,
  };
  const columns: Column<Consumption>[] = [
    { head: words.when, kind: 'number', cell: (row) => formatTime(row.createdDatetime) },
    { head: words.kindHead, cell: ({ kind }) => words.kind[kind] },
    { head: words.about, cell: (row) => <About row={row} onSearch={onSearch} /> },
    ...(hasMembers ? [member] : []),
    { head: words.change, kind: 'amount', cell: ({ change }) => signed(change) },
    { head: words.left, kind: 'amount', cell: ({ balance }) => formatNumber(balance) },
  ];
  return <DataTable label={words.records} columns={columns} rows={rows} keyOf={({ chargeWsid }) => chargeWsid} />;
}

function About({ row, onSearch }: { row: Consumption; onSearch: RecordsProps['onSearch'] }) {
  const words = useChargesText();
  const { envelopeWsid, envelopeTitle, reference } = row;
  if (envelopeWsid === null) return reference ?? words.dash;
  const title = envelopeTitle || words.untitled;
  return (
    <button
      type="button"
      className={box({ p: 0, tone: 'brand-strong', textAlign: 'left' }, styles.narrow)}
      title={words.onlyContract(title)}
      onClick={() => onSearch({ envelope: envelopeWsid, page: 1 })}
    >
      {title}
    </button>
  );
}

function Who({ row, onSearch }: { row: Consumption; onSearch: RecordsProps['onSearch'] }) {
  const words = useChargesText();
  const { memberWsid, memberName } = row;
  if (memberWsid === null || memberName === null) return words.dash;
  return (
    <button
      type="button"
      className={box({ p: 0, tone: 'brand-strong', textAlign: 'left' }, styles.narrow)}
      title={words.onlyMember(memberName)}
      onClick={() => onSearch({ member: memberWsid, page: 1 })}
    >
      {memberName}
    </button>
  );
}

const signed = (change: number): string => {
  if (change === 0) return '0';
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
};
