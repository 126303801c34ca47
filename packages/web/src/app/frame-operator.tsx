import { LANGUAGES, operatorLanguage } from '@countersign/contract';
import type { OperatorRole } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PasswordPage } from '../pages/operator/login/password-page.tsx';
import { SecondFactorPage } from '../pages/operator/login/second-factor-page.tsx';
import { PLACES, mayOpen } from '../pages/operator/model/places.ts';
import { logoutOperator, operatorQuery } from '../pages/operator/model/session.ts';
import { NoRolePage } from '../pages/operator/parts/no-role-page.tsx';
import { useOperatorText } from '../pages/operator/words.ts';
import { useDensityAct } from '../parts/data-table/density.ts';
import { showError } from '../parts/trouble/show-error.ts';
import { useSharedText } from '../text/shared.ts';
import { chooseLanguage } from '../text/load-texts.ts';
import { defineText, useLanguage } from '../text/text.ts';
import { Box, Icon, Row, Stack, Text, box } from '../ui/index.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { Menu } from '../ui/menu.tsx';
import { UP_TO_TABLET } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './frame-operator.module.css';
import { Places, SidebarFrame } from './sidebar.tsx';
import { useOperatorWatch } from './use-operator-watch.ts';

const useWords = defineText('app/frame-operator');

/** The frame of the certificate authority's staff: dark, so that it cannot be mistaken for the customers'. */
export function FrameOperator() {
  const { data: operator } = useQuery(operatorQuery);
  useOperatorWatch();
  const isFirst = operator?.mustChangePassword ?? false;
  const lacksFactor = operator?.mustSetSecondFactor ?? false;
  const { pathname } = useLocation();
  const roles = operator?.roles ?? [];
  return (
    <SidebarFrame
      tone="dark"
      side={<Side hasPlaces={!isFirst && !lacksFactor} roles={roles} />}
      foot={<OperatorMenu name={operator?.name ?? ''} />}
    >
      <Box as="main" id="content" tabIndex={-1} minWidth={0} className={styles.main}>
        {isFirst ? (
          <PasswordPage />
        ) : lacksFactor ? (
          <SecondFactorPage />
        ) : mayOpen(roles, pathname) ? (
          <Outlet />
        ) : (
          <NoRolePage />
        )}
      </Box>
    </SidebarFrame>
  );
}

function Side({ hasPlaces, roles }: { hasPlaces: boolean; roles: readonly OperatorRole[] }) {
  const words = useWords();
  const shared = useOperatorText();
  const { pathname } = useLocation();
  const isNarrow = useMedia(UP_TO_TABLET);
  const [openAt, setOpenAt] = useState<string | null>(null);
  // On a phone the menu closes after navigating.
  const isOpen = openAt === pathname;
  return (
    <>
      <Row gap={3} grow={isNarrow} minWidth={0} px={isNarrow ? 0 : 2}>
        {hasPlaces && isNarrow && (
          <button
            type="button"
            className={box({ iconBox: true })}
            aria-expanded={isOpen}
            aria-controls="operator-places"
            aria-label={words.menu}
            onClick={() => setOpenAt(isOpen ? null : pathname)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
        )}
        <LogoMark size={30} />
        <Stack as="span" grow minWidth={0} leading={1.35}>
          <Text as="strong" heading="s" text={shared.console} />
          <Text as="small" size="xs" truncate className={styles.staff} text={shared.staffOnly} />
        </Stack>
      </Row>
      {hasPlaces && (
        <Places
          id="operator-places"
          label={words.navigation}
          places={PLACES.filter(({ to }) => mayOpen(roles, to)).map(({ word, needs: _needs, ...place }) => ({
            ...place,
            label: shared[word],
          }))}
          isOpen={isOpen}
        />
      )}
    </>
  );
}

function OperatorMenu({ name }: { name: string }) {
  const words = useWords();
  const shared = useSharedText();
  const language = useLanguage();
  const own = useOperatorText();
  const navigate = useNavigate();
  const density = useDensityAct();
  const isNarrow = useMedia(UP_TO_TABLET);
  const leave = () => logoutOperator().then(() => navigate({ to: '/operator/login' }), showError);
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={box({ menuRow: true, width: isNarrow ? undefined : 'full', tone: 'on-ink' }, styles.account)}
          aria-label={words.account(name)}
        >
          <Icon name="user" />
          {!isNarrow && <Text truncate grow minWidth={0} text={name} />}
          <Icon name="chevronDown" size={16} />
        </button>
      }
      items={[
        {
          key: 'password',
          label: own.password,
          icon: 'key',
          onSelect: () => void navigate({ to: '/operator/password' }),
        },
        {
          key: 'second-factor',
          label: own.secondFactor,
          icon: 'shield',
          onSelect: () => void navigate({ to: '/operator/second-factor' }),
        },
        density !== null && { key: 'density', icon: 'menu', ...density },
        ...LANGUAGES.filter(({ tag }) => tag !== language && tag === operatorLanguage(tag)).map((one) => ({
          key: one.tag,
          label: one.name,
          icon: 'globe' as const,
          onSelect: () => chooseLanguage(one.tag),
        })),
        { key: 'logout', label: shared.logout, icon: 'logout', onSelect: () => void leave() },
      ]}
    />
  );
}

/** The frame of the operators' login. */
export function FrameOperatorOut() {
  const words = useOperatorText();
  return (
    <Stack screenHigh>
      <Row as="header" gap={3} fill="ink" tone="on-ink" className={styles.outHead}>
        <LogoMark size={30} />
        <Text as="strong" heading="m" text={words.console} />
        <Text grow />
        <LanguageSwitch />
      </Row>
      <Box as="main" grow className={styles.outMain}>
        <Outlet />
      </Box>
    </Stack>
  );
}
