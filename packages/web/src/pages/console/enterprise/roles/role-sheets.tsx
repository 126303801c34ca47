import { type PolicyRole, api } from '@countersign/contract';
import { GRANTABLE_KEYS, ROLE_NAME_MAX, mayDo } from '@countersign/domain';
import { useEnterprise } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { usePrivileges } from '../../../../api/privileges.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { ConfirmDialog, toast } from '../../../../ui/index.ts';
import { NameSheet } from '../../parts/name-sheet.tsx';
import { refreshRoles } from './queries.ts';
import { useRolesText } from './roles-text.ts';

const AT_NAME = ['ERROR_ROLE_EXISTS'];

interface NewRoleProps {
  /** The role whose permissions are copied, limited to those the user has. */
  copied?: { readonly name: string; readonly keys: readonly string[] };
  onMade: (roleWsid: string) => void;
  onClose: () => void;
}
export function NewRoleSheet({ copied, onMade, onClose }: NewRoleProps) {
  const words = useRolesText();
  const enterprise = useEnterprise();
  const by = usePrivileges();
  const given = GRANTABLE_KEYS.filter((key) => by !== undefined && copied?.keys.includes(key) && mayDo(by, key));
  const isWhole = GRANTABLE_KEYS.every((key) => !copied?.keys.includes(key) || given.includes(key));
  const make = async (name: string) => {
    const { enterpriseRole } = await call(api.createRole, {
      params: { enterpriseWsid: enterprise?.enterpriseWsid ?? '' },
      body: { name, privilegeList: given.map((permissions) => ({ permissions })) },
    });
    await refreshRoles();
    toast('success', words.created(enterpriseRole.name));
    onClose();
    onMade(enterpriseRole.enterpriseRoleWsid);
  };
  return (
    <RoleNameSheet
      title={copied === undefined ? words.create : words.copy}
      description={copied && (isWhole ? words.copied : words.copiedPart)(copied.name)}
      name={copied === undefined ? '' : words.copyOf(copied.name).slice(0, ROLE_NAME_MAX)}
      onSave={make}
      onClose={onClose}
    />
  );
}

export function RenameRoleSheet({ role, onClose }: { role: PolicyRole; onClose: () => void }) {
  const words = useRolesText();
  const enterprise = useEnterprise();
  const rename = async (name: string) => {
    const params = {
      enterpriseWsid: enterprise?.enterpriseWsid ?? '',
      enterpriseRoleWsid: role.enterpriseRoleWsid,
    };
    await call(api.renameRole, { params, body: { name } });
    await refreshRoles();
    toast('success', words.renamed);
    onClose();
  };
  return <RoleNameSheet title={words.rename} name={role.name} onSave={rename} onClose={onClose} />;
}

interface RoleNameProps {
  title: string;
  description?: string | undefined;
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}
function RoleNameSheet(sheet: RoleNameProps) {
  const words = useRolesText();
  return (
    <NameSheet
      {...sheet}
      act={words.save}
      label={words.name}
      hint={words.nameHint}
      maxLength={ROLE_NAME_MAX}
      missing={words.nameMissing}
      aboutName={AT_NAME}
    />
  );
}

interface DeleteRoleProps {
  role: PolicyRole;
  onDeleted: () => void;
  onClose: () => void;
}
export function DeleteRole({ role, onDeleted, onClose }: DeleteRoleProps) {
  const words = useRolesText();
  const enterprise = useEnterprise();
  const remove = async () => {
    const { enterpriseRoleWsid, name } = role;
    const params = { enterpriseWsid: enterprise?.enterpriseWsid ?? '', enterpriseRoleWsid };
    if (!(await attempt(() => call(api.deleteRole, { params }), words.removed(name)))) return;
    onDeleted();
    await refreshRoles();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.removeTitle(role.name)}
      description={words.removeWhy(role.authorCount)}
      act={words.remove}
      danger
      onConfirm={remove}
    />
  );
}
