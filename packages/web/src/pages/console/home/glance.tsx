import type { ShownStatus, ShownStatusFilter } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EMPTY_SEARCH, writeListSearch } from '../model/list-search.ts';
import { countsQuery, fewQuery } from '../model/queries.ts';
import { FEW } from './few.tsx';
import styles from './glance.module.css';
import { homeText } from './text.ts';

type Counts = Partial<Record<ShownStatus, number>>;

/** Where somebody waits for me, the list opens at what I have to sign; at reviews where there is nothing else. */
const mineFilter = (counts: Counts): ShownStatusFilter =>
  (counts.WAITING_ME_SIGN ?? 0) === 0 && (counts.WAITING_ME_CHECK ?? 0) > 0 ? 'WAITING_ME_CHECK' : 'WAITING_ME_SIGN';
export const waitingForMe = (counts: Counts): number => (counts.WAITING_ME_SIGN ?? 0) + (counts.WAITING_ME_CHECK ?? 0);

/** Four numbers in a row, each leading to its list. */
export function Glance() {
  const words = useText(homeText);
  const { data: counts } = useQuery(countsQuery);
  const { data: soon } = useQuery(fewQuery('EXPIRING_SOON', FEW));
  const known: Counts = counts ?? {};
  const isKnown = counts !== undefined && soon !== undefined;
  const places: readonly { word: string; status: ShownStatusFilter; count: number; tone?: 'act' | 'soon' }[] = [
    { word: words.mine, status: mineFilter(known), count: waitingForMe(known), tone: 'act' },
    { word: words.others, status: 'WAITING_OTHERS', count: known.WAITING_OTHERS ?? 0 },
    { word: words.soon, status: 'EXPIRING_SOON', count: soon?.page.totalElements ?? 0, tone: 'soon' },
    { word: words.drafts, status: 'DRAFT', count: known.DRAFT ?? 0 },
  ];
  return (
    <nav className={styles.glance} aria-label={words.overview}>
      {places.map(({ word, status, count, tone }) => (
        <Link
          key={word}
          to="/envelopes"
          search={writeListSearch({ ...EMPTY_SEARCH, status })}
          className={styles.place}
          data-tone={count > 0 ? tone : undefined}
        >
          <span className={styles.word}>{word}</span>
          <span className={styles.count}>{isKnown ? formatNumber(count) : <Skeleton width={28} height={30} />}</span>
        </Link>
      ))}
    </nav>
  );
}
