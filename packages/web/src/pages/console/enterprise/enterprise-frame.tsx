import { PERMISSIONS, type Privileges, mayOpen } from '@countersign/domain';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useEdition } from '../../../api/accounts.ts';
import { usePrivileges } from '../../../api/privileges.ts';
import { useText } from '../../../text/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './enterprise-frame.module.css';
import { ENTERPRISE_PLACES } from './enterprise-places.ts';
import { frameText } from './frame-text.ts';

const GATED: ReadonlySet<string> = new Set(PERMISSIONS.flatMap(({ page }) => (page === null ? [] : [page])));
const isOpen = (privileges: Privileges | undefined, page: string): boolean =>
  !GATED.has(page) || (privileges !== undefined && mayOpen(privileges, page));

/**
 * The list of the enterprise sections beside the open one. Sections the user may not open are not listed; a link to one
 * explains why (ux 37), also when the permission is removed while the page is open.
 */
export function EnterpriseFrame() {
  const words = useText(frameText);
  const at = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const privileges = usePrivileges();
  const edition = useEdition();
  const gate = [...GATED].find((page) => at === page || at.startsWith(`${page}/`));
  const places = ENTERPRISE_PLACES.filter(({ to }) => isOpen(privileges, to));
  const list = useRef<HTMLElement>(null);
  const isListed = privileges !== undefined;
  useEffect(() => {
    // On a phone the list is a strip, and the open section might be beyond its edge.
    const strip = list.current;
    const own = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && own) strip.scrollLeft = own.offsetLeft - strip.offsetLeft - (strip.clientWidth - own.offsetWidth) / 2;
  }, [at, isListed]);
  if (edition === 'p') return gate === undefined ? <Outlet /> : <Denied isPersonal />;
  return (
    <div className={styles.frame}>
      <nav ref={list} className={styles.list} aria-label={words.sections}>
        {places.map(({ to, icon, word, group }, at) => (
          <Link
            key={to}
            to={to}
            className={classes(styles.place, at > 0 && places[at - 1]?.group !== group && styles.first)}
            // The path of each section begins with the path of the overview, which must not count as open then.
            activeOptions={{ exact: to === '/enterprise', includeSearch: false }}
          >
            <Icon name={icon} size={18} />
            {words[word]}
          </Link>
        ))}
      </nav>
      <div className={styles.content}>
        {gate === undefined || isOpen(privileges, gate) ? (
          <Outlet />
        ) : privileges === undefined ? (
          <Skeleton height={260} radius={14} />
        ) : (
          <Denied />
        )}
      </div>
    </div>
  );
}

function Denied({ isPersonal = false }: { isPersonal?: boolean }) {
  const words = useText(frameText);
  return (
    <EmptyState
      heading="h1"
      drawing="lock"
      title={isPersonal ? words.personalTitle : words.deniedTitle}
      action={
        <Link to="/enterprise" className={buttonClass('primary')}>
          {words.toHome}
        </Link>
      }
    >
      {isPersonal ? words.personalWhy : words.deniedWhy}
    </EmptyState>
  );
}
