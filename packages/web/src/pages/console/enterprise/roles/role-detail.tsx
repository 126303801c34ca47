import type { PolicyRole } from '@countersign/contract';
import { judgeOwnRole } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, usePrivileges } from '../../../../api/privileges.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { Box, Heading, IconButton, type IconName, Row, Skeleton, Stack } from '../../../../ui/index.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { useRoleNameOf } from '../../parts/role-name.ts';
import { keysQuery, ownRolesQuery } from './queries.ts';
import { RoleHolders } from './role-holders.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { DeleteRole, NewRoleSheet, RenameRoleSheet } from './role-sheets.tsx';
import { useRolesText } from './roles-text.ts';

interface RoleDetailProps {
  role: PolicyRole;
  draft: ReadonlySet<string> | null;
  onDraft: (keys: ReadonlySet<string> | null) => void;
  onChoose: (roleWsid: string | null) => void;
}

/** One role: its members and its permissions. */
export function RoleDetail({ role, draft, onDraft, onChoose }: RoleDetailProps) {
  const words = useRolesText();
  const nameOf = useRoleNameOf();
  const by = usePrivileges();
  const keys = useQuery(keysQuery(role.enterpriseRoleWsid));
  const own = useQuery(ownRolesQuery());
  const error = keys.error ?? own.error;
  const facts =
    keys.data === undefined || own.data === undefined
      ? null
      : { alias: role.alias, keys: keys.data, isOwn: own.data.includes(role.enterpriseRoleWsid) };
  return (
    <article aria-labelledby="role-name">
      <Row as="header" gap={3} minHeight="touch" mb={3}>
        <Heading id="role-name" heading="xl" minWidth={0} text={nameOf(role)} />
        {role.alias !== null && <Pill label={words.builtIn} />}
        <Acts
          role={role}
          keys={keys.data ?? null}
          mayChange={by !== undefined && facts !== null && judgeOwnRole(by, facts).ok}
          onChoose={onChoose}
        />
      </Row>
      {facts && by ? (
        <Stack gap={5}>
          <RoleHolders role={role} by={by} facts={facts} />
          <RoleMatrix role={role} by={by} facts={facts} draft={draft} onDraft={onDraft} />
        </Stack>
      ) : error ? (
        <Trouble error={error} onRetry={() => void Promise.all([keys.refetch(), own.refetch()])} />
      ) : (
        <Skeleton height={320} radius={14} />
      )}
    </article>
  );
}

type Wish = 'copy' | 'rename' | 'delete';
interface ActsProps {
  role: PolicyRole;
  keys: readonly string[] | null;
  mayChange: boolean;
  onChoose: (roleWsid: string | null) => void;
}
function Acts({ role, keys, mayChange, onChoose }: ActsProps) {
  const words = useRolesText();
  const nameOf = useRoleNameOf();
  const mayManage = useMay('privileges:manage');
  const [wish, setWish] = useState<Wish | null>(null);
  if (!mayManage || keys === null) return null;
  const close = () => setWish(null);
  const item = (key: Wish, label: string, icon: IconName) => ({ key, label, icon, onSelect: () => setWish(key) });
  return (
    <Box ml="auto">
      <Menu
        trigger={<IconButton icon="more" label={words.more} />}
        items={[
          item('copy', words.copy, 'copy'),
          mayChange && item('rename', words.rename, 'pen'),
          mayChange && { ...item('delete', words.remove, 'trash'), danger: true },
        ]}
      />
      {wish === 'copy' && (
        <NewRoleSheet copied={{ name: nameOf(role), keys }} onMade={(made) => onChoose(made)} onClose={close} />
      )}
      {wish === 'rename' && <RenameRoleSheet role={role} onClose={close} />}
      {wish === 'delete' && <DeleteRole role={role} onDeleted={() => onChoose(null)} onClose={close} />}
    </Box>
  );
}
