import { Box, Grid } from '../../ui/index.ts';
import styles from './digest.module.css';

/** A digest in groups of four digits, as people compare it. */
export const groupsOf = (digest: string): string[] => digest.match(/.{1,4}/g) ?? [];

/** A digest in groups that are easy to compare; read out and copied as one word. */
export const Digest = ({ label, digest }: { label: string; digest: string }) => (
  <Box as="dl" m={0} size="s" textAlign="left" className={styles.digest}>
    <Box as="dt" mb={1.5} tone="ink-3">
      {label}
    </Box>
    <Box as="dd" m={0}>
      <Grid
        as="code"
        gap={1.5}
        py={2.5}
        px={3}
        radius="s"
        fill="sunk"
        tone="ink"
        className={styles.groups}
        aria-label={digest}
        role="img"
      >
        {groupsOf(digest).map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </Grid>
    </Box>
  </Box>
);
