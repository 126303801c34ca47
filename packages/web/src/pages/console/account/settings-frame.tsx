import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { LateShown } from '../../../parts/contact/late-shown.tsx';
import { userQuery } from '../../../api/session.ts';
import { Avatar, Row } from '../../../ui/index.ts';
import { UP_TO_TABLET } from '../../../ui/breakpoints.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { currentUserWsid } from '../model/queries.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { PlaceRows } from '../parts/place-rows.tsx';
import styles from './settings-frame.module.css';
import { useSettingsPlaces } from './settings-places.ts';
import { useSettingsText } from './settings-text.ts';

/** The settings, each section at its own address: listed in the sidebar on a desktop, on a page of rows on a phone. */
export function SettingsFrame() {
  const words = useSettingsText();
  const isNarrow = useMedia(UP_TO_TABLET);
  const isStart = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/account' });
  if (isStart) return isNarrow ? <SettingsStart /> : <Navigate to="/account/profile" replace />;
  return (
    <>
      {isNarrow && <BackLink to="/account">{words.back}</BackLink>}
      <Outlet />
    </>
  );
}

function SettingsStart() {
  const words = useSettingsText();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  return (
    <Page title={words.title}>
      {user && (
        <Row as="p" gap={3} mb={4} tone="ink-2" className={styles.who}>
          <Avatar name={user.displayName} size={52} src={user.avatarHref?.href} />
          <span>
            <strong>{user.displayName}</strong>
            <LateShown contact={user.phone ?? user.email ?? ''} />
          </span>
        </Row>
      )}
      <PlaceRows label={words.sections} places={useSettingsPlaces()} />
    </Page>
  );
}
