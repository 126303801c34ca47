import type { Account } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accountsQuery, makeDefault, refreshAccounts, useEnterprise, waitingQuery } from '../api/accounts.ts';
import { logout, userQuery } from '../api/session.ts';
import { receiveSharedFiles } from '../api/shared-files.ts';
import { EnterpriseBadge } from '../parts/account/enterprise-badge.tsx';
import { IdentityMark, isVerified } from '../parts/account/identity-mark.tsx';
import { useDensityAct } from '../parts/data-table/density.ts';
import { attempt } from '../parts/trouble/attempt.ts';
import { showError } from '../parts/trouble/show-error.ts';
import { useSharedText } from '../text/shared.ts';
import { Avatar, Box, Hint, Icon, type IconName, Row, Spinner, Stack, Text, box } from '../ui/index.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Popover } from '../ui/popover.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import styles from './frame-console-accounts.module.css';
import { useAccountsText } from './frame-console-text.ts';
import { useChange } from './use-change.ts';

/** With more accounts than this, a search by name is shown. */
const SEARCH_FROM = 8;
const SHARING_AFTER_MS = 2000;

/** The account switcher, always in view (ux 36): the active account, every other account, and logout. */
export function AccountSwitcher({ userWsid }: { userWsid: string }) {
  const words = useAccountsText();
  const [isOpen, setIsOpen] = useState(false);
  const { data: user } = useQuery(userQuery(userWsid));
  const { data: accounts = [] } = useQuery(accountsQuery(userWsid));
  const { data: waiting = [] } = useQuery(waitingQuery(userWsid));
  const inAll = waiting.reduce((sum, { count }) => sum + count, 0);
  // On the icon of the installed app.
  useEffect(() => void navigator.setAppBadge?.(inAll).catch(() => {}), [inAll]);
  // A browser without service workers, or a window that may have none, shares nothing with the app.
  useEffect(() => whenIdle(SHARING_AFTER_MS, () => void receiveSharedFiles().catch(() => {})), []);
  const active = accounts.find((account) => account.userWsid === userWsid);
  const waitsElsewhere = waiting.some((account) => account.userWsid !== userWsid);
  const person = user?.displayName ?? '';
  const enterprise = active?.enterpriseName ?? null;
  const name = enterprise ?? person;
  const emblem = useEnterprise()?.avatarHref?.href;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={words.accounts}
      trigger={
        <button type="button" className={box({ menuRow: true, px: 2, minWidth: 0 }, styles.trigger)}>
          <span className="visually-hidden">{words.switcher}</span>
          {enterprise === null ? (
            <Avatar name={person} src={user?.avatarHref?.href} />
          ) : (
            <EnterpriseBadge name={enterprise} src={emblem} />
          )}
          <Stack as="span" minWidth={0} leading={1.35}>
            <Row as="span" gap={1} weight={550}>
              <Text truncate text={name} />
              {active && isVerified(active.idttvStatus) && (
                <Icon name="shield" size={15} className={box({ tone: 'brand' })} />
              )}
            </Row>
            <Text as="small" truncate tone="ink-3" text={enterprise === null ? words.personal : person} />
          </Stack>
          {waitsElsewhere && (
            <Text
              rigid
              radius="circle"
              fill="brand"
              className={styles.dot}
              role="img"
              aria-label={words.waitingElsewhere}
            />
          )}
          <Icon name="chevronDown" size={16} />
        </button>
      }
    >
      <Accounts userWsid={userWsid} person={person} accounts={accounts} onDone={() => setIsOpen(false)} />
      <Ways onDone={() => setIsOpen(false)} />
    </Popover>
  );
}

interface AccountsProps {
  userWsid: string;
  person: string;
  accounts: readonly Account[];
  onDone: () => void;
}
function Accounts({ userWsid, person, accounts, onDone }: AccountsProps) {
  const words = useAccountsText();
  const [typed, setTyped] = useState('');
  const { change, changing } = useChange(onDone);
  const { data: waiting = [] } = useQuery(waitingQuery(userWsid));
  const waitingIn = new Map(waiting.map(({ userWsid: of, count }) => [of, count]));
  const query = typed.trim().toLowerCase();
  const shown = accounts.filter(({ enterpriseName }) => (enterpriseName ?? person).toLowerCase().includes(query));
  return (
    <Box as="section" p={2} aria-label={words.switchTo}>
      <Hint px={3} pt={1.5} pb={1} size="s" text={words.switchTo} />
      {accounts.length > SEARCH_FROM && (
        <input
          type="search"
          className={box(
            { minHeight: 'touch', mt: 1, mx: 2.5, mb: 2, px: 3, radius: 'm', fill: 'surface', size: 'touch' },
            styles.search,
          )}
          value={typed}
          aria-label={words.search}
          placeholder={words.search}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Box as="ul" overflowY="auto" className={styles.list}>
        {shown.map((account) => (
          <AccountRow
            key={account.userWsid}
            account={account}
            name={account.enterpriseName ?? person}
            waiting={waitingIn.get(account.userWsid) ?? 0}
            isActive={account.userWsid === userWsid}
            isChanging={changing === account.userWsid}
            onChange={() => change(account.userWsid, account.enterpriseName ?? person)}
            onMakeDefault={() => void chooseDefault(account, accounts, words.defaultSet)}
          />
        ))}
      </Box>
    </Box>
  );
}

async function chooseDefault(account: Account, accounts: readonly Account[], said: string): Promise<void> {
  if (!(await attempt(() => makeDefault(account, accounts), said))) await refreshAccounts();
}

interface RowProps {
  account: Account;
  name: string;
  waiting: number;
  isActive: boolean;
  isChanging: boolean;
  onChange: () => void;
  onMakeDefault: () => void;
}
function AccountRow({ account, name, waiting, isActive, isChanging, onChange, onMakeDefault }: RowProps) {
  const words = useAccountsText();
  const { defaultLogin, memberStatus, userType, idttvStatus } = account;
  const isRemoved = memberStatus === 'DISABLED';
  return (
    <Row as="li" gap={0.5}>
      <button
        type="button"
        className={box({ menuRow: true, grow: true, minWidth: 0, py: 2 }, styles.account)}
        aria-current={isActive || undefined}
        disabled={isRemoved}
        aria-busy={isChanging || undefined}
        onClick={() => !isActive && onChange()}
      >
        {userType === 'PERSON' ? <Avatar name={name} size={36} /> : <EnterpriseBadge name={name} size={36} />}
        <Stack as="span" grow minWidth={0} leading={1.4}>
          <Text truncate weight={550} text={name} />
          <Text as="small" tone="ink-3">
            {isRemoved ? (
              words.removed
            ) : (
              <>
                {userType === 'PERSON' && `${words.personal} · `}
                <IdentityMark status={idttvStatus} />
                {waiting > 0 && (
                  <Text
                    as="strong"
                    ml={2}
                    whiteSpace="nowrap"
                    tone="brand-strong"
                    className={styles.waiting}
                    text={words.waiting(waiting)}
                  />
                )}
              </>
            )}
          </Text>
        </Stack>
        {isChanging ? <Spinner size={18} /> : isActive && <Icon name="check" className={box({ tone: 'brand' })} />}
      </button>
      {!isRemoved && (
        <button
          type="button"
          className={box(
            { iconBox: true, tone: defaultLogin ? 'warn' : 'ink-3' },
            styles.star,
            defaultLogin && styles.isDefault,
          )}
          aria-pressed={defaultLogin}
          aria-label={words.makeDefault(name)}
          title={defaultLogin ? words.isDefault : words.makeDefaultShort}
          onClick={() => !defaultLogin && onMakeDefault()}
        >
          <Icon name="star" size={18} />
        </button>
      )}
    </Row>
  );
}

function Ways({ onDone }: { onDone: () => void }) {
  const words = useAccountsText();
  const shared = useSharedText();
  const density = useDensityAct();
  const navigate = useNavigate();
  const leave = () => logout().then(() => navigate({ to: '/login' }), showError);
  const go = (to: '/enterprises/new' | '/account') => () => {
    onDone();
    void navigate({ to });
  };
  return (
    <Box p={2} borderTop>
      <Way icon="plus" onSelect={go('/enterprises/new')}>
        {words.found}
      </Way>
      <Way icon="settings" onSelect={go('/account')}>
        {words.settings}
      </Way>
      {density && (
        <Way icon="menu" onSelect={density.onSelect}>
          {density.label}
        </Way>
      )}
      <Box px={3}>
        <LanguageSwitch />
      </Box>
      <Way icon="logout" onSelect={() => void leave()}>
        {shared.logout}
      </Way>
    </Box>
  );
}

const Way = ({ icon, onSelect, children }: { icon: IconName; onSelect: () => void; children: string }) => (
  <button type="button" className={box({ menuRow: true, width: 'full' }, styles.way)} onClick={onSelect}>
    <Icon name={icon} size={18} />
    {children}
  </button>
);
