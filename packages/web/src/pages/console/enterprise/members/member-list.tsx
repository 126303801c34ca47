import type { EnterpriseMember } from '@countersign/contract';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../text/text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Box, Card, Grid, Text } from '../../../../ui/layout.tsx';
import { box } from '../../../../ui/box.ts';
import styles from './member-list.module.css';
import { membersText } from './members-text.ts';
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
  const words = useText(membersText);
  return (
    <table className={box({ card: true, width: 'full' }, styles.table)}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.pick}>
              <PickPage members={members} selection={selection} />
            </th>
          )}
          <th scope="col">{words.columns.name}</th>
          <th scope="col" className={styles.department}>
            {words.columns.department}
          </th>
          <th scope="col" className={styles.roles}>
            {words.columns.roles}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Row key={keyOf(member)} member={member} selection={selection} onOpen={() => onOpen(member)} />
        ))}
      </tbody>
    </table>
  );
}

function PickPage({ members, selection }: { members: readonly EnterpriseMember[]; selection: MemberSelection }) {
  const words = useText(membersText);
  const box = useRef<HTMLInputElement>(null);
  const own = choosable(members);
  const count = own.filter((memberWsid) => selection.has(memberWsid)).length;
  const isAll = count > 0 && count === own.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <Grid as="label" center height="touch" clickable className={styles.picker}>
      <input
        ref={box}
        type="checkbox"
        aria-label={words.selectPage}
        checked={isAll}
        disabled={own.length === 0}
        onChange={() => selection.set(own, !isAll)}
      />
    </Grid>
  );
}

interface RowProps {
  member: EnterpriseMember;
  selection: MemberSelection | null;
  onOpen: () => void;
}
function Row({ member, selection, onOpen }: RowProps) {
  const words = useText(membersText);
  const { memberWsid, name, departmentName, enterpriseRoles } = member;
  const isChosen = memberWsid !== null && selection?.has(memberWsid) === true;
  return (
    <tr className={classes(styles.row, isChosen && styles.chosen)}>
      {selection && (
        <td className={styles.pick}>
          {memberWsid !== null && (
            <Grid as="label" center height="touch" clickable className={styles.picker}>
              <input
                type="checkbox"
                aria-label={words.select(name)}
                checked={isChosen}
                onChange={() => selection.set([memberWsid], !isChosen)}
              />
            </Grid>
          )}
        </td>
      )}
      <td className={styles.main}>
        <Box gap={3} minWidth={0} row className={styles.who}>
          <Avatar name={name} size={36} />
          <Box minWidth={0}>
            <button type="button" className={styles.name} aria-label={words.open(name)} onClick={onOpen}>
              {name}
            </button>
            <Meta member={member} />
          </Box>
        </Box>
      </td>
      <td className={styles.department} data-label={words.columns.department}>
        {departmentName ?? <Text tone="ink-3">{words.noDepartment}</Text>}
      </td>
      <td
        className={styles.roles}
        data-label={words.columns.roles}
        data-empty={enterpriseRoles.length === 0 || undefined}
      >
        <RolePills roles={enterpriseRoles} none={<Text tone="ink-3">{words.noRole}</Text>} />
      </td>
    </tr>
  );
}

function Meta({ member: { status, isMe, title, employeeNumber, phone, email } }: { member: EnterpriseMember }) {
  const words = useText(membersText);
  return (
    <Box gapY={0.5} gapX={2.5} wrap size="s" tone="ink-3" row>
      {isMe && <Pill>{words.you}</Pill>}
      {status !== 'NORMAL' && (
        <Pill tone={status === 'INVITED' ? 'info' : 'neutral'} icon={status === 'INVITED' ? 'clock' : 'minus'}>
          {words.statuses[status]}
        </Pill>
      )}
      {title !== null && <span>{title}</span>}
      {employeeNumber !== null && <Text tabular>{employeeNumber}</Text>}
      <span>{phone ?? email}</span>
    </Box>
  );
}

/** The placeholder of the loading list, in its final size (ux 31). */
export function MemberSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Card aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <Box key={at} gap={3} py={3} px={4} row className={styles.skeleton}>
          <Skeleton width={36} height={36} radius={18} />
          <div>
            <Skeleton width={`${40 - (at % 3) * 8}%`} height={16} />
            <Skeleton width="28%" height={13} />
          </div>
        </Box>
      ))}
    </Card>
  );
}
