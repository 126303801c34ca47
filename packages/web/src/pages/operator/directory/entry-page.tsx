import type { AuditRow, DirectoryEntry, DirectorySection } from '@countersign/contract';
import { shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable, TableSkeleton } from '../../../parts/data-table/data-table.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatNumber, formatTime } from '../../../text/format.ts';
import { Button, Icon, Row, Small, Stack } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAuditKindText } from '../audit/kind-text.ts';
import { useMay } from '../model/session.ts';
import { useOperatorText } from '../words.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { entryQuery, historyQuery } from './queries.ts';
import { Section } from './section.tsx';
import { useDirectoryText } from './text.ts';

/** One person or enterprise with all that is known of it. */
export function DirectoryEntryPage() {
  const { account = '' } = useParams({ strict: false });
  const words = useDirectoryText();
  const query = useQuery(entryQuery(account));
  const entry = query.data?.entry;
  return (
    <Page
      title={entry?.name ?? words.title}
      back={
        <Link to="/operator/directory" search={{}}>
          <Icon name="arrowLeft" size={18} />
          {words.back}
        </Link>
      }
      action={entry && <Acts entry={entry} />}
    >
      <Loaded query={query} waiting={<TableSkeleton />}>
        {({ entry: shown, charges, sections }) => (
          <Stack gap={5}>
            <SectionCard title={words.title}>
              <EntryFacts entry={shown} charges={charges} />
            </SectionCard>
            {(Object.keys(words.sections) as DirectorySection[]).map((name) => {
              const section = sections[name];
              return section && <Section key={name} name={name} section={section} />;
            })}
            <History account={account} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Acts({ entry }: { entry: DirectoryEntry }) {
  const words = useDirectoryText();
  const may = useMay();
  const [isCrediting, setCrediting] = useState(false);
  return (
    <Row gap={2.5} wrap>
      {may('audit.read') && <LinkButton label={words.audit} to="/operator/audit" search={{ account: entry.account }} />}
      {may('charges.credit') && <Button label={words.credit} onClick={() => setCrediting(true)} />}
      {isCrediting && <CreditDialog entry={entry} onClose={() => setCrediting(false)} />}
    </Row>
  );
}

interface EntryFactsProps {
  entry: DirectoryEntry;
  charges: { available: number; held: number } | null;
}

function EntryFacts({ entry, charges }: EntryFactsProps) {
  const words = useDirectoryText();
  const shared = useOperatorText();
  const facts: Fact[] = [
    [words.kind, entry.kind === 'PERSON' ? shared.person : shared.enterprise],
    [words.account, <code key="account">{entry.account}</code>],
    entry.phone !== null && [words.phone, shownContact(entry.phone)],
    entry.email !== null && [words.email, entry.email],
    entry.code !== null && [words.code, entry.code],
    [words.identity, words.identityWord[entry.idttvStatus]],
    entry.accountStatus !== null && [words.status, words.accountWord[entry.accountStatus]],
    [words.registered, formatTime(entry.createdDatetime)],
    entry.lastLoginDatetime !== null && [words.lastLogin, formatTime(entry.lastLoginDatetime)],
    charges !== null && [
      words.charges,
      charges.held === 0
        ? formatNumber(charges.available)
        : `${formatNumber(charges.available)} (${words.held(formatNumber(charges.held))})`,
    ],
  ];
  return <Facts facts={facts} />;
}

/** The audit log about the account, newest first, with the present names of those who acted. */
function History({ account }: { account: string }) {
  const words = useDirectoryText();
  const shared = useOperatorText();
  const kinds: Readonly<Record<string, string>> = useAuditKindText();
  const [before, setBefore] = useState('');
  const query = useQuery(historyQuery(account, before));
  const columns: Column<AuditRow>[] = [
    { head: words.event, kind: 'main', cell: ({ kind }) => <span title={kind}>{kinds[kind] ?? kind}</span> },
    { head: words.when, kind: 'number', cell: ({ datetime }) => formatTime(datetime) },
    {
      head: words.actor,
      cell: ({ actorName, operatorName, personName }) => operatorName ?? (actorName || (personName ?? shared.none)),
    },
    {
      head: words.note,
      cell: ({ envelopeTitle, detail, ip }) =>
        [envelopeTitle, detail['reason'], ip].filter(Boolean).join(' · ') || shared.none,
    },
  ];
  return (
    <SectionCard title={words.history}>
      <Loaded query={query} waiting={<TableSkeleton rows={3} />}>
        {({ audit, page: { next } }) => (
          <Stack gap={3}>
            {audit.length === 0 ? (
              <Small text={words.nothing} />
            ) : (
              <DataTable label={words.history} columns={columns} rows={audit} keyOf={({ number }) => String(number)} />
            )}
            <Row gap={3} wrap>
              {before !== '' && <Button label={words.newest} onClick={() => setBefore('')} />}
              {next !== null && (
                <Button label={words.older} busy={query.isPlaceholderData} onClick={() => setBefore(next)} />
              )}
            </Row>
          </Stack>
        )}
      </Loaded>
    </SectionCard>
  );
}
