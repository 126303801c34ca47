import styles from './avatar.module.css';
import { initialsOf, personColour } from './person-colours.ts';

/** `index` is the participant's place in its envelope; without one the avatar is that of an account. */
export function Avatar({ name, index, size = 32 }: { name: string; index?: number; size?: number }) {
  const initials = initialsOf(name);
  const colour = index === undefined ? { solid: '#dfe9e4', on: '#175647' } : personColour(index);
  const fontSize = Math.round(size * (initials.length > 1 ? 0.36 : 0.44));
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize, background: colour.solid, color: colour.on }}
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}
