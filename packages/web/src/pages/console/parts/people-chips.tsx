import { NameMark } from '../../../parts/name/name-mark.tsx';
import { Avatar, Small, Text } from '../../../ui/index.ts';
import type { Person } from '../model/people.ts';
import styles from './people-chips.module.css';

const MOST = 3;

/** The people whose turn it is, with colour, initials and name; more than three are counted. */
export function PeopleChips({ people, me }: { people: readonly Person[]; me: string }) {
  const shown = people.slice(0, MOST);
  return (
    <Text inlineRow gapY={1.5} gapX={3} wrap minWidth={0}>
      {shown.map(({ participant, index }) => (
        <Text key={participant.participantWsid} inlineRow gap={1.5} minWidth={0}>
          <Avatar name={participant.name} index={index} size={24} />
          <Text
            truncate
            className={styles.name}
            text={participant.isMe ? `${participant.name} · ${me}` : participant.name}
          />
        </Text>
      ))}
      {shown.some(({ participant }) => participant.nameSource !== 'VERIFIED') && <NameMark source="GIVEN" />}
      {people.length > MOST && <Small as="span">+{people.length - MOST}</Small>}
    </Text>
  );
}
