import type { Session } from '@countersign/contract';
import { type Edition, editionOf } from '@countersign/domain';
import { Link, Outlet, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEnterprise } from '../api/accounts.ts';
import { messageOf, requestIdOf } from '../api/client.ts';
import { logout } from '../api/session.ts';
import { EnterpriseBadge } from '../parts/account/enterprise-badge.tsx';
import { IdentityMark } from '../parts/account/identity-mark.tsx';
import { MessageBell } from '../parts/messages/message-bell.tsx';
import { usePrivateMessages } from '../parts/messages/use-private-messages.ts';
import { sharedText } from '../text/shared.ts';
import { defineText, useText } from '../text/text.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { toast } from '../ui/toast.tsx';
import { AccountSwitcher } from './frame-console-accounts.tsx';
import styles from './frame-console.module.css';
import { useDesktopReminders } from './use-desktop-reminders.ts';

const text = defineText(
  {
    navigation: '主导航',
    home: '首页',
    envelopes: '合同',
    bulk: '批量发送',
    account: '账号与印章',
    create: '发起签署',
    skip: '跳到正文',
    enterprise: '企业',
    freeTitle: '这个链接只能处理一份合同',
    freeWhy: '您是通过签署链接进来的。登录账号后就可以使用其他功能。',
  },
  {
    navigation: 'Main navigation',
    home: 'Home',
    envelopes: 'Contracts',
    bulk: 'Bulk send',
    account: 'Account',
    create: 'New contract',
    skip: 'Skip to content',
    enterprise: 'Enterprise',
    freeTitle: 'This link opens one contract only',
    freeWhy: 'You came by a signing link. Log in to use everything else.',
  },
);

interface Place {
  readonly to: '/wesign' | '/envelopes' | '/bulk' | '/enterprise' | '/account';
  readonly icon: IconName;
  readonly word: 'home' | 'envelopes' | 'bulk' | 'enterprise' | 'account';
  /** Shown in this edition alone (Spec §1). */
  readonly edition?: Edition;
}
const PLACES: readonly Place[] = [
  { to: '/wesign', icon: 'home', word: 'home' },
  { to: '/envelopes', icon: 'files', word: 'envelopes' },
  { to: '/bulk', icon: 'users', word: 'bulk' },
  { to: '/enterprise', icon: 'building', word: 'enterprise', edition: 'e' },
  { to: '/account', icon: 'seal', word: 'account' },
];

/** The frame of every logged-in page: a plain sidebar, at the bottom on a phone. */
export function FrameConsole() {
  const { session, isFreeLogin } = useRouteContext({ from: '/console' });
  useDesktopReminders();
  if (isFreeLogin) return <FreeLogin />;
  return <FullFrame session={session} />;
}

function FullFrame({ session }: { session: Session }) {
  const words = useText(text);
  usePrivateMessages();
  const edition = editionOf(session.userWsid);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {words.skip}
      </a>
      <aside className={styles.side}>
        <Link to="/wesign" className={styles.brand} aria-label={words.home}>
          <Logo />
        </Link>
        <Link to="/envelopes/new" className={buttonClass('primary', 'm', true)}>
          <Icon name="plus" size={18} />
          {words.create}
        </Link>
        <Places edition={edition} />
        <div className={styles.foot}>
          {edition === 'e' && <ActiveEnterprise />}
          <LanguageSwitch />
        </div>
      </aside>
      <div className={styles.column}>
        <header className={styles.top}>
          <Link to="/wesign" className={styles.mark} aria-label={words.home}>
            <LogoMark size={30} />
          </Link>
          <span className={styles.grow} />
          <Link to="/envelopes/new" className={styles.create} aria-label={words.create}>
            <Icon name="plus" />
          </Link>
          <MessageBell key={session.userWsid} />
          <AccountSwitcher userWsid={session.userWsid} />
        </header>
        {/* Another account starts with pages of its own. */}
        <main key={session.userWsid} id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

function Places({ edition }: { edition: Edition }) {
  const words = useText(text);
  return (
    <nav className={styles.places} aria-label={words.navigation}>
      {PLACES.filter((place) => place.edition === undefined || place.edition === edition).map((place) => (
        <Link key={place.to} to={place.to} className={styles.place} activeProps={{ 'aria-current': 'page' }}>
          <Icon name={place.icon} />
          <span>{words[place.word]}</span>
        </Link>
      ))}
    </nav>
  );
}

/** In the enterprise edition: the active enterprise and the state of its verification. */
function ActiveEnterprise() {
  const enterprise = useEnterprise();
  if (!enterprise) return null;
  const { name, idttvStatus, avatarHref } = enterprise;
  return (
    <Link to="/enterprise" className={styles.enterprise} activeProps={{ 'aria-current': 'page' }}>
      <EnterpriseBadge name={name} size={30} src={avatarHref?.href} />
      <span className={styles.enterpriseWords}>
        <span>{name}</span>
        <small>
          <IdentityMark status={idttvStatus} />
        </small>
      </span>
    </Link>
  );
}

/** Spec §8: ERROR_CANT_USE_FREE_LOGIN, in words and with a way on. */
function FreeLogin() {
  const words = useText(text);
  const shared = useText(sharedText);
  const navigate = useNavigate();
  const leave = () =>
    logout().then(
      () => navigate({ to: '/login' }),
      (error: unknown) => toast('error', messageOf(error), requestIdOf(error)),
    );
  return (
    <main>
      <EmptyState
        heading="h1"
        drawing="lock"
        title={words.freeTitle}
        action={
          <Button variant="primary" onClick={() => void leave()}>
            {shared.login}
          </Button>
        }
      >
        {words.freeWhy}
      </EmptyState>
    </main>
  );
}
