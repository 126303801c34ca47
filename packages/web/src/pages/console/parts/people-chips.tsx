import { NameMark } from '../../../parts/name/name-mark.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Person } from '../model/people.ts';
import styles from './people-chips.module.css';

const MOST = 3;

/** The people whose turn it is, with colour, initials and name; more than three are counted. */
export function PeopleChips({ people, me }: { people: readonly Person[]; me: string }) {
  const shown = people.slice(0, MOST);
  return (
    <span className={styles.chips}>
      {shown.map(({ participant, index }) => (
        <span key={participant.participantWsid} className={styles.chip}>
          <Avatar name={participant.name} index={index} size={24} />
          <span className={styles.name}>{participant.isMe ? `${participant.name} · ${me}` : participant.name}</span>
        </span>
      ))}
      {shown.some(({ participant }) => participant.nameSource !== 'VERIFIED') && <NameMark source="GIVEN" />}
      {people.length > MOST && <span className={styles.more}>+{people.length - MOST}</span>}
    </span>
  );
}
