import type { EnvelopeRow } from '@countersign/contract';
import { EXPIRING_SOON_MS } from '@countersign/domain';
import { formatDistance, formatTime } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { atTurn, toneOf } from '../model/people.ts';
import { PeopleChips } from '../parts/people-chips.tsx';
import { EnvelopeLink, RowAct } from '../parts/row-act.tsx';
import { useNow } from '../parts/use-now.ts';
import { consoleText } from '../words.ts';
import styles from './envelope-list.module.css';
import { envelopesText } from './text.ts';

/** A quiet table; below 768 px each row is a card. */
export function EnvelopeList({ rows }: { rows: readonly EnvelopeRow[] }) {
  const words = useText(envelopesText);
  const now = useNow();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.columnTitle}</th>
          <th scope="col">{words.columnTurn}</th>
          <th scope="col">{words.columnDeadline}</th>
          <th scope="col">
            <span className="visually-hidden">{words.columnAct}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.envelopeWsid} row={row} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, now }: { row: EnvelopeRow; now: Date }) {
  const words = useText(envelopesText);
  const shared = useText(consoleText);
  const turn = atTurn(row);
  const { tone, icon } = toneOf(row.envelopeShownStatus);
  const runs = row.status === 'ING_PROCESS';
  const isSoon = runs && Date.parse(row.expireDatetime) - now.getTime() < EXPIRING_SOON_MS;
  return (
    <tr className={styles.row}>
      <td className={styles.main}>
        <EnvelopeLink className={styles.title} row={row}>
          {row.title || shared.untitled}
        </EnvelopeLink>
        <div className={styles.meta}>
          <Pill tone={row.completing ? 'info' : tone} icon={row.completing ? 'clock' : icon}>
            {row.completing ? words.completing : shared.shown[row.envelopeShownStatus]}
          </Pill>
          <span>{words.from(row.senderName)}</span>
          <span title={formatTime(row.statusDatetime)}>{words.updated(formatDistance(row.statusDatetime, now))}</span>
        </div>
      </td>
      <td className={styles.turn} data-label={words.columnTurn} data-empty={turn.length === 0 || undefined}>
        {turn.length === 0 ? (
          <span className={styles.none}>{words.nobody}</span>
        ) : (
          <PeopleChips people={turn} me={shared.me} />
        )}
      </td>
      <td className={styles.deadline} data-label={words.columnDeadline} data-empty={!runs || undefined}>
        {runs ? (
          <time
            className={classes(isSoon && styles.soon)}
            dateTime={row.expireDatetime}
            title={formatTime(row.expireDatetime)}
          >
            {isSoon && <Icon name="clock" size={16} />}
            {formatDistance(row.expireDatetime, now)}
          </time>
        ) : (
          <span className={styles.none}>{words.nobody}</span>
        )}
      </td>
      <td className={styles.act}>
        <RowAct row={row} />
      </td>
    </tr>
  );
}

/** The list before it is known, in its true size (ux 31). */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.skeleton}>
          <div>
            <Skeleton width={`${46 - (at % 3) * 8}%`} height={18} />
            <Skeleton width="30%" height={14} />
          </div>
          <Skeleton width={96} height={36} radius={10} />
        </div>
      ))}
    </div>
  );
}
