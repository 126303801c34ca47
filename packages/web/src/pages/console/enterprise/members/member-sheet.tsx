import type { EnterpriseMember } from '@countersign/contract';
import { shownContact } from '@countersign/domain';
import { useState } from 'react';
import { useMay } from '../../../../api/privileges.ts';
import { IdentityMark } from '../../../../parts/account/identity-mark.tsx';
import { formatDay } from '../../../../text/format.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Avatar, Button, ConfirmDialog, Dialog, Row, Stack, Text } from '../../../../ui/index.ts';
import { Facts } from '../../../../ui/facts.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { HandoverList, type Successor, handOver } from './handover-dialog.tsx';
import styles from './member-sheet.module.css';
import { useMembersText } from './members-text.ts';
import { disableMember } from './model/member-queries.ts';
import { RolePills } from './role-pills.tsx';

interface SheetProps {
  enterpriseWsid: string;
  member: EnterpriseMember;
  onClose: () => void;
}

/** One member: what the enterprise stores about them, and the acts on them. One sheet is open at a time. */
export function MemberSheet({ enterpriseWsid, member, onClose }: SheetProps) {
  const [step, setStep] = useState<'view' | 'edit' | 'disable'>('view');
  const rest = { enterpriseWsid, member, onClose };
  if (step === 'edit') return <EditSheet {...rest} />;
  if (step === 'disable') return <DisableDialog {...rest} />;
  return <Details {...rest} onEdit={() => setStep('edit')} onDisable={() => setStep('disable')} />;
}

function Details({ member, onClose, onEdit, onDisable }: SheetProps & { onEdit: () => void; onDisable: () => void }) {
  const words = useMembersText();
  const { phone, email, employeeNumber, title, departmentName, enterpriseRoles, joinedDate } = member;
  const contacts = [phone, email].filter((contact) => contact !== null);
  const mayUpdate = useMay('members:update') && member.memberWsid !== null;
  // The owner cannot be disabled, and no member can disable themselves.
  const mayDisable = mayUpdate && !member.isOwner && !member.isMe && member.status === 'NORMAL';
  return (
    <Dialog
      onClose={onClose}
      kind="side"
      size="s"
      title={words.details}
      footer={
        mayUpdate && (
          <>
            {mayDisable && <Button variant="quiet" label={words.disable} onClick={onDisable} />}
            <Button icon="pen" label={words.edit} onClick={onEdit} />
          </>
        )
      }
    >
      <Row gap={4} mt={1.5} mb={5}>
        <Avatar name={member.name} size={56} />
        <div>
          <Text as="div" heading="l" text={member.name} />
          <Row as="p" gapY={1.5} gapX={2} wrap mt={1}>
            {member.isMe && <Pill label={words.you} />}
            <Pill tone={member.status === 'NORMAL' ? 'good' : 'neutral'} label={words.statuses[member.status]} />
            {member.memberWsid !== null && <IdentityMark status={member.idttvStatus} />}
          </Row>
        </div>
      </Row>
      <Facts
        look="lines"
        facts={[
          [words.contact, contacts.length === 0 ? '—' : contacts.map(shownContact).join(' · ')],
          [words.number, employeeNumber ?? '—'],
          [words.position, title ?? '—'],
          [words.department, departmentName ?? words.noDepartment],
          [words.roles, <RolePills key="roles" roles={enterpriseRoles} none={words.noRole} />],
          joinedDate !== null && [words.joined, formatDay(joinedDate)],
        ]}
      />
    </Dialog>
  );
}

/** Explains the consequences first (Spec §4 "Enterprise membership": a member is removed by disabling). */
function DisableDialog({ enterpriseWsid, member: { memberWsid, name }, onClose }: SheetProps) {
  const words = useMembersText();
  const [to, setTo] = useState<Successor>(new Map());
  const disable = async () => {
    await attempt(async () => {
      await disableMember(enterpriseWsid, memberWsid ?? '');
      // Turns are handed over only for members who have left.
      const [successor] = to.keys();
      if (successor !== undefined) await handOver(enterpriseWsid, memberWsid ?? '', successor);
    }, words.disabled(name));
  };
  return (
    <ConfirmDialog onClose={onClose} title={words.disableTitle(name)} act={words.disable} danger onConfirm={disable}>
      <Stack as="ul" gap={2.5} pl={4} tone="ink-2" className={styles.follows}>
        {words.disableWhat.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      <HandoverList enterpriseWsid={enterpriseWsid} memberWsid={memberWsid ?? ''} to={to} onTo={setTo} isOptional />
    </ConfirmDialog>
  );
}
