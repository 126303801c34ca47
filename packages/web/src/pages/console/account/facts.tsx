import type { ReactNode } from 'react';
import { Box, Grid, Text } from '../../../ui/layout.tsx';
import styles from './facts.module.css';

/** Labels and their values, in as many columns as fit; `wide` is for long values. */
export const Facts = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <Grid as="dl" gapY={3} gapX={6} m={0} className={wide ? styles.wide : styles.facts}>
    {children}
  </Grid>
);

/** `wide` takes the whole line. */
export const Fact = ({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <Box minWidth={0} allColumns={wide}>
    <Text as="dt" size="s" tone="ink-3">
      {label}
    </Text>
    <Text as="dd" m={0} mt={0.5} tabular>
      {children}
    </Text>
  </Box>
);
