import type { DirectoryLine, DirectorySection } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { formatTime } from '../../../text/format.ts';
import { Small } from '../../../ui/index.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useMay } from '../model/session.ts';
import { useOperatorText } from '../words.ts';
import { useDirectoryText } from './text.ts';
import { useKindWords } from './use-kind-words.ts';

interface SectionProps {
  name: DirectorySection;
  section: { total: number; lines: readonly DirectoryLine[] };
}

/** The newest lines of a section, and how many there are. */
export function Section({ name, section: { total, lines } }: SectionProps) {
  const words = useDirectoryText();
  const shared = useOperatorText();
  const kindOf = useKindWords(name);
  const states: Readonly<Record<string, string>> = words.states[name];
  const columns: Column<DirectoryLine>[] = [
    {
      head: words.what,
      kind: 'main',
      cell: (one) => (
        <>
          <Title name={name} line={one} />
          {one.kind !== null && <Small block text={kindOf(one.kind)} />}
        </>
      ),
    },
    { head: words.when, kind: 'number', cell: ({ datetime }) => formatTime(datetime) },
    { head: words.status, cell: ({ status }) => (status === null ? shared.none : (states[status] ?? status)) },
    { head: words.by, cell: ({ by }) => by?.replace(/^operator:/, '') ?? shared.none },
    { head: words.note, cell: ({ note }) => note || shared.none },
  ];
  return (
    <SectionCard title={words.sections[name]} why={total > lines.length && words.shown(lines.length, total)}>
      {lines.length === 0 ? (
        <Small text={words.nothing} />
      ) : (
        <DataTable label={words.sections[name]} columns={columns} rows={lines} keyOf={({ id }) => id} />
      )}
    </SectionCard>
  );
}

/** A link where there is a page of its own that the role may open. */
function Title({ name, line: { id, title } }: { name: DirectorySection; line: DirectoryLine }): ReactNode {
  const may = useMay();
  if (name === 'members')
    return (
      <Link to="/operator/directory/$account" params={{ account: id }} preload={false}>
        {title}
      </Link>
    );
  if (name === 'applications' && may('identity.read'))
    return (
      <Link to="/operator/identity/$applicationWsid" params={{ applicationWsid: id }} preload={false}>
        {title}
      </Link>
    );
  return title.replace(/^operator:/, '');
}
