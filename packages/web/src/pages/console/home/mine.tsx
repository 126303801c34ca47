import type { EnvelopeRow } from '@countersign/contract';
import { EXPIRING_SOON_MS } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { formatDistance } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fewQuery } from '../model/queries.ts';
import { EnvelopeLink, RowAct } from '../parts/row-act.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { useNow } from '../parts/use-now.ts';
import { consoleText } from '../words.ts';
import styles from './home-page.module.css';
import { homeText } from './text.ts';

const FEW = 5;

/** What waits for me, the first to expire first. */
export function Mine() {
  const words = useText(homeText);
  const signing = useQuery(fewQuery('WAITING_ME_SIGN', FEW));
  const checking = useQuery(fewQuery('WAITING_ME_CHECK', FEW));
  const error = signing.error ?? checking.error;
  const isKnown = signing.data !== undefined && checking.data !== undefined;
  const rows = [...(signing.data?.envelopes ?? []), ...(checking.data?.envelopes ?? [])].toSorted((a, b) =>
    a.expireDatetime.localeCompare(b.expireDatetime),
  );
  const again = () => {
    void signing.refetch();
    void checking.refetch();
  };
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title" className={styles.heading}>
        {words.mine}
      </h2>
      {!isKnown ? (
        error ? (
          <Trouble error={error} onRetry={again} />
        ) : (
          <RowSkeletons />
        )
      ) : rows.length === 0 ? (
        <AllDone />
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <MyRow key={row.envelopeWsid} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AllDone() {
  const words = useText(homeText);
  return (
    <div className={styles.done}>
      <svg width="132" height="92" viewBox="0 0 132 92" fill="none" aria-hidden="true">
        <g stroke="#d8d1c2" strokeWidth="1.500" strokeLinejoin="round">
          <path d="M28 26l46-9 10 52-46 9z" fill="#fff" />
          <path d="M50 14h46v58H50z" fill="#fff" />
          <path d="M58 26h20M58 34h30M58 42h26" strokeLinecap="round" />
        </g>
        <circle cx="90" cy="64" r="17" fill="var(--brand-soft)" stroke="var(--brand)" strokeWidth="1.500" />
        <path
          d="M82 64l6 6 11-12"
          stroke="var(--brand)"
          strokeWidth="2.400"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <strong>{words.mineEmpty}</strong>
      <p>{words.mineEmptyWords}</p>
    </div>
  );
}

function MyRow({ row }: { row: EnvelopeRow }) {
  const shared = useText(consoleText);
  const now = useNow();
  const isReview = row.envelopeShownStatus === 'WAITING_ME_CHECK';
  const isSoon = Date.parse(row.expireDatetime) - now.getTime() < EXPIRING_SOON_MS;
  return (
    <li className={styles.row}>
      <span className={styles.sheet} data-act={isReview ? 'check' : 'sign'}>
        <Icon name={isReview ? 'eye' : 'signature'} />
      </span>
      <span className={styles.words}>
        <EnvelopeLink row={row} className={styles.name}>
          {row.title || shared.untitled}
        </EnvelopeLink>
        <small>
          {row.senderName} ·{' '}
          <span className={isSoon ? styles.due : undefined}>
            {shared.deadline(formatDistance(row.expireDatetime, now))}
          </span>
        </small>
      </span>
      <RowAct row={row} />
    </li>
  );
}

function RowSkeletons() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <div key={at} className={styles.row}>
          <Skeleton width={44} height={52} radius={8} />
          <span className={styles.words}>
            <Skeleton width={`${60 - at * 10}%`} height={18} />
            <Skeleton width="36%" height={14} />
          </span>
        </div>
      ))}
    </div>
  );
}
