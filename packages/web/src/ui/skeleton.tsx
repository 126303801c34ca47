import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A placeholder for loading content, of the size of the content, so that the layout does not shift. */
export const Skeleton = ({
  width = '100%',
  height = 16,
  radius,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: number;
}) => <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
