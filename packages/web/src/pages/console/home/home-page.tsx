import type { EnvelopeRow } from '@countersign/contract';
import type { ShownStatusFilter } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../../api/client.ts';
import { userQuery } from '../../../api/session.ts';
import { DropZone } from '../../../parts/uploader/drop-zone.tsx';
import { useEnvelopePush } from '../../../realtime/use-envelope-push.ts';
import { formatDistance } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { atTurn } from '../model/people.ts';
import { EMPTY_SEARCH, writeListSearch } from '../model/list-search.ts';
import { countsQuery, currentUserWsid, fewQuery } from '../model/queries.ts';
import { PeopleChips } from '../parts/people-chips.tsx';
import { EnvelopeLink, RowAct } from '../parts/row-act.tsx';
import { useNow } from '../parts/use-now.ts';
import { handFiles } from '../model/handed-files.ts';
import { consoleText } from '../words.ts';
import styles from './home-page.module.css';
import { homeText } from './text.ts';

const FEW = 5;

/** What waits for me, what I wait for, what is due, and the start of the next one. */
export function HomePage() {
  const words = useText(homeText);
  const navigate = useNavigate();
  const now = useNow(60_000);
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const { data: counts } = useQuery(countsQuery);
  useEnvelopePush(null, () => void queryClient.invalidateQueries({ queryKey: ['envelopes'] }));
  const waiting = (counts?.WAITING_ME_SIGN ?? 0) + (counts?.WAITING_ME_CHECK ?? 0);
  const start = (files: readonly File[]) => {
    handFiles(files);
    void navigate({ to: '/envelopes/new' });
  };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          {user ? greeting(words, now.getHours())(user.displayName) : <Skeleton width={260} height={36} />}
        </h1>
        <p className={styles.lead}>{counts ? words.waiting(waiting) : <Skeleton width={180} height={18} />}</p>
      </header>
      <div className={styles.columns}>
        <Mine />
        <div className={styles.aside}>
          <DropZone title={words.drop} hint={words.dropHint} onFiles={start} />
          <Few title={words.soon} empty={words.soonEmpty} status="EXPIRING_SOON" />
          <Few title={words.others} empty={words.othersEmpty} status="WAITING_OTHERS" />
          <Few title={words.drafts} empty={words.draftsEmpty} status="DRAFT" />
        </div>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useText<(typeof homeText)['en']>>;
const greeting = (words: Words, hour: number): Words['morning'] =>
  hour < 5 ? words.night : hour < 12 ? words.morning : hour < 18 ? words.noon : words.evening;

function Mine() {
  const words = useText(homeText);
  const signing = useQuery(fewQuery('WAITING_ME_SIGN', FEW));
  const checking = useQuery(fewQuery('WAITING_ME_CHECK', FEW));
  const isKnown = signing.data !== undefined && checking.data !== undefined;
  const rows = [...(signing.data?.envelopes ?? []), ...(checking.data?.envelopes ?? [])].toSorted((a, b) =>
    a.expireDatetime.localeCompare(b.expireDatetime),
  );
  return (
    <section className={styles.mine} aria-labelledby="mine-title">
      <h2 id="mine-title" className={styles.heading}>
        {words.mine}
      </h2>
      {!isKnown ? (
        <RowSkeletons />
      ) : rows.length === 0 ? (
        <div className={styles.done}>
          <span className={styles.tick}>
            <Icon name="check" size={28} />
          </span>
          <strong>{words.mineEmpty}</strong>
          <p>{words.mineEmptyWords}</p>
        </div>
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

function MyRow({ row }: { row: EnvelopeRow }) {
  const shared = useText(consoleText);
  const now = useNow();
  return (
    <li className={styles.row}>
      <span className={styles.sheet} data-act={row.envelopeShownStatus === 'WAITING_ME_CHECK' ? 'check' : 'sign'}>
        <Icon name={row.envelopeShownStatus === 'WAITING_ME_CHECK' ? 'eye' : 'signature'} />
      </span>
      <span className={styles.words}>
        <EnvelopeLink row={row} className={styles.name}>
          {row.title || shared.untitled}
        </EnvelopeLink>
        <small>
          {row.senderName} · {shared.deadline(formatDistance(row.expireDatetime, now))}
        </small>
      </span>
      <RowAct row={row} />
    </li>
  );
}

function Few({ title, empty, status }: { title: string; empty: string; status: ShownStatusFilter }) {
  const words = useText(homeText);
  const shared = useText(consoleText);
  const now = useNow();
  const { data } = useQuery(fewQuery(status, FEW));
  return (
    <section className={styles.few}>
      <div className={styles.fewHead}>
        <h2 className={styles.small}>{title}</h2>
        {data && data.page.totalElements > 0 && (
          <Link
            to="/envelopes"
            search={writeListSearch({ ...EMPTY_SEARCH, status })}
            className={styles.all}
            aria-label={`${words.all}: ${title}`}
          >
            {words.all} {data.page.totalElements}
          </Link>
        )}
      </div>
      {data === undefined ? (
        <Skeleton height={40} radius={8} />
      ) : data.envelopes.length === 0 ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <ul className={styles.compact}>
          {data.envelopes.slice(0, 3).map((row) => (
            <li key={row.envelopeWsid}>
              <EnvelopeLink row={row} className={styles.line}>
                <span className={styles.lineTitle}>{row.title || shared.untitled}</span>
                <small>
                  {formatDistance(status === 'EXPIRING_SOON' ? row.expireDatetime : row.statusDatetime, now)}
                </small>
              </EnvelopeLink>
              {status === 'WAITING_OTHERS' && <PeopleChips people={atTurn(row)} me={shared.me} />}
            </li>
          ))}
        </ul>
      )}
    </section>
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
