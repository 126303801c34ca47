import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../text/format.ts';
import { Grid, Skeleton, Text, box } from '../../../ui/index.ts';
import { EMPTY_SEARCH, writeListSearch } from '../model/list-search.ts';
import { countsQuery } from '../model/queries.ts';
import { FEW } from './few.tsx';
import styles from './glance.module.css';
import { type HomePart, countIn, partQuery, tabOf } from './parts.ts';
import { useHomeText } from './text.ts';

const PARTS = ['mine', 'others', 'soon', 'drafts'] as const satisfies readonly HomePart[];
/** The tiles that are coloured when their number is not zero. */
const TONES: Partial<Record<HomePart, string>> = { mine: 'act', soon: 'soon' };

/** Four numbers in a row, each linked to its list. */
export function Glance() {
  const words = useHomeText();
  const { data: counts } = useQuery(countsQuery);
  const { data: soon } = useQuery(partQuery('soon', FEW));
  const isKnown = counts !== undefined && soon !== undefined;
  const known = counts ?? {};
  return (
    <Grid as="nav" card mb={8} className={styles.glance} aria-label={words.overview}>
      {PARTS.map((part) => {
        const count = part === 'soon' ? (soon?.page.totalElements ?? 0) : countIn(part, known);
        return (
          <Link
            key={part}
            to="/envelopes"
            search={writeListSearch({ ...EMPTY_SEARCH, status: tabOf(part, known) })}
            className={box({ gap: 0.5, stack: true, px: 5, pt: 4, pb: 3, tone: 'ink', plainLink: true }, styles.place)}
            data-tone={count > 0 ? TONES[part] : 'none'}
          >
            <Text size="m" tone="ink-2" className={styles.word} text={words[part]} />
            <span className={styles.count}>{isKnown ? formatNumber(count) : <Skeleton width={28} height={30} />}</span>
          </Link>
        );
      })}
    </Grid>
  );
}
