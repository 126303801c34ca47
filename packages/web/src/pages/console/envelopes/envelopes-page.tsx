import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../api/client.ts';
import { useEnvelopePush } from '../../../realtime/use-envelope-push.ts';
import { useText } from '../../../text/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import {
  type ListSearch,
  EMPTY_SEARCH,
  isFiltered,
  pageCount,
  readListSearch,
  tabsOf,
  writeListSearch,
} from '../model/list-search.ts';
import { countsQuery, listQuery } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { consoleText } from '../words.ts';
import { EnvelopeList, ListSkeleton } from './envelope-list.tsx';
import styles from './envelopes-page.module.css';
import { envelopesText } from './text.ts';

const TYPING_MS = 300;

/** Everything the person has a part in, by status; what is chosen stands in the address (ux 28–32). */
export function EnvelopesPage() {
  const search = readListSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const words = useText(envelopesText);
  const shared = useText(consoleText);
  const list = useQuery(listQuery(search));
  useEnvelopePush(null, () => void queryClient.invalidateQueries({ queryKey: ['envelopes'] }));
  const change = (next: Partial<ListSearch>) =>
    void navigate({
      to: '/envelopes',
      search: writeListSearch({ ...search, page: 1, ...next }),
      replace: next.page === undefined && next.status === undefined,
    });
  return (
    <Page
      title={words.title}
      action={
        <Link to="/envelopes/new" className={classes(buttonClass('primary'), styles.create)}>
          <Icon name="plus" size={18} />
          {shared.newEnvelope}
        </Link>
      }
    >
      <StatusTabs search={search} />
      <Filters search={search} onChange={change} />
      {list.isError && !list.data ? (
        <Trouble error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <ListSkeleton />
      ) : list.data.envelopes.length === 0 ? (
        <NothingHere search={search} onClear={() => change({ title: '', participant: '' })} />
      ) : (
        <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? styles.stale : undefined}>
          <EnvelopeList rows={list.data.envelopes} />
          <Pages search={search} total={list.data.page.totalElements} onPage={(page) => change({ page })} />
        </div>
      )}
    </Page>
  );
}

function StatusTabs({ search }: { search: ListSearch }) {
  const words = useText(envelopesText);
  const { tab, shown } = useText(consoleText);
  const { data: counts } = useQuery(countsQuery);
  return (
    <nav className={styles.tabs} aria-label={words.tabs}>
      {tabsOf(counts, search.status).map(({ status, count }) => (
        <Link
          key={status}
          to="/envelopes"
          search={writeListSearch({ ...search, status, page: 1 })}
          className={styles.tab}
          activeOptions={{ exact: true }}
          aria-current={status === search.status ? 'page' : undefined}
        >
          {tab[status] ?? (shown as Record<string, string>)[status] ?? status}
          {count !== null && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Filters({ search, onChange }: { search: ListSearch; onChange: (next: Partial<ListSearch>) => void }) {
  const words = useText(envelopesText);
  return (
    <div className={styles.filters} role="search">
      <SearchField label={words.searchTitle} value={search.title} onChange={(title) => onChange({ title })} />
      <SearchField
        label={words.searchParticipant}
        value={search.participant}
        onChange={(participant) => onChange({ participant })}
      />
      {isFiltered(search) && (
        <Button variant="quiet" icon="close" onClick={() => onChange({ title: '', participant: '' })}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

/** Searches while one types, a moment after the last key. */
function SearchField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the wait; a new callback must not
  }, [typed, value]);
  return (
    <TextField
      className={styles.search}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function NothingHere({ search, onClear }: { search: ListSearch; onClear: () => void }) {
  const words = useText(envelopesText);
  const shared = useText(consoleText);
  if (isFiltered(search)) {
    return (
      <EmptyState drawing="search" title={words.nothingFound} action={<Button onClick={onClear}>{words.clear}</Button>}>
        {words.nothingFoundWords}
      </EmptyState>
    );
  }
  const empty = words.empty[search.status] ?? words.empty['other']!;
  const offersNew = search.status === 'ALL' || search.status === 'DRAFT' || search.status === 'WAITING_OTHERS';
  return (
    <EmptyState
      drawing={search.status.startsWith('WAITING_ME') ? 'done' : 'paper'}
      title={empty.title}
      action={
        offersNew ? (
          <Link to="/envelopes/new" className={buttonClass('primary')}>
            {shared.newEnvelope}
          </Link>
        ) : (
          <Link to="/envelopes" search={writeListSearch(EMPTY_SEARCH)} className={buttonClass()}>
            {words.all}
          </Link>
        )
      }
    >
      {empty.words}
    </EmptyState>
  );
}

function Pages({ search, total, onPage }: { search: ListSearch; total: number; onPage: (page: number) => void }) {
  const words = useText(envelopesText);
  const last = pageCount(total);
  return (
    <footer className={styles.pages}>
      <span>{words.count(total)}</span>
      {last > 1 && (
        <span className={styles.pager}>
          <Button size="s" icon="chevronLeft" disabled={search.page <= 1} onClick={() => onPage(search.page - 1)}>
            {words.previous}
          </Button>
          <span>{words.page(search.page, last)}</span>
          <Button
            size="s"
            trailingIcon="chevronRight"
            disabled={search.page >= last}
            onClick={() => onPage(search.page + 1)}
          >
            {words.next}
          </Button>
        </span>
      )}
    </footer>
  );
}
