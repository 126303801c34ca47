import { type PolicyRole, type User, api } from '@countersign/contract';
import { CODE_DIGITS, shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAccounts, useEnterprise } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { currentUserWsid, userQuery } from '../../../../api/session.ts';
import { CodeProof, type Proof, fetchOpcode } from '../../../../parts/code/code-proof.tsx';
import { PasswordField, toast } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { MemberPicker } from '../../parts/member-picker.tsx';
import { refreshRoles } from './queries.ts';
import { useRolesText } from './roles-text.ts';

const AT_PASSWORD = ['ERROR_SIGN_PASSWORD_WRONG'];
const AT_CODE = ['ERROR_CODE_WRONG', 'ERROR_CODE_EXPIRED', 'ERROR_CODE_LOCKED', 'ERROR_OPCODE'];

/** Makes another member the owner. The present owner confirms with the sign password, or with a code if they have none. */
export function HandOverSheet({ role, onClose }: { role: PolicyRole; onClose: () => void }) {
  const words = useRolesText();
  const enterprise = useEnterprise();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [newOwner] = chosen;
  const form = useForm();
  const proof = user === undefined || user.existSignPassword ? null : proofOf(user);
  const judge = (_: string, typed: string) =>
    proof === null ? typed === '' && words.signPasswordMissing : typed.length !== CODE_DIGITS && words.codeMissing;
  const secret = useTyped(form, '', judge, ...AT_PASSWORD, ...AT_CODE);
  const handOver = async () => {
    if (newOwner === undefined) return;
    const [memberWsid, name] = newOwner;
    const shown =
      proof === null
        ? { signPassword: await hashPassword('sign', secret.typed) }
        : { opcode: await fetchOpcode(proof, secret.typed) };
    const params = { enterpriseWsid: enterprise?.enterpriseWsid ?? '' };
    await call(api.handOverEnterprise, { params, body: { memberWsid, ...shown } });
    toast('success', words.handedOver(name));
    onClose();
    await Promise.all([refreshAccounts(), refreshRoles()]);
  };
  return (
    <FormSheet
      title={words.handOver}
      description={words.handOverLead}
      act={words.handOver}
      form={form}
      isSound={newOwner !== undefined}
      onSubmit={handOver}
      onClose={onClose}
    >
      <MemberPicker
        label={words.newOwner}
        roleId={role.enterpriseRoleWsid}
        isSingle
        chosen={chosen}
        onChosen={setChosen}
        without={currentUserWsid()}
        error={form.wasTried && newOwner === undefined ? words.chooseNewOwner : null}
        empty={words.noOtherMembers}
      />
      {proof === null ? (
        <PasswordField label={words.signPassword} autoComplete="off" {...secret.field} />
      ) : (
        <>
          <p>{words.codeTo(shownContact(proof.contact))}</p>
          <CodeProof
            proof={proof}
            service="OWNER"
            code={secret.typed}
            onCode={secret.setTyped}
            codeError={secret.error}
            submitted={form.submitted}
            disabled={form.busy}
          />
        </>
      )}
    </FormSheet>
  );
}

const proofOf = ({ phone, email }: User): Proof => ({
  contact: phone ?? email ?? '',
  kind: phone === null ? 'email' : 'phone',
  service: 'OWNER',
});
