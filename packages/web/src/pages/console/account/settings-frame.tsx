import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { userQuery } from '../../../api/session.ts';
import { useText } from '../../../text/text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { currentUserWsid } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import styles from './settings-frame.module.css';
import { SETTINGS_PLACES } from './settings-places.ts';
import { settingsText } from './settings-text.ts';
import { UP_TO_TABLET } from '../../../ui/breakpoints.ts';

/** The settings, each section at its own address: beside a list on a desktop, after a page of rows on a phone. */
export function SettingsFrame() {
  const words = useText(settingsText);
  const isNarrow = useMedia(UP_TO_TABLET);
  const at = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const isStart = at === '/account';
  if (isNarrow && isStart) return <SettingsStart />;
  return (
    <div className={styles.frame}>
      {isNarrow ? (
        <Link to="/account" className={styles.back}>
          <Icon name="chevronLeft" size={18} />
          {words.back}
        </Link>
      ) : (
        <nav className={styles.list} aria-label={words.sections}>
          {SETTINGS_PLACES.map(({ to, icon, word }) => (
            <Link
              key={to}
              to={to}
              className={styles.place}
              // The start address shows the first section too.
              aria-current={at === to || (isStart && to === SETTINGS_PLACES[0].to) ? 'page' : undefined}
            >
              <Icon name={icon} size={18} />
              {words[word]}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}

function SettingsStart() {
  const words = useText(settingsText);
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  return (
    <Page title={words.title}>
      {user && (
        <p className={styles.who}>
          <Avatar name={user.displayName} size={52} src={user.avatarHref?.href} />
          <span>
            <strong>{user.displayName}</strong>
            {user.phone ?? user.email}
          </span>
        </p>
      )}
      <nav className={styles.rows} aria-label={words.sections}>
        {SETTINGS_PLACES.map(({ to, icon, word, why }) => (
          <Link key={to} to={to} className={styles.row}>
            <Icon name={icon} />
            <span>
              <strong>{words[word]}</strong>
              <small>{words[why]}</small>
            </span>
            <Icon name="chevronRight" size={18} />
          </Link>
        ))}
      </nav>
    </Page>
  );
}
