import { classes } from '../../../../ui/classes.ts';
import styles from './seal-picture.module.css';

interface SealPictureProps {
  href: string;
  /** Empty where the name stands beside it. */
  alt: string;
  widthMm: number;
  heightMm: number;
  /** How many pixels show a millimetre: the same for all that stand together, so that a larger seal looks larger. */
  pxPerMm?: number;
  faded?: boolean;
}

/** The impression of a seal on paper, in its true proportion. */
export function SealPicture({ href, alt, widthMm, heightMm, pxPerMm = 3, faded = false }: SealPictureProps) {
  return (
    <span className={classes(styles.paper, faded && styles.faded)}>
      <img
        src={href}
        alt={alt}
        width={Math.round(widthMm * pxPerMm)}
        height={Math.round(heightMm * pxPerMm)}
        draggable={false}
        loading="lazy"
      />
    </span>
  );
}
