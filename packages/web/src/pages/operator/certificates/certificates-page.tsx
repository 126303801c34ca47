import type { CertificateRow } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../text/format.ts';
import { Button, EmptyState, type IconName, Small, Text, type Tone } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { CERTIFICATE_FILTERS, certificatesQuery } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { FilterChoice, FilterText, Filters } from '../parts/filters.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { KeyedList } from '../parts/keyed-list.tsx';
import { useKeyedSearch } from '../parts/use-list-search.ts';
import { useNow } from '../parts/use-now.ts';
import styles from './certificates.module.css';
import { CertificateSheet } from './certificate-sheet.tsx';
import { type CertificateState, stateOf } from './state.ts';
import { nameOf } from './subject.ts';
import { useCertificatesText } from './text.ts';

const LOOK: Readonly<Record<CertificateState, { tone: Tone; icon: IconName }>> = {
  valid: { tone: 'good', icon: 'check' },
  expired: { tone: 'neutral', icon: 'clock' },
  isRevoked: { tone: 'danger', icon: 'close' },
};

/** The certificates of the authority, searchable by serial number, subject, kind, state or envelope. */
export function CertificatesPage() {
  const words = useCertificatesText();
  const { filters, set, paging } = useKeyedSearch(CERTIFICATE_FILTERS);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterText label={words.serial} value={filters.serial} onChange={(serial) => set({ serial })} />
        <FilterText label={words.subject} value={filters.subject} onChange={(subject) => set({ subject })} />
        <FilterText
          label={words.envelope}
          value={filters.envelopeWsid}
          onChange={(envelopeWsid) => set({ envelopeWsid })}
        />
        <FilterChoice
          label={words.kind}
          value={filters.kind}
          onChange={(kind) => set({ kind })}
          choices={Object.entries(words.kindWord)}
        />
        <FilterChoice
          label={words.revoked}
          value={filters.revoked}
          onChange={(revoked) => set({ revoked })}
          choices={[
            ['true', words.yes],
            ['false', words.no],
          ]}
        />
      </Filters>
      <KeyedList
        query={useQuery(certificatesQuery(filters, paging.before))}
        {...paging}
        isEmpty={({ certificates }) => certificates.length === 0}
        empty={<EmptyState title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ certificates }) => <Certificates rows={certificates} />}
      </KeyedList>
    </Page>
  );
}

function Subject({ subject }: { subject: string }) {
  const { name, rest } = nameOf(subject);
  return (
    <>
      {name}
      {rest !== '' && <Small block weight={400} text={rest} />}
    </>
  );
}

/** Enough of it to tell rows apart; the details show all of it. */
const Serial = ({ serial }: { serial: string }) => (
  <Text as="code" truncate block className={styles.serial} title={serial} text={serial} />
);

function Certificates({ rows }: { rows: readonly CertificateRow[] }) {
  const words = useCertificatesText();
  const now = useNow();
  const [openSerial, setOpenSerial] = useState<string | null>(null);
  const shown = rows.find(({ serial }) => serial === openSerial) ?? null;
  const columns: Column<CertificateRow>[] = [
    { head: words.subject, kind: 'main', cell: ({ subject }) => <Subject subject={subject} /> },
    { head: words.serial, cell: ({ serial }) => <Serial serial={serial} /> },
    { head: words.kind, cell: ({ kind }) => words.kindWord[kind] ?? kind },
    {
      head: words.validity,
      kind: 'number',
      cell: ({ notBefore, notAfter }) => `${formatDay(notBefore)} – ${formatDay(notAfter)}`,
    },
    {
      head: words.revoked,
      cell: (row) => <Pill {...LOOK[stateOf(row, now)]} label={words[stateOf(row, now)]} />,
    },
    {
      head: words.details,
      kind: 'act',
      cell: ({ serial, subject }) => (
        <Button
          size="s"
          label={words.details}
          aria-label={`${words.details}: ${nameOf(subject).name}`}
          onClick={() => setOpenSerial(serial)}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ serial }) => serial} />
      <CertificateSheet certificate={shown} onClose={() => setOpenSerial(null)} />
    </>
  );
}
