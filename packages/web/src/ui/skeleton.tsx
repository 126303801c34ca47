import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The place of what is on its way, in its true size, so that nothing jumps. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: number;
}) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}
