import type { EnvelopeRow } from '@countersign/contract';
import type { ShownStatusFilter } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDistance } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EMPTY_SEARCH, writeListSearch } from '../model/list-search.ts';
import { atTurn } from '../model/people.ts';
import { fewQuery } from '../model/queries.ts';
import { PeopleChips } from '../parts/people-chips.tsx';
import { EnvelopeLink } from '../parts/row-act.tsx';
import { useNow } from '../parts/use-now.ts';
import { consoleText } from '../words.ts';
import styles from './home-page.module.css';
import { homeText } from './text.ts';

/** Shared with the number above, so that one answer serves both. */
export const FEW = 3;

interface FewProps {
  title: string;
  status: ShownStatusFilter;
  /** Said where there is none; without it the section then stays away. */
  empty?: string;
}
/** The first few of one shown status, with the way to all of them. */
export function Few({ title, empty, status }: FewProps) {
  const words = useText(homeText);
  const { data, error } = useQuery(fewQuery(status, FEW));
  const count = data?.page.totalElements ?? 0;
  // What went wrong is said once, beside what waits for me.
  if (error || (empty === undefined && count === 0)) return null;
  return (
    <section className={styles.few}>
      <div className={styles.fewHead}>
        <h2 className={styles.small}>{title}</h2>
        {count > 0 && (
          <Link
            to="/envelopes"
            search={writeListSearch({ ...EMPTY_SEARCH, status })}
            className={styles.all}
            aria-label={`${words.all}: ${title}`}
          >
            {words.all} {count}
          </Link>
        )}
      </div>
      {data === undefined ? (
        <Skeleton height={40} radius={8} />
      ) : count === 0 ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <FewRows status={status} envelopes={data.envelopes.slice(0, FEW)} />
      )}
    </section>
  );
}

function FewRows({ status, envelopes }: { status: ShownStatusFilter; envelopes: readonly EnvelopeRow[] }) {
  const shared = useText(consoleText);
  const now = useNow();
  return (
    <ul className={styles.compact}>
      {envelopes.map((row) => (
        <li key={row.envelopeWsid}>
          <EnvelopeLink row={row} className={styles.line}>
            <span className={styles.lineTitle}>{row.title || shared.untitled}</span>
            <small>{formatDistance(status === 'EXPIRING_SOON' ? row.expireDatetime : row.statusDatetime, now)}</small>
          </EnvelopeLink>
          {status === 'WAITING_OTHERS' && <PeopleChips people={atTurn(row)} me={shared.me} />}
        </li>
      ))}
    </ul>
  );
}
