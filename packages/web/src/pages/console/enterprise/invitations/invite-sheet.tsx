import type { EnterpriseRole, RefusedInvitation } from '@countersign/contract';
import {
  INVITATIONS_AT_ONCE,
  INVITATION_DAYS,
  MEMBER_ROLE,
  SUPER_ADMINISTRATOR,
  shownContact,
} from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Row, Sheet, Stack, Text, TextArea, bound, toast } from '../../../../ui/index.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { rolesQuery } from '../../model/enterprise-roles.ts';
import { FormSheet, useForm } from '../../../../parts/form/form.ts';
import { useRoleNameOf } from '../../parts/role-name.ts';
import { DepartmentSelect } from '../members/department-select.tsx';
import { departmentsQuery } from '../members/model/department-calls.ts';
import { DaysField } from './days-field.tsx';
import { createInvitations } from './invitation-calls.ts';
import { useInvitationsText } from './invitations-text.ts';
import { inviteesIn } from './pasted-invitees.ts';

interface InviteProps {
  enterpriseWsid: string;
  onClose: () => void;
}

/** Invites many people at once, one per line; lists those who could not be invited with the reason. */
export function InviteSheet({ enterpriseWsid, onClose }: InviteProps) {
  const [refused, setRefused] = useState<readonly RefusedInvitation[]>([]);
  const [sent, setSent] = useState(0);
  if (refused.length > 0) return <Refused sent={sent} refused={refused} onClose={onClose} />;
  return (
    <Invite
      enterpriseWsid={enterpriseWsid}
      onClose={onClose}
      onRefused={(some, count) => {
        setRefused(some);
        setSent(count);
      }}
    />
  );
}

function Invite({
  enterpriseWsid,
  onClose,
  onRefused,
}: InviteProps & { onRefused: (refused: readonly RefusedInvitation[], sent: number) => void }) {
  const words = useInvitationsText();
  const { data: departments = [] } = useQuery(departmentsQuery(enterpriseWsid));
  const [pasted, setPasted] = useState('');
  const [department, setDepartment] = useState('');
  const [roleWsids, setRoles] = useState<readonly string[]>([]);
  const [days, setDays] = useState(INVITATION_DAYS);
  const form = useForm();
  const { invitees, unread } = inviteesIn(pasted);
  const fault =
    invitees.length > INVITATIONS_AT_ONCE
      ? words.tooMany(INVITATIONS_AT_ONCE)
      : unread.length > 0
        ? words.unread(unread.join(', '))
        : invitees.length === 0
          ? words.peopleMissing
          : null;
  const submit = async () => {
    const { invitations, refused } = await createInvitations(enterpriseWsid, {
      invitations: invitees.map(({ name, contact }) => ({
        contact,
        ...(name === '' ? {} : { name }),
        departmentWsid: department === '' ? null : department,
        enterpriseRoleWsids: [...roleWsids],
      })),
      expiresInDays: days,
    });
    if (refused.length > 0) return onRefused(refused, invitations.length);
    toast('success', words.sent(invitations.length));
    onClose();
  };
  return (
    <FormSheet
      title={words.inviteTitle}
      description={words.inviteLead}
      act={invitees.length === 0 ? words.invite : words.send(invitees.length)}
      form={form}
      isSound={fault === null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        rows={6}
        label={words.people}
        placeholder={words.peoplePlaceholder}
        hint={invitees.length > 0 ? words.found(invitees.length) : undefined}
        error={form.wasTried || unread.length > 0 ? fault : undefined}
        {...bound(pasted, setPasted)}
      />
      {departments.length > 0 && (
        <DepartmentSelect
          label={words.department}
          departments={departments}
          value={department}
          onChange={setDepartment}
          none={words.noDepartment}
        />
      )}
      <Roles enterpriseWsid={enterpriseWsid} chosen={roleWsids} onChange={setRoles} />
      <DaysField label={words.expire} value={days} onChange={setDays} />
    </FormSheet>
  );
}

/** The owner role is handed over instead, and the role of all members needs no binding. */
const isGiven = ({ alias }: EnterpriseRole): boolean => alias !== SUPER_ADMINISTRATOR && alias !== MEMBER_ROLE;

interface RolesProps {
  enterpriseWsid: string;
  chosen: readonly string[];
  onChange: (roleWsids: readonly string[]) => void;
}
function Roles({ enterpriseWsid, chosen, onChange }: RolesProps) {
  const words = useInvitationsText();
  const nameOf = useRoleNameOf();
  const { data = [] } = useQuery(rolesQuery(enterpriseWsid));
  const roles = data.filter(isGiven);
  if (roles.length === 0) return null;
  return (
    <Row as="fieldset" gapY={1.5} gapX={5} align="stretch" wrap>
      <Text as="legend" mb={1.5} p={0} size="m" weight={550} text={words.roles} />
      {roles.map((role) => (
        <Checkbox
          key={role.enterpriseRoleWsid}
          label={nameOf(role)}
          checked={chosen.includes(role.enterpriseRoleWsid)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...chosen, role.enterpriseRoleWsid]
                : chosen.filter((wsid) => wsid !== role.enterpriseRoleWsid),
            )
          }
        />
      ))}
    </Row>
  );
}

interface RefusedProps {
  sent: number;
  refused: readonly RefusedInvitation[];
  onClose: () => void;
}
function Refused({ sent, refused, onClose }: RefusedProps) {
  const words = useInvitationsText();
  return (
    <Sheet onClose={onClose} size="s" title={words.inviteTitle} done={words.done}>
      <Stack gap={3}>
        {sent > 0 && <Banner tone="good">{words.sent(sent)}</Banner>}
        <p>{words.someNot(refused.length)}</p>
        <Stack as="ul" gap={2}>
          {refused.map(({ contact, message }) => (
            <li key={contact}>
              <strong>{shownContact(contact)}</strong> {message}
            </li>
          ))}
        </Stack>
      </Stack>
    </Sheet>
  );
}
