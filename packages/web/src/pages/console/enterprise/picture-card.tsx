import type { ComponentProps, ReactNode } from 'react';
import { Grid, Skeleton, Stack, Text, classes } from '../../../ui/index.ts';
import styles from './picture-card.module.css';

interface PictureCardsProps extends ComponentProps<'ul'> {
  isWaiting?: boolean;
}

/** A grid of cards with a picture each, or its placeholder. */
export function PictureCards({ isWaiting = false, className, ...list }: PictureCardsProps) {
  if (!isWaiting) return <Grid as="ul" gap={4} className={classes(styles.cards, className)} {...list} />;
  return (
    <Grid gap={4} className={styles.cards}>
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} height={320} radius={14} />
      ))}
    </Grid>
  );
}

interface PictureCardProps {
  picture: ReactNode;
  /** The background of the picture. */
  fill: 'sheet' | 'sunk';
  /** The link with the name; the whole card is its target. */
  name: ReactNode;
  /** Shown before the name. */
  state?: ReactNode;
  /** Shown below the name. */
  children: ReactNode;
}

export const PictureCard = ({ picture, fill, name, state, children }: PictureCardProps) => (
  <Stack as="li" card position="relative" className={styles.card}>
    <Grid center p={2.5} overflow="hidden" fill={fill} className={styles.picture}>
      {picture}
    </Grid>
    <Stack gap={0.5} grow p={3} borderTop>
      {state}
      <Text as="h2" size="touch" weight={600} leading={1.4} className={styles.name} text={name} />
      {children}
    </Stack>
  </Stack>
);
