import { Grid, classes } from '../../../../ui/index.ts';
import styles from './seal-picture.module.css';

interface SealPictureProps {
  href: string;
  /** Empty if the name is shown beside it. */
  alt: string;
  widthMm: number;
  heightMm: number;
  /** Pixels per millimetre: the same for all seals shown together, so that a larger seal looks larger. */
  pxPerMm?: number;
  faded?: boolean;
}

/** The impression of a seal on paper, in true proportion. */
export const SealPicture = ({ href, alt, widthMm, heightMm, pxPerMm = 3, faded = false }: SealPictureProps) => (
  <Grid as="span" center minWidth={0} p={3} fill="sheet" className={classes(styles.paper, faded && styles.faded)}>
    <img
      src={href}
      alt={alt}
      width={Math.round(widthMm * pxPerMm)}
      height={Math.round(heightMm * pxPerMm)}
      draggable={false}
      loading="lazy"
    />
  </Grid>
);
