import { useState } from 'react';
import { Text, box } from './layout.tsx';
import styles from './avatar.module.css';
import { initialsOf, personColour } from './person-colours.ts';

interface AvatarProps {
  name: string;
  /** The participant's index in its envelope; without one the avatar is that of an account. */
  index?: number;
  size?: number;
  /** The picture of an account; the initials are shown if there is none or it cannot be loaded. */
  src?: string | undefined;
}
export function Avatar({ name, index, size = 32, src }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src !== undefined && src !== failed)
    return (
      <img
        className={box({ rigid: true, radius: 'circle', fill: 'sunk' }, styles.picture)}
        src={src}
        width={size}
        height={size}
        alt=""
        onError={() => setFailed(src)}
      />
    );
  const initials = initialsOf(name);
  const colour = index === undefined ? { solid: '#dfe9e4', on: '#175647' } : personColour(index);
  const fontSize = Math.round(size * (initials.length > 1 ? 0.36 : 0.44));
  return (
    <Text
      inlineGrid
      rigid
      center
      radius="circle"
      weight={600}
      leading={1}
      overflow="hidden"
      className={styles.avatar}
      style={{ width: size, height: size, fontSize, background: colour.solid, color: colour.on }}
      aria-hidden="true"
      text={initials}
    />
  );
}
