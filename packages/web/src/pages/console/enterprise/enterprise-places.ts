import { PERMISSIONS, type Privileges, mayOpen } from '@countersign/domain';
import { usePrivileges } from '../../../api/privileges.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { useFrameText } from './frame-text.ts';

/** The pages of the enterprise below its overview, in the order of their list; the first of each part is marked. */
const PAGES = [
  { to: '/enterprise-envelopes', icon: 'files', word: 'allEnvelopes', isFirst: false },
  { to: '/enterprise/templates', icon: 'copy', word: 'templates', isFirst: false },
  { to: '/enterprise/contract-numbers', icon: 'tag', word: 'contractNumbers', isFirst: false },
  { to: '/enterprise/seals', icon: 'seal', word: 'seals', isFirst: true },
  { to: '/enterprise/my-seals', icon: 'signature', word: 'mySeals', isFirst: false },
  { to: '/enterprise/seal-audit', icon: 'check', word: 'sealAudit', isFirst: false },
  { to: '/enterprise/members', icon: 'users', word: 'members', isFirst: true },
  { to: '/enterprise/invitations', icon: 'send', word: 'invitations', isFirst: false },
  { to: '/enterprise/roles', icon: 'key', word: 'roles', isFirst: false },
  { to: '/enterprise/forbidden-members', icon: 'logout', word: 'forbidden', isFirst: false },
  { to: '/enterprise/finance', icon: 'chart', word: 'finance', isFirst: true },
  { to: '/enterprise/data', icon: 'download', word: 'data', isFirst: false },
  { to: '/enterprise/retention', icon: 'clock', word: 'retention', isFirst: false },
  { to: '/enterprise/applications', icon: 'link', word: 'applications', isFirst: false },
] as const satisfies readonly {
  to: string;
  icon: IconName;
  word: keyof ReturnType<typeof useFrameText>;
  isFirst: boolean;
}[];

/** The pages that need a permission. */
export const GATED_PAGES: ReadonlySet<string> = new Set(
  PERMISSIONS.flatMap(({ page }) => (page === null ? [] : [page])),
);

export const isOpenPage = (privileges: Privileges | undefined, page: string): boolean =>
  !GATED_PAGES.has(page) || (privileges !== undefined && mayOpen(privileges, page));

/** The pages of the enterprise that the user may open. */
export function useEnterprisePlaces() {
  const words = useFrameText();
  const privileges = usePrivileges();
  return PAGES.filter(({ to }) => isOpenPage(privileges, to)).map(({ to, icon, word, isFirst }) => ({
    to,
    icon,
    label: words[word],
    isFirst,
  }));
}
