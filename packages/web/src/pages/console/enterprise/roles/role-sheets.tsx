import { type PolicyRole, api } from '@countersign/contract';
import { GRANTABLE_KEYS, ROLE_NAME_MAX, mayDo } from '@countersign/domain';
import { useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { call, messageOf, requestIdOf } from '../../../../api/client.ts';
import { usePrivileges } from '../../../../api/privileges.ts';
import { useText } from '../../../../text/text.ts';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { FormSheet, useFormAct } from '../../parts/form-sheet.tsx';
import { refreshRoles } from './queries.ts';
import { rolesText } from './roles-text.ts';

const AT_NAME: ReadonlySet<string> = new Set(['ERROR_ROLE_EXISTS']);

interface NewRoleProps {
  /** The role whose permissions are copied, limited to those the user has. */
  copied?: { readonly name: string; readonly keys: readonly string[] };
  onMade: (roleWsid: string) => void;
  onClose: () => void;
}
export function NewRoleSheet({ copied, onMade, onClose }: NewRoleProps) {
  const words = useText(rolesText);
  const enterprise = useEnterprise();
  const by = usePrivileges();
  const [name, setName] = useState(copied === undefined ? '' : words.copyOf(copied.name).slice(0, ROLE_NAME_MAX));
  const form = useFormAct();
  const given = GRANTABLE_KEYS.filter((key) => by !== undefined && copied?.keys.includes(key) && mayDo(by, key));
  const isWhole = GRANTABLE_KEYS.every((key) => !copied?.keys.includes(key) || given.includes(key));
  const make = async () => {
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
    <FormSheet
      title={copied === undefined ? words.create : words.copy}
      description={copied && (isWhole ? words.copied : words.copiedPart)(copied.name)}
      act={words.save}
      form={form}
      placed={AT_NAME}
      onSubmit={() => void form.run(name.trim() !== '', make)}
      onClose={onClose}
    >
      <NameField name={name} onName={setName} form={form} />
    </FormSheet>
  );
}

export function RenameRoleSheet({ role, onClose }: { role: PolicyRole; onClose: () => void }) {
  const words = useText(rolesText);
  const enterprise = useEnterprise();
  const [name, setName] = useState(role.name);
  const form = useFormAct();
  const rename = async () => {
    const params = {
      enterpriseWsid: enterprise?.enterpriseWsid ?? '',
      enterpriseRoleWsid: role.enterpriseRoleWsid,
    };
    await call(api.renameRole, { params, body: { name } });
    await refreshRoles();
    toast('success', words.renamed);
    onClose();
  };
  return (
    <FormSheet
      title={words.rename}
      act={words.save}
      form={form}
      placed={AT_NAME}
      onSubmit={() => void form.run(name.trim() !== '', rename)}
      onClose={onClose}
    >
      <NameField name={name} onName={setName} form={form} />
    </FormSheet>
  );
}

interface NameFieldProps {
  name: string;
  onName: (name: string) => void;
  form: ReturnType<typeof useFormAct>;
}
function NameField({ name, onName, form }: NameFieldProps) {
  const words = useText(rolesText);
  return (
    <TextField
      label={words.name}
      hint={words.nameHint}
      autoComplete="off"
      maxLength={ROLE_NAME_MAX}
      value={name}
      error={(form.wasTried && name.trim() === '' ? words.nameMissing : null) ?? form.refusedBy(AT_NAME)}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  );
}

interface DeleteRoleProps {
  role: PolicyRole;
  onDeleted: () => void;
  onClose: () => void;
}
export function DeleteRole({ role, onDeleted, onClose }: DeleteRoleProps) {
  const words = useText(rolesText);
  const enterprise = useEnterprise();
  const remove = async () => {
    const { enterpriseRoleWsid, name } = role;
    try {
      await call(api.deleteRole, { params: { enterpriseWsid: enterprise?.enterpriseWsid ?? '', enterpriseRoleWsid } });
    } catch (error) {
      toast('error', messageOf(error), requestIdOf(error));
      return;
    }
    onDeleted();
    toast('success', words.removed(name));
    await refreshRoles();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.removeTitle(role.name)}
      description={words.removeWhy(role.authorCount)}
      act={words.remove}
      danger
      onConfirm={remove}
    />
  );
}
