import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { queryClient } from '../../../api/client.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { useEnvelopePush } from '../../../realtime/use-envelope-push.ts';
import { formatNumber } from '../../../text/format.ts';
import { Button, Hint, Icon, Row, buttonClass, classes } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { inNextFrame } from '../../../ui/next-frame.ts';
import { useAddressed } from '../../../ui/use-addressed.ts';
import { type ListSearch, readListSearch, tabsOf, withoutFilters, writeListSearch } from '../model/list-search.ts';
import { countsQuery, expiringCountQuery, listQuery } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { useConsoleText } from '../words.ts';
import { EnvelopeList, ListSkeleton } from './envelope-list.tsx';
import styles from './envelopes-page.module.css';
import { LabelsDialog } from './labels-dialog.tsx';
import { ListPager } from './list-pager.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SavedViews } from './saved-views.tsx';
import { SearchBar } from './search-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useEnvelopesText } from './text.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

/** All envelopes the account takes part in, by status; the filters are kept in the address (ux 28–32). */
export function EnvelopesPage() {
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readListSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next, { page, status }) =>
      navigate({
        to: '/envelopes',
        search: writeListSearch(next),
        replace: page === undefined && status === undefined,
      }),
    { page: 1 },
  );
  const words = useEnvelopesText();
  const list = useQuery(listQuery(search));
  const [isManaging, setManaging] = useState(false);
  useEnvelopePush(null, () => void queryClient.invalidateQueries({ queryKey: ['envelopes'] }));
  const rows = list.data?.envelopes ?? [];
  const selection = useSelection(JSON.stringify({ ...search, page: 1, sort: '' }), rows);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useListKeys({
    list: table,
    search: field,
    onEscape: selection.clear,
    onToggle: (at) => rows[at] && selection.toggle(rows[at]),
  });
  return (
    <Page title={words.title} action={<HeadActs onLabels={() => setManaging(true)} />}>
      <StatusTabs search={search} />
      <SearchBar search={search} onChange={change} fieldRef={field}>
        <SavedViews search={search} onOpen={(view) => change(view)} />
      </SearchBar>
      <Loaded query={list} waiting={<ListSkeleton />}>
        {({ page }) =>
          rows.length === 0 ? (
            <NothingHere search={search} onClear={() => change(withoutFilters(search))} />
          ) : (
            <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? styles.stale : undefined}>
              <EnvelopeList rows={rows} selection={selection} ref={table} />
              <ListPager search={search} page={page} onPage={(next) => change({ page: next })} />
              <Hint px={1} pb={2} size="s" className={styles.keys} text={words.keys} />
            </div>
          )
        }
      </Loaded>
      <SelectionBar selection={selection} onManageLabels={() => setManaging(true)} />
      {isManaging && <LabelsDialog onClose={() => setManaging(false)} />}
    </Page>
  );
}

function HeadActs({ onLabels }: { onLabels: () => void }) {
  const words = useEnvelopesText();
  const shared = useConsoleText();
  const enterprise = useEnterprise();
  return (
    <Row as="span" gap={2} wrap>
      {enterprise?.isOwner && (
        <LinkButton
          variant="quiet"
          icon="building"
          label={words.enterpriseLink}
          to="/enterprise-envelopes"
          search={{}}
        />
      )}
      <Button variant="quiet" icon="tag" label={words.manageLabels} onClick={onLabels} />
      <Link to="/envelopes/new" className={classes(buttonClass('primary'), styles.create)}>
        <Icon name="plus" size={18} />
        {shared.newEnvelope}
      </Link>
    </Row>
  );
}

function StatusTabs({ search }: { search: ListSearch }) {
  const words = useEnvelopesText();
  const { tab, shown } = useConsoleText();
  const { data: counts } = useQuery(countsQuery);
  const { data: expiring = null } = useQuery(expiringCountQuery);
  const strip = useRef<HTMLElement>(null);
  const tabs = tabsOf(counts, search.status, expiring);
  useEffect(() => {
    // On a phone the selected tab may lie beyond the edge, also after counts arrive: scroll it into view without moving the
    // page.
    return inNextFrame(() => {
      const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
      if (tab) strip.current!.scrollLeft = tab.offsetLeft - (strip.current!.clientWidth - tab.offsetWidth) / 2;
    });
  }, [search.status, counts, expiring]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={words.tabs}>
      {tabs.map(({ status, count }) => (
        <Link
          key={status}
          to="/envelopes"
          search={writeListSearch({ ...search, status, page: 1 })}
          className={styles.tab}
          activeOptions={{ exact: true }}
          aria-current={status === search.status ? 'page' : undefined}
        >
          {tab[status] ?? (shown as Record<string, string>)[status] ?? status}
          {count !== null && <span className={styles.count}>{formatNumber(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
