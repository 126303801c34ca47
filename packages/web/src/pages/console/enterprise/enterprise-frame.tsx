import { Outlet, useLocation } from '@tanstack/react-router';
import { useEdition } from '../../../api/accounts.ts';
import { usePrivileges } from '../../../api/privileges.ts';
import { UP_TO_TABLET } from '../../../ui/breakpoints.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState, Skeleton } from '../../../ui/index.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { BackLink } from '../parts/back-link.tsx';
import { PlaceRows } from '../parts/place-rows.tsx';
import { GATED_PAGES, isOpenPage, useEnterprisePlaces } from './enterprise-places.ts';
import { useFrameText } from './frame-text.ts';

/**
 * The pages of the enterprise. A link to a page that the user may not open explains why (ux 37), also when the permission is
 * removed while the page is open.
 */
export function EnterpriseFrame() {
  const at = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const words = useFrameText();
  // Up to this width the sidebar lists no pages: the overview lists them, and each leads back to it.
  const isNarrow = useMedia(UP_TO_TABLET);
  const places = useEnterprisePlaces();
  const privileges = usePrivileges();
  const edition = useEdition();
  const gate = [...GATED_PAGES].find((page) => at === page || at.startsWith(`${page}/`));
  if (edition === 'p') return gate === undefined ? <Outlet /> : <Denied isPersonal />;
  if (gate !== undefined && !isOpenPage(privileges, gate))
    return privileges === undefined ? <Skeleton height={260} radius={14} /> : <Denied />;
  const isListed = isNarrow && places.some(({ to }) => to === at);
  // The page keeps its place in the tree, and with it what was opened and typed, when the width changes.
  return (
    <>
      {isListed && <BackLink to="/enterprise">{words.toHome}</BackLink>}
      <Outlet />
      {isNarrow && at === '/enterprise' && <PlaceRows label={words.sections} places={places} />}
    </>
  );
}

function Denied({ isPersonal = false }: { isPersonal?: boolean }) {
  const words = useFrameText();
  return (
    <EmptyState
      heading="h1"
      drawing="lock"
      title={isPersonal ? words.personalTitle : words.deniedTitle}
      action={<LinkButton variant="primary" label={words.toHome} to="/enterprise" />}
      why={isPersonal ? words.personalWhy : words.deniedWhy}
    />
  );
}
