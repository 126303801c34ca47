import { useState } from 'react';
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
    return <img className={styles.emblem} src={src} width={size} height={size} alt="" onError={() => setFailed(src)} />;
  return (
    <span
      className={styles.badge}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.46) }}
      aria-hidden="true"
    >
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}
