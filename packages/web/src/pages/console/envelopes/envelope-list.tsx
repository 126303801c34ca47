import type { EnvelopeRow } from '@countersign/contract';
import { EXPIRING_SOON_MS } from '@countersign/domain';
import { type Ref } from 'react';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { useDense } from '../../../parts/data-table/density.ts';
import { PickBox } from '../../../parts/data-table/pick-box.tsx';
import { formatDistance, formatTime } from '../../../text/format.ts';
import { Box, Card, Icon, Skeleton, Stack, Text, box, classes } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { atTurn, dueOf, toneOf } from '../model/people.ts';
import { PeopleChips } from '../parts/people-chips.tsx';
import { EnvelopeLink, RowAct } from '../parts/row-act.tsx';
import { useNow } from '../parts/use-now.ts';
import { useConsoleText } from '../words.ts';
import styles from './envelope-list.module.css';
import { LabelChip } from './label-chip.tsx';
import { useEnvelopesText } from './text.ts';
import type { Selection } from './use-selection.ts';

interface ListProps {
  rows: readonly EnvelopeRow[];
  /** Without it rows cannot be selected. */
  selection?: Selection | undefined;
  ref?: Ref<HTMLTableElement>;
}

/** A quiet table, dense if the reader chose so; on a phone each row is a card. */
export function EnvelopeList({ rows, selection, ref }: ListProps) {
  const words = useEnvelopesText();
  const now = useNow();
  const isDense = useDense();
  return (
    <table
      ref={ref}
      data-dense={isDense || undefined}
      className={box({ card: true, width: 'full', overflow: 'hidden' }, styles.table, selection && styles.selectable)}
    >
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.pick}>
              <PickPage rows={rows} selection={selection} />
            </th>
          )}
          <th scope="col">{words.columnTitle}</th>
          <th scope="col" className={styles.turnColumn}>
            {words.columnTurn}
          </th>
          <th scope="col" className={styles.deadlineColumn}>
            {words.columnDeadline}
          </th>
          <th scope="col" className={styles.actColumn}>
            <span className="visually-hidden">{words.columnAct}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.envelopeWsid} row={row} now={now} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

function PickPage({ rows, selection }: { rows: readonly EnvelopeRow[]; selection: Selection }) {
  const words = useEnvelopesText();
  const count = rows.filter(({ envelopeWsid }) => selection.has(envelopeWsid)).length;
  const isAll = count > 0 && count === rows.length;
  return (
    <PickBox
      label={words.selectPage}
      checked={isAll}
      isPartly={count > 0 && !isAll}
      onChange={() => selection.set(rows, !isAll)}
    />
  );
}

function Row({ row, now, selection }: { row: EnvelopeRow; now: Date; selection: Selection | undefined }) {
  const words = useEnvelopesText();
  const shared = useConsoleText();
  const turn = atTurn(row);
  const runs = row.status === 'ING_PROCESS';
  const title = row.title || shared.untitled;
  const isChosen = selection?.has(row.envelopeWsid) === true;
  return (
    <tr className={classes(styles.row, isChosen && styles.chosen)}>
      {selection && (
        <td className={styles.pick}>
          <PickBox label={words.select(title)} checked={isChosen} onChange={() => selection.toggle(row)} />
        </td>
      )}
      <td className={styles.main}>
        <Title row={row} title={title} />
        <Meta row={row} now={now} />
      </td>
      <td data-label={words.columnTurn} data-empty={turn.length === 0 || undefined}>
        {turn.length === 0 ? <Text tone="ink-3" text={words.dash} /> : <PeopleChips people={turn} me={shared.me} />}
      </td>
      <td className={styles.deadline} data-label={words.columnDeadline} data-empty={!runs || undefined}>
        {runs ? <Deadline at={dueOf(row)} now={now} /> : <Text tone="ink-3" text={words.dash} />}
      </td>
      <td className={box({ textAlign: 'right', whiteSpace: 'nowrap' }, styles.act)}>
        {isMine(row) && <RowAct row={row} />}
      </td>
    </tr>
  );
}

const isMine = ({ participants }: EnvelopeRow): boolean => participants.some(({ isMe }) => isMe);
function Title({ row, title }: { row: EnvelopeRow; title: string }) {
  if (!row.abilities.includes('open')) return <span className={styles.title}>{title}</span>;
  return (
    <EnvelopeLink className={styles.title} row={row}>
      {title}
    </EnvelopeLink>
  );
}

function Meta({ row, now }: { row: EnvelopeRow; now: Date }) {
  const words = useEnvelopesText();
  const { shown, stuck } = useConsoleText();
  const { tone, icon } = toneOf(row.envelopeShownStatus);
  return (
    <Box gapY={1} gapX={3} wrap mt={1.5} size="s" tone="ink-3" row>
      <Pill
        tone={row.completing ? 'info' : tone}
        icon={row.completing ? 'clock' : icon}
        label={row.completing ? words.completing : shown[row.envelopeShownStatus]}
      />
      {atTurn(row).some(({ participant }) => participant.unavailable !== null) && (
        <Pill tone="danger" icon="warning" label={stuck} />
      )}
      {row.envelopeFlowType === 'CANCEL_PROCESS' && <Pill label={words.voidTitle} />}
      {row.labels.map((label) => (
        <LabelChip key={label.labelWsid} {...label} />
      ))}
      {row.contractNumber !== null && <span>{row.contractNumber}</span>}
      <Marked source={row.senderNameSource}>{words.from(row.senderName)}</Marked>
      <span title={formatTime(row.statusDatetime)}>{words.updated(formatDistance(row.statusDatetime, now))}</span>
    </Box>
  );
}

function Deadline({ at, now }: { at: string; now: Date }) {
  const isSoon = Date.parse(at) - now.getTime() < EXPIRING_SOON_MS;
  return (
    <time className={classes(isSoon && styles.soon)} dateTime={at} title={formatTime(at)}>
      {isSoon && <Icon name="clock" size={16} />}
      {formatDistance(at, now)}
    </time>
  );
}

/** The placeholder of the loading list, in its final size (ux 31). */
export const ListSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <Card divided aria-hidden="true">
    {Array.from({ length: rows }, (_, at) => (
      <Box key={at} gap={6} py={4} px={5} row className={styles.skeleton}>
        <Stack grow gap={3}>
          <Skeleton width={`${46 - (at % 3) * 8}%`} height={18} />
          <Skeleton width="30%" height={14} />
        </Stack>
        <Skeleton width={96} height={36} radius={10} />
      </Box>
    ))}
  </Card>
);
