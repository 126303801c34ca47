import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { isFreeLogin, sessionQuery } from '../api/session.ts';
import { SiteFoot } from '../parts/site-foot/site-foot.tsx';
import { authorityName } from '../text/authority-name.ts';
import { useSharedText } from '../text/shared.ts';
import { defineText } from '../text/text.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';
import { Row, Stack, box } from '../ui/index.ts';
import styles from './frame-logged-out.module.css';

const useWords = defineText('app/frame-logged-out');

/** The frame without a login: the marketing home page fills it, any other page is between header and footer (Spec §2). */
export function FrameLoggedOut() {
  const { pathname } = useLocation();
  // The router matches a path in any letter case.
  if (/homePage/i.test(pathname)) return <Outlet />;
  return (
    <Stack screenHigh>
      <Header pathname={pathname} />
      <Stack as="main" grow>
        <Outlet />
      </Stack>
      <SiteFoot />
    </Stack>
  );
}

const Header = ({ pathname }: { pathname: string }) => (
  <Row as="header" gap={3} justify="between" className={styles.header}>
    <Link
      to="/homePage"
      className={box({ inlineRow: true, minWidth: 'touch', minHeight: 'touch', plainLink: true }, styles.home)}
      aria-label={authorityName()}
    >
      <Logo />
    </Link>
    <Row as="nav" gap={2} className={styles.nav} aria-label={authorityName()}>
      <LanguageSwitch />
      <Ways pathname={pathname} />
    </Row>
  </Row>
);

/** To log in or register; a logged-in person on a public page gets a link to their own pages. */
function Ways({ pathname }: { pathname: string }) {
  const words = useWords();
  const shared = useSharedText();
  const isEntry = /^\/(login|register|forgot-password|find-password)/.test(pathname);
  const { data: session } = useQuery({ ...sessionQuery, enabled: !isEntry });
  if (!isEntry && session != null && !isFreeLogin(session))
    return <LinkButton size="s" label={words.enter} to="/wesign" />;
  return (
    <>
      {pathname !== '/login' && <LinkButton size="s" label={shared.login} to="/login" />}
      {pathname !== '/register' && <LinkButton size="s" label={shared.register} to="/register" />}
    </>
  );
}
