import type { Session } from '@countersign/contract';
import { type Edition, editionOf } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useRouteContext } from '@tanstack/react-router';
import { logout, userQuery } from '../api/session.ts';
import { Suspense, lazy } from 'react';
import { useSettingsPlaces } from '../pages/console/account/settings-places.ts';
import { useEnterprisePlaces } from '../pages/console/enterprise/enterprise-places.ts';
import { MessageBell } from '../parts/messages/message-bell.tsx';
import { usePrivateMessages } from '../parts/messages/use-private-messages.ts';
import { showError } from '../parts/trouble/show-error.ts';
import { termsVersion } from '../text/terms.ts';
import { useSharedText } from '../text/shared.ts';
import { defineText } from '../text/text.ts';
import { Box, Button, EmptyState, Icon, Row, Stack, Text, box } from '../ui/index.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { UP_TO_TABLET } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/use-media.ts';
import { AccountSwitcher } from './frame-console-accounts.tsx';
import styles from './frame-console.module.css';
import { type Place, Places, SidebarFrame } from './sidebar.tsx';
import { useDesktopReminders } from './use-desktop-reminders.ts';

const useWords = defineText('app/frame-console');

/** The frame of every logged-in page: a plain sidebar, at the bottom on a phone. */
export function FrameConsole() {
  const { session, isFreeLogin } = useRouteContext({ from: '/console' });
  useDesktopReminders();
  if (isFreeLogin) return <FreeLogin />;
  return <FullFrame session={session} />;
}

function FullFrame({ session }: { session: Session }) {
  const words = useWords();
  const isNarrow = useMedia(UP_TO_TABLET);
  usePrivateMessages();
  return (
    <SidebarFrame
      tone="light"
      side={
        <>
          <Link to="/wesign" className={box({ row: true, minHeight: 'touch', px: 2, plainLink: true })}>
            <Logo />
          </Link>
          <LinkButton variant="primary" block icon="plus" label={words.create} to="/envelopes/new" />
          <Places label={words.navigation} places={usePlaces(editionOf(session.userWsid))} />
        </>
      }
      foot={<LanguageSwitch />}
    >
      <Stack minWidth={0}>
        <Row as="header" className={styles.top}>
          {isNarrow && (
            <Link
              to="/wesign"
              className={box({ inlineRow: true, minWidth: 'touch', minHeight: 'touch' })}
              aria-label={words.home}
            >
              <LogoMark size={30} />
            </Link>
          )}
          <Text grow />
          {isNarrow && (
            <Link
              to="/envelopes/new"
              className={box({ iconBox: true, mr: 1, fill: 'brand-soft', tone: 'brand-strong' })}
              aria-label={words.create}
            >
              <Icon name="plus" />
            </Link>
          )}
          <MessageBell key={session.userWsid} />
          <AccountSwitcher userWsid={session.userWsid} />
        </Row>
        <Terms userWsid={session.userWsid} />
        {/* Another account starts with pages of its own. */}
        <Box as="main" key={session.userWsid} id="content" tabIndex={-1} grow minWidth={0} className={styles.main}>
          <Outlet />
        </Box>
      </Stack>
    </SidebarFrame>
  );
}

const TermsNotice = lazy(() => import('./terms-notice.tsx').then((chunk) => ({ default: chunk.TermsNotice })));

/** A person who has not accepted the current version of the terms is asked for it. */
function Terms({ userWsid }: { userWsid: string }) {
  const { data: user } = useQuery(userQuery(userWsid));
  if (user === undefined || user.acceptedTerms === termsVersion()) return null;
  return (
    <Suspense>
      <TermsNotice userWsid={userWsid} />
    </Suspense>
  );
}

/** The places of the sidebar; the enterprise is one of them only in the enterprise edition (Spec §1). */
function usePlaces(edition: Edition): readonly Place[] {
  const words = useWords();
  const enterprise: Place = {
    to: '/enterprise',
    icon: 'building',
    label: words.enterprise,
    pages: useEnterprisePlaces(),
  };
  return [
    { to: '/wesign', icon: 'home', label: words.home },
    { to: '/envelopes', icon: 'files', label: words.envelopes },
    { to: '/bulk', icon: 'users', label: words.bulk },
    ...(edition === 'e' ? [enterprise] : []),
    { to: '/account', icon: 'seal', label: words.account, pages: useSettingsPlaces() },
  ];
}

/** Spec §8: ERROR_CANT_USE_FREE_LOGIN, in words and with a way on. */
function FreeLogin() {
  const words = useWords();
  const shared = useSharedText();
  const navigate = useNavigate();
  const leave = () => logout().then(() => navigate({ to: '/login' }), showError);
  return (
    <main>
      <EmptyState
        heading="h1"
        drawing="lock"
        title={words.freeTitle}
        action={<Button variant="primary" label={shared.login} onClick={() => void leave()} />}
        why={words.freeWhy}
      />
    </main>
  );
}
