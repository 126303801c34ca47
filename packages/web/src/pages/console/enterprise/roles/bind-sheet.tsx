import { type PolicyRole, api } from '@countersign/contract';
import { type Privileges, type RoleFacts, judgeAuthors } from '@countersign/domain';
import { call } from '../../../../api/client.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { FormSheet, useChosen, useForm } from '../../../../parts/form/form.ts';
import { MemberPicker } from '../../parts/member-picker.tsx';
import { useRoleNameOf } from '../../parts/role-name.ts';
import { refreshRoles } from './queries.ts';
import { useRolesText } from './roles-text.ts';

interface BindSheetProps {
  role: PolicyRole;
  by: Privileges;
  facts: RoleFacts;
  onClose: () => void;
}

/** Binds members to the role; only the owner may bind themselves. */
export function BindSheet({ role, by, facts, onClose }: BindSheetProps) {
  const words = useRolesText();
  const nameOf = useRoleNameOf();
  const form = useForm();
  const { chosen, choose, error } = useChosen<ReadonlyMap<string, string>>(
    form,
    new Map(),
    ({ size }) => size === 0 && words.chooseSome,
  );
  const maySelf = judgeAuthors(by, facts, { isSelf: true }).ok;
  const bind = async () => {
    await call(api.bindRoleAuthors, {
      params: { roleId: role.enterpriseRoleWsid },
      body: { memberWsids: [...chosen.keys()] },
    });
    await refreshRoles();
  };
  return (
    <FormSheet
      title={words.bindTitle(nameOf(role))}
      act={words.bindAct}
      form={form}
      onSubmit={bind}
      done={words.bound(chosen.size)}
      onClose={onClose}
    >
      <MemberPicker
        label={words.members}
        roleId={role.enterpriseRoleWsid}
        chosen={chosen}
        onChosen={choose}
        error={error}
        empty={words.noCandidates}
        without={maySelf ? undefined : currentUserWsid()}
      />
    </FormSheet>
  );
}
