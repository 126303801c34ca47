import { type PolicyRole, type RoleMember, api } from '@countersign/contract';
import { type Privileges, type RoleFacts, judgeAuthors } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { useText } from '../../../../text/text.ts';
import { toast } from '../../../../ui/toast.tsx';
import { FormSheet, useFormAct } from '../../parts/form-sheet.tsx';
import { useRoleNameOf } from '../../parts/role-name.ts';
import { MemberChoice } from './member-choice.tsx';
import { refreshRoles } from './queries.ts';
import { rolesText } from './roles-text.ts';

interface BindSheetProps {
  role: PolicyRole;
  by: Privileges;
  facts: RoleFacts;
  onClose: () => void;
}

/** Gives the role to members; nobody but the owner gives it to themselves. */
export function BindSheet({ role, by, facts, onClose }: BindSheetProps) {
  const words = useText(rolesText);
  const nameOf = useRoleNameOf();
  const [chosen, setChosen] = useState<readonly RoleMember[]>([]);
  const form = useFormAct();
  const self = judgeAuthors(by, facts, { isSelf: true }).ok ? {} : { without: currentUserWsid() };
  const bind = async () => {
    await call(api.bindRoleAuthors, {
      params: { roleId: role.enterpriseRoleWsid },
      body: { memberWsids: chosen.map(({ memberWsid }) => memberWsid) },
    });
    await refreshRoles();
    toast('success', words.bound(chosen.length));
    onClose();
  };
  return (
    <FormSheet
      title={words.bindTitle(nameOf(role))}
      act={words.bindAct}
      form={form}
      onSubmit={() => void form.run(chosen.length > 0, bind)}
      onClose={onClose}
    >
      <MemberChoice
        label={words.members}
        roleId={role.enterpriseRoleWsid}
        chosen={chosen}
        onChosen={setChosen}
        error={form.wasTried && chosen.length === 0 ? words.chooseSome : null}
        nobody={words.noCandidates}
        {...self}
      />
    </FormSheet>
  );
}
