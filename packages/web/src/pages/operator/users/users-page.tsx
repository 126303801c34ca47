import { type OperatorUser, operatorApi } from '@countersign/contract';
import { ACCOUNT_STATUSES, type AccountStatus, type IdentityStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatDistance, formatTime } from '../../../text/format.ts';
import { Button, EmptyState, type IconName, Small, Text, type Tone, toast } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { operatorCall } from '../model/calls.ts';
import { USER_FILTERS, refetch, usersQuery } from '../model/queries.ts';
import { useMay } from '../model/session.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { FilterChoice, FilterText, Filters } from '../parts/filters.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { KeyedList } from '../parts/keyed-list.tsx';
import { useKeyedSearch } from '../parts/use-list-search.ts';
import { useNow } from '../parts/use-now.ts';
import { useOperatorText } from '../words.ts';
import styles from './users.module.css';
import { useUsersText } from './text.ts';

type Look = { tone: Tone; icon: IconName };
const STATUS: Readonly<Record<AccountStatus, Look>> = {
  ACTIVE: { tone: 'good', icon: 'check' },
  INACTIVE: { tone: 'neutral', icon: 'clock' },
  DISABLED: { tone: 'danger', icon: 'close' },
};
const IDENTITY: Readonly<Record<IdentityStatus, Look>> = {
  NO: { tone: 'neutral', icon: 'minus' },
  WAITING: { tone: 'warn', icon: 'clock' },
  PASSED: { tone: 'good', icon: 'shield' },
};

/** People by contact or name, and the actions that restrict their access. */
export function UsersPage() {
  const words = useUsersText();
  const { filters, set, paging } = useKeyedSearch(USER_FILTERS);
  const [asked, setAsked] = useState<OperatorUser | null>(null);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterText label={words.contact} value={filters.contact} onChange={(contact) => set({ contact })} />
        <FilterText label={words.name} value={filters.name} onChange={(name) => set({ name })} />
        <FilterChoice
          label={words.status}
          value={filters.status}
          onChange={(status) => set({ status })}
          choices={ACCOUNT_STATUSES.map((status) => [status, words.statusWord[status]] as const)}
        />
      </Filters>
      <KeyedList
        query={useQuery(usersQuery(filters, paging.before))}
        {...paging}
        isEmpty={({ users }) => users.length === 0}
        empty={<EmptyState title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ users }) => <Users rows={users} onAsk={setAsked} />}
      </KeyedList>
      <DisableDialog user={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}

function Users({ rows, onAsk }: { rows: readonly OperatorUser[]; onAsk: (user: OperatorUser) => void }) {
  const words = useUsersText();
  const shared = useOperatorText();
  const now = useNow();
  const may = useMay();
  const columns: Column<OperatorUser>[] = [
    {
      head: words.name,
      kind: 'main',
      cell: ({ displayName, registDatetime }) => (
        <>
          {displayName}
          <Small
            block
            weight={400}
            title={formatTime(registDatetime)}
            text={words.registered(formatDay(registDatetime))}
          />
        </>
      ),
    },
    {
      head: words.contact,
      kind: 'number',
      cell: ({ phone, email }) => [phone, email].filter(Boolean).join(' · ') || shared.none,
    },
    {
      head: words.identity,
      cell: ({ idttvStatus }) => <Pill {...IDENTITY[idttvStatus]} label={words.identityWord[idttvStatus]} />,
    },
    {
      head: words.lastLogin,
      cell: ({ lastLoginDatetime: last }) =>
        last === null ? words.never : <span title={formatTime(last)}>{formatDistance(last, now)}</span>,
    },
    {
      head: words.status,
      cell: ({ accountStatus }) => <Pill {...STATUS[accountStatus]} label={words.statusWord[accountStatus]} />,
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: (user) => {
        const act = user.accountStatus === 'DISABLED' ? words.enable : words.disable;
        return (
          <Text inlineRow gap={2} align="stretch" className={styles.acts}>
            {may('audit.read') && (
              <LinkButton
                variant="quiet"
                size="s"
                label={words.record}
                to="/operator/audit"
                search={{ userWsid: user.userWsid }}
                aria-label={words.actOn(words.record, user.displayName)}
              />
            )}
            {may('accounts.lock') && (
              <Button
                size="s"
                variant={user.accountStatus === 'DISABLED' ? 'secondary' : 'danger'}
                label={act}
                aria-label={words.actOn(act, user.displayName)}
                onClick={() => onAsk(user)}
              />
            )}
          </Text>
        );
      },
    },
  ];
  return <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ userWsid }) => userWsid} />;
}

function DisableDialog({ user, onClose }: { user: OperatorUser | null; onClose: () => void }) {
  const words = useUsersText();
  if (user === null) return null;
  const disabled = user.accountStatus !== 'DISABLED';
  const submit = async (reason: string) => {
    await operatorCall(operatorApi.setUserDisabled, {
      params: { userWsid: user.userWsid },
      body: { disabled, reason },
    });
    toast('success', disabled ? words.disabled : words.enabled);
    refetch('users');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={(disabled ? words.disableTitle : words.enableTitle)(user.displayName)}
      description={disabled ? words.disableWhy : words.enableWhy}
      act={disabled ? words.disable : words.enable}
      danger={disabled}
      onSubmit={submit}
    />
  );
}
