import type { PolicyRole } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../../../api/privileges.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { Box, Button, EmptyState, Grid, Skeleton } from '../../../../ui/index.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { Page } from '../../parts/page.tsx';
import { rolesQuery } from './queries.ts';
import { RoleDetail } from './role-detail.tsx';
import { RoleList } from './role-list.tsx';
import { NewRoleSheet } from './role-sheets.tsx';
import styles from './roles.module.css';
import { useRolesText } from './roles-text.ts';
import { ABOVE_LAPTOP } from '../../../../ui/breakpoints.ts';

/** Keys that are ticked and not saved yet, by role, so that switching to another role loses none. */
export type KeyDrafts = ReadonlyMap<string, ReadonlySet<string>>;

/** The roles of the enterprise and their permissions (Spec §2 "Enterprise pages", §6). */
export function RolesPage() {
  const words = useRolesText();
  const [isNew, setNew] = useState(false);
  const mayManage = useMay('privileges:manage');
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={mayManage && <Button variant="primary" icon="plus" label={words.create} onClick={() => setNew(true)} />}
    >
      <Loaded query={useQuery(rolesQuery())} waiting={<Skeleton height={320} radius={14} />}>
        {(roles) => <Desk roles={roles} isNew={isNew} onNew={setNew} />}
      </Loaded>
    </Page>
  );
}

interface DeskProps {
  roles: readonly PolicyRole[];
  isNew: boolean;
  onNew: (isNew: boolean) => void;
}
function Desk({ roles, isNew, onNew }: DeskProps) {
  const words = useRolesText();
  const { role: asked = null } = useSearch({ strict: false }) as { role?: string };
  const navigate = useNavigate();
  const isWide = useMedia(ABOVE_LAPTOP);
  const [drafts, setDrafts] = useState<KeyDrafts>(new Map());
  // On a wide screen a role is always open beside the list; on a narrow one the list comes first.
  const chosen = asked ?? (isWide ? (roles[0]?.enterpriseRoleWsid ?? null) : null);
  const role = roles.find(({ enterpriseRoleWsid }) => enterpriseRoleWsid === chosen);
  const choose = (next: string | null) =>
    void navigate({ to: '/enterprise/roles', search: next === null ? {} : { role: next } });
  const draft = (roleWsid: string, keys: ReadonlySet<string> | null) =>
    setDrafts((before) => {
      const next = new Map(before);
      if (keys === null) next.delete(roleWsid);
      else next.set(roleWsid, keys);
      return next;
    });
  return (
    <Grid align="start" className={styles.layout}>
      {(isWide || chosen === null) && <RoleList roles={roles} chosen={chosen} drafts={drafts} />}
      {chosen !== null && (
        <Box minWidth={0}>
          {!isWide && (
            <Button
              size="s"
              variant="quiet"
              icon="arrowLeft"
              label={words.back}
              className={styles.back}
              onClick={() => choose(null)}
            />
          )}
          {role === undefined ? (
            <EmptyState title={words.gone} drawing="search" />
          ) : (
            <RoleDetail
              key={role.enterpriseRoleWsid}
              role={role}
              draft={drafts.get(role.enterpriseRoleWsid) ?? null}
              onDraft={(keys) => draft(role.enterpriseRoleWsid, keys)}
              onChoose={choose}
            />
          )}
        </Box>
      )}
      {isNew && <NewRoleSheet onMade={choose} onClose={() => onNew(false)} />}
    </Grid>
  );
}
