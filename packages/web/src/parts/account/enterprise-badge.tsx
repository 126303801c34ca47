import { useState } from 'react';
import { Text, box } from '../../ui/index.ts';
import styles from './account.module.css';

interface EnterpriseBadgeProps {
  name: string;
  size?: number;
  /** The picture of the enterprise; its first letter is shown if there is none or it cannot be loaded. */
  src?: string | undefined;
}
/** The square badge of an enterprise, where a person has a round picture. */
export function EnterpriseBadge({ name, size = 32, src }: EnterpriseBadgeProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src !== undefined && src !== failed)
    return (
      <img
        className={box({ rigid: true, radius: 'm' }, styles.emblem)}
        src={src}
        width={size}
        height={size}
        alt=""
        onError={() => setFailed(src)}
      />
    );
  return (
    <Text
      inlineGrid
      rigid
      center
      radius="m"
      tone="on-brand"
      weight={600}
      leading={1}
      className={styles.badge}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.46) }}
      aria-hidden="true"
      text={[...name.trim()][0]?.toUpperCase() ?? '?'}
    />
  );
}
