import type { ReactNode } from 'react';
import { Box, Grid } from '../../../ui/index.ts';
import type { StepName } from './model/gaps.ts';
import { StepFoot } from './step-foot.tsx';
import styles from './step-page.module.css';

/** A step of two columns, with the back and next buttons below them. */
export const StepPage = ({ step, children }: { step: StepName; children: ReactNode }) => (
  <Grid gapY={6} gapX={8} align="start" width="full" mx="auto" className={styles.page}>
    {children}
    <Box allColumns alignSelf="end" className={styles.foot} data-foot>
      <StepFoot step={step} />
    </Box>
  </Grid>
);
