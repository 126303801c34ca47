import type { EnvelopeRow } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDistance, formatNumber } from '../../../text/format.ts';
import { Pill } from '../../../ui/pill.tsx';
import { Heading, Hint, Row, Skeleton, Small, Stack, Text, box } from '../../../ui/index.ts';
import { EMPTY_SEARCH, writeListSearch } from '../model/list-search.ts';
import { atTurn, dueOf, isStuck } from '../model/people.ts';
import { countsQuery } from '../model/queries.ts';
import { PeopleChips } from '../parts/people-chips.tsx';
import { EnvelopeLink } from '../parts/row-act.tsx';
import { useNow } from '../parts/use-now.ts';
import { useConsoleText } from '../words.ts';
import styles from './few.module.css';
import { type HomePart, partQuery, tabOf } from './parts.ts';
import { useHomeText } from './text.ts';

/** The same query as the number above, so that one request serves both. */
export const FEW = 3;

interface FewProps {
  part: HomePart;
  title: string;
  /** Shown when there are none; without it the section is then omitted. */
  empty?: string;
}
/** The first few of one part, with a link to all of them. */
export function Few({ part, title, empty }: FewProps) {
  const words = useHomeText();
  const { data, error } = useQuery(partQuery(part, FEW));
  const { data: counts } = useQuery(countsQuery);
  const total = data?.page.totalElements ?? 0;
  // A failure is reported once, in the section “Waiting for me”.
  if (error || (empty === undefined && total === 0)) return null;
  return (
    <Stack as="section" gap={1.5}>
      <Row gap={3} align="baseline" justify="between" pb={1.5} borderBottom className={styles.head}>
        <Heading heading="s" text={title} />
        {total > 0 && (
          <Link
            to="/envelopes"
            search={writeListSearch({ ...EMPTY_SEARCH, status: tabOf(part, counts ?? {}) })}
            className={box({ rigid: true, py: 1, px: 0, size: 's', plainLink: true }, styles.all)}
            aria-label={`${words.all} ${formatNumber(total)}: ${title}`}
          >
            {words.all} {formatNumber(total)}
          </Link>
        )}
      </Row>
      {data === undefined ? (
        <Skeleton height={40} radius={8} />
      ) : total === 0 ? (
        <Hint py={1} text={empty} />
      ) : (
        <Rows part={part} envelopes={data.envelopes.slice(0, FEW)} />
      )}
    </Stack>
  );
}

/** While the contract waits for someone, the time left; otherwise the time since its last change. */
const TELLS_DEADLINE: ReadonlySet<HomePart> = new Set(['soon', 'others']);

function Rows({ part, envelopes }: { part: HomePart; envelopes: readonly EnvelopeRow[] }) {
  const shared = useConsoleText();
  const now = useNow();
  return (
    <Stack as="ul" className={styles.rows}>
      {envelopes.map((row) => (
        <li key={row.envelopeWsid}>
          <EnvelopeLink row={row} className={styles.line}>
            <Text truncate className={styles.title} text={row.title || shared.untitled} />
            <Small
              rigid
              data-due={part === 'soon' || undefined}
              text={
                TELLS_DEADLINE.has(part)
                  ? shared.deadline(formatDistance(dueOf(row), now))
                  : formatDistance(row.statusDatetime, now)
              }
            />
          </EnvelopeLink>
          {part === 'others' && <PeopleChips people={atTurn(row)} me={shared.me} />}
          {part === 'others' && isStuck(row) && <Pill tone="danger" icon="warning" label={shared.stuck} />}
        </li>
      ))}
    </Stack>
  );
}
