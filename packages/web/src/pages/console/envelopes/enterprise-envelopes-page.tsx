import { SHOWN_STATUS_FILTERS, type ShownStatusFilter, mayDo } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { usePrivileges } from '../../../api/privileges.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { Button, EmptyState, SelectField } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useAddressed } from '../../../ui/use-addressed.ts';
import { EMPTY_SEARCH, readListSearch, writeListSearch } from '../model/list-search.ts';
import { enterpriseListQuery } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { useConsoleText } from '../words.ts';
import { EnvelopeList, ListSkeleton } from './envelope-list.tsx';
import styles from './envelopes-page.module.css';
import { ListPager } from './list-pager.tsx';
import { SearchBar } from './search-bar.tsx';
import { useEnvelopesText } from './text.ts';
import { useListKeys } from './use-list-keys.ts';

/**
 * The envelopes of all accounts of the enterprise, read-only (Spec §6 enterprises:envelopes:view). A viewer without the
 * permission gets an explanation (ux 37).
 */
export function EnterpriseEnvelopesPage() {
  const words = useEnvelopesText();
  const enterprise = useEnterprise();
  const privileges = usePrivileges();
  if (enterprise === undefined || privileges === undefined) return <ListSkeleton />;
  if (enterprise === null || !mayDo(privileges, 'enterprises:envelopes:view')) {
    return (
      <EmptyState
        heading="h1"
        drawing="lock"
        title={words.ownersOnly}
        action={<LinkButton variant="primary" label={words.ownLink} to="/envelopes" search={{}} />}
        why={words.ownersOnlyWords}
      />
    );
  }
  return <AllPage enterpriseWsid={enterprise.enterpriseWsid} name={enterprise.name} />;
}

function AllPage({ enterpriseWsid, name }: { enterpriseWsid: string; name: string }) {
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readListSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next, { page, status }) =>
      navigate({
        to: '/enterprise-envelopes',
        search: writeListSearch(next),
        replace: page === undefined && status === undefined,
      }),
    { page: 1 },
  );
  const words = useEnvelopesText();
  const list = useQuery(enterpriseListQuery(enterpriseWsid, search));
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useListKeys({ list: table, search: field, onEscape: () => {}, onToggle: () => {} });
  const rows = list.data?.envelopes ?? [];
  return (
    <Page title={words.enterpriseTitle} lead={words.enterpriseLead(name)} action={<OwnLink />}>
      <SearchBar search={search} onChange={change} fieldRef={field}>
        <Status value={search.status} onChange={(status) => change({ status })} />
      </SearchBar>
      <Loaded query={list} waiting={<ListSkeleton />}>
        {({ page }) =>
          rows.length === 0 ? (
            <EmptyState
              drawing="search"
              title={words.nothingFound}
              action={<Button label={words.clear} onClick={() => change(EMPTY_SEARCH)} />}
              why={words.nothingFoundWords}
            />
          ) : (
            <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? styles.stale : undefined}>
              <EnvelopeList rows={rows} ref={table} />
              <ListPager
                search={search}
                page={page}
                enterpriseWsid={enterpriseWsid}
                onPage={(next) => change({ page: next })}
              />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function OwnLink() {
  const words = useEnvelopesText();
  return <LinkButton variant="quiet" label={words.ownLink} to="/envelopes" search={{}} />;
}

function Status({ value, onChange }: { value: ShownStatusFilter; onChange: (status: ShownStatusFilter) => void }) {
  const words = useEnvelopesText();
  const { tab, shown } = useConsoleText();
  return (
    <SelectField
      label={words.status}
      labelHidden
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as ShownStatusFilter)}
      options={SHOWN_STATUS_FILTERS.map((status) => [status, tab[status] ?? (shown as Record<string, string>)[status]])}
    />
  );
}
