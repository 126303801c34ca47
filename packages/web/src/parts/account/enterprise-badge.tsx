import styles from './account.module.css';

/** The square of an enterprise, where a person has a round picture. */
export function EnterpriseBadge({ name, size = 32 }: { name: string; size?: number }) {
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
