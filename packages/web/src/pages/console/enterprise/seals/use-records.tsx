import type { SealUseRecord } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '../../../../parts/data-table/data-table.tsx';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatTime } from '../../../../text/format.ts';
import { useRecordsQuery } from './queries.ts';
import { Nothing, Text } from '../../../../ui/index.ts';
import { useUsesText } from './uses-text.ts';

interface UseRecordsProps {
  /** The seal; null for all seals, with the seal in each row. */
  officeSealWsid: string | null;
  page: number;
  onPage: (page: number) => void;
}

/** The use records, newest first, twenty a page (Spec §9). */
export function UseRecords({ officeSealWsid, page, onPage }: UseRecordsProps) {
  const words = useUsesText();
  const seal: Column<SealUseRecord> = {
    head: words.seal,
    cell: (one) => (
      <Link to="/enterprise/seals/$officeSealWsid" params={{ officeSealWsid: one.officeSealWsid }}>
        {one.sealName}
      </Link>
    ),
  };
  const columns: Column<SealUseRecord>[] = [
    { head: words.when, kind: 'number', cell: ({ signDatetime }) => formatTime(signDatetime) },
    ...(officeSealWsid === null ? [seal] : []),
    {
      head: words.who,
      cell: ({ memberName, selfApproved }) => (
        <span>
          {memberName}
          {selfApproved && <Text as="small" block tone="ink-3" text={words.selfApproved} />}
        </span>
      ),
    },
    { head: words.contract, cell: ({ envelopeTitle }) => envelopeTitle },
  ];
  return (
    <ListView
      query={useQuery(useRecordsQuery(officeSealWsid, page))}
      page={page}
      onPage={onPage}
      isEmpty={({ useRecords }) => useRecords.length === 0}
      empty={<Nothing>{words.none}</Nothing>}
      count={words.count}
    >
      {({ useRecords }) => (
        <DataTable
          label={words.title}
          columns={columns}
          rows={useRecords}
          keyOf={({ useRecordWsid }) => useRecordWsid}
        />
      )}
    </ListView>
  );
}
