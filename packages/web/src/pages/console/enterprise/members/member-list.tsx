import type { EnterpriseMember } from '@countersign/contract';
import { type Column, DataTable } from '../../../../parts/data-table/data-table.tsx';
import { PickBox } from '../../../../parts/data-table/pick-box.tsx';
import { Avatar, Box, Card, Row, Skeleton, Stack, Text } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import styles from './member-list.module.css';
import { useMembersText } from './members-text.ts';
import { keyOf } from './model/member-queries.ts';
import { RolePills } from './role-pills.tsx';
import { type MemberSelection, choosable } from './use-member-selection.ts';

interface ListProps {
  members: readonly EnterpriseMember[];
  /** Null if the viewer may not move members. */
  selection: MemberSelection | null;
  onOpen: (member: EnterpriseMember) => void;
}

/** A quiet table; on a phone each row is a card. */
export function MemberList({ members, selection, onOpen }: ListProps) {
  const words = useMembersText();
  const pick: Column<EnterpriseMember> = {
    head: selection && <PickPage members={members} selection={selection} />,
    kind: 'toggle',
    cell: (member) => selection && <Pick member={member} selection={selection} />,
  };
  const columns: Column<EnterpriseMember>[] = [
    ...(selection ? [pick] : []),
    {
      head: words.columns.name,
      kind: 'main',
      cell: (member) => <Who member={member} onOpen={() => onOpen(member)} />,
    },
    {
      head: words.columns.department,
      width: '24%',
      cell: ({ departmentName }) => departmentName ?? <Text tone="ink-3" text={words.noDepartment} />,
    },
    {
      head: words.columns.roles,
      width: '26%',
      isBlank: ({ enterpriseRoles }) => enterpriseRoles.length === 0,
      cell: ({ enterpriseRoles }) => (
        <RolePills roles={enterpriseRoles} none={<Text tone="ink-3" text={words.noRole} />} />
      ),
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={members}
      keyOf={keyOf}
      isChosen={({ memberWsid }) => memberWsid !== null && selection?.has(memberWsid) === true}
    />
  );
}

function PickPage({ members, selection }: { members: readonly EnterpriseMember[]; selection: MemberSelection }) {
  const words = useMembersText();
  const own = choosable(members);
  const count = own.filter((memberWsid) => selection.has(memberWsid)).length;
  const isAll = count > 0 && count === own.length;
  return (
    <PickBox
      label={words.selectPage}
      checked={isAll}
      isPartly={count > 0 && !isAll}
      disabled={own.length === 0}
      onChange={() => selection.set(own, !isAll)}
    />
  );
}

function Pick({ member: { memberWsid, name }, selection }: { member: EnterpriseMember; selection: MemberSelection }) {
  const words = useMembersText();
  if (memberWsid === null) return null;
  const isChosen = selection.has(memberWsid);
  return (
    <PickBox label={words.select(name)} checked={isChosen} onChange={() => selection.set([memberWsid], !isChosen)} />
  );
}

function Who({ member, onOpen }: { member: EnterpriseMember; onOpen: () => void }) {
  const words = useMembersText();
  const { name } = member;
  return (
    <Row gap={3}>
      <Avatar name={name} size={36} />
      <Box minWidth={0}>
        <button type="button" className={styles.name} aria-label={words.open(name)} onClick={onOpen}>
          {name}
        </button>
        <Meta member={member} />
      </Box>
    </Row>
  );
}

function Meta({ member: { status, isMe, title, employeeNumber, phone, email } }: { member: EnterpriseMember }) {
  const words = useMembersText();
  return (
    <Row gapY={0.5} gapX={2.5} wrap size="s" weight={400} tone="ink-3">
      {isMe && <Pill label={words.you} />}
      {status !== 'NORMAL' && (
        <Pill
          tone={status === 'INVITED' ? 'info' : 'neutral'}
          icon={status === 'INVITED' ? 'clock' : 'minus'}
          label={words.statuses[status]}
        />
      )}
      {title !== null && <span>{title}</span>}
      {employeeNumber !== null && <Text tabular text={employeeNumber} />}
      <span>{phone ?? email}</span>
    </Row>
  );
}

/** The placeholder of the loading list, in its final size (ux 31). */
export const MemberSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <Card aria-hidden="true">
    {Array.from({ length: rows }, (_, at) => (
      <Row key={at} gap={3} py={3} px={4} className={styles.skeleton}>
        <Skeleton width={36} height={36} radius={18} />
        <Stack gap={2.5} grow>
          <Skeleton width={`${40 - (at % 3) * 8}%`} height={16} />
          <Skeleton width="28%" height={13} />
        </Stack>
      </Row>
    ))}
  </Card>
);
