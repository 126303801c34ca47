import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useRouteContext } from '@tanstack/react-router';
import { messageOf } from '../api/client.ts';
import { logout, userQuery } from '../api/session.ts';
import { sharedText } from '../text/shared.ts';
import { defineText, otherLanguage, setLanguage, useText } from '../text/text.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { Menu } from '../ui/menu.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './frame-console.module.css';

const text = defineText(
  {
    navigation: '主导航',
    home: '首页',
    envelopes: '合同',
    account: '账号与印章',
    create: '发起签署',
    skip: '跳到正文',
    accountMenu: (name: string) => `账号菜单：${name}`,
    personal: '个人账号',
    freeTitle: '这个链接只能处理一份合同',
    freeWhy: '您是通过签署链接进来的。登录账号后就可以使用其他功能。',
  },
  {
    navigation: 'Main navigation',
    home: 'Home',
    envelopes: 'Envelopes',
    account: 'Account and seals',
    create: 'New envelope',
    skip: 'Skip to content',
    accountMenu: (name) => `Account menu: ${name}`,
    personal: 'Personal account',
    freeTitle: 'This link opens one envelope only',
    freeWhy: 'You came by a signing link. Log in to use everything else.',
  },
);

const PLACES = [
  { to: '/wesign', icon: 'home', word: 'home' },
  { to: '/envelopes', icon: 'files', word: 'envelopes' },
  { to: '/account', icon: 'seal', word: 'account' },
] as const satisfies readonly { to: string; icon: IconName; word: 'home' | 'envelopes' | 'account' }[];

/** The frame of everybody who is logged in: a quiet sidebar, at the bottom on a phone. */
export function FrameConsole() {
  const { session, isFreeLogin } = useRouteContext({ from: '/console' });
  const words = useText(text);
  if (isFreeLogin) return <FreeLogin />;
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
        <Places />
        <div className={styles.foot}>
          <LanguageSwitch />
        </div>
      </aside>
      <div className={styles.column}>
        <header className={styles.top}>
          <Link to="/wesign" className={styles.mark} aria-label={words.home}>
            <LogoMark size={30} />
          </Link>
          <span className={styles.grow} />
          <AccountMenu userWsid={session.userWsid} />
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

function Places() {
  const words = useText(text);
  return (
    <nav className={styles.places} aria-label={words.navigation}>
      {PLACES.map((place) => (
        <Link key={place.to} to={place.to} className={styles.place} activeProps={{ 'aria-current': 'page' }}>
          <Icon name={place.icon} />
          <span>{words[place.word]}</span>
        </Link>
      ))}
    </nav>
  );
}

function AccountMenu({ userWsid }: { userWsid: string }) {
  const words = useText(text);
  const shared = useText(sharedText);
  const navigate = useNavigate();
  const { data: user } = useQuery(userQuery(userWsid));
  const name = user?.displayName ?? '';
  const leave = () =>
    logout().then(
      () => navigate({ to: '/login' }),
      (error: unknown) => toast('error', messageOf(error)),
    );
  return (
    <Menu
      trigger={
        <button type="button" className={styles.account} aria-label={words.accountMenu(name)}>
          <Avatar name={name} src={user?.avatarHref?.href} />
          <span className={styles.who}>
            <span>{name}</span>
            <small>{words.personal}</small>
          </span>
          <Icon name="chevronDown" size={16} />
        </button>
      }
      items={[
        { key: 'account', label: words.account, icon: 'settings', onSelect: () => void navigate({ to: '/account' }) },
        { key: 'language', label: shared.languageSwitch, icon: 'globe', onSelect: () => setLanguage(otherLanguage()) },
        { key: 'logout', label: shared.logout, icon: 'logout', onSelect: () => void leave() },
      ]}
    />
  );
}

/** Spec §8: ERROR_CANT_USE_FREE_LOGIN, in words and with a way on. */
function FreeLogin() {
  const words = useText(text);
  const shared = useText(sharedText);
  const navigate = useNavigate();
  const leave = async () => {
    await logout();
    await navigate({ to: '/login' });
  };
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
