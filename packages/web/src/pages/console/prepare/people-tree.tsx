import { participantTree } from '@countersign/domain';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Avatar, Icon, Row, Stack, Text, box } from '../../../ui/index.ts';
import type { PersonRow } from './model/people-rows.ts';
import styles from './people-tree.module.css';
import { usePeopleText } from './text-people.ts';
import { type Leaf, leavesOf } from './people-leaves.ts';

/** The parties of the contract with the sender at the root (Spec §3 "Groups"); shown only if there are groups. */
export function PeopleTree({ rows, sender }: { rows: readonly PersonRow[]; sender: string }) {
  const words = usePeopleText();
  const { groups, nodes } = participantTree(leavesOf(rows));
  if (groups.length === 0) return null;
  return (
    <SectionCard title={words.treeTitle} className={box({ size: 'm' })}>
      <Row as="p" gap={2} weight={600}>
        <Avatar name={sender} size={24} />
        {sender}
      </Row>
      <Stack as="ul" gap={3} ml={2.5} pl={4} className={styles.branches}>
        {groups.map(({ groupName, enterpriseName, nodes: inside }) => (
          <li key={groupName}>
            <Row as="p" gap={2} weight={600}>
              <Icon name={enterpriseName === null ? 'users' : 'building'} size={16} />
              {groupName}
              {enterpriseName !== null && enterpriseName !== groupName && (
                <Text as="small" weight={400} tone="ink-3">
                  {' '}
                  · {enterpriseName}
                </Text>
              )}
            </Row>
            <Leaves leaves={inside} />
          </li>
        ))}
        {nodes.length > 0 && (
          <li>
            <Leaves leaves={nodes} />
          </li>
        )}
      </Stack>
    </SectionCard>
  );
}

function Leaves({ leaves }: { leaves: readonly Leaf[] }) {
  const words = usePeopleText();
  return (
    <Stack as="ul" gap={2} mt={2} className={styles.leaves}>
      {leaves.map(({ key, name, index, actionType }) => (
        <Row as="li" key={key} gap={2}>
          <Avatar name={name} index={index} size={24} />
          <span>{name}</span>
          <small>{actionType === 'CHECKER' ? words.checker : words.signer}</small>
        </Row>
      ))}
    </Stack>
  );
}
