import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { Box, Grid, Row, Stack, Text, Small } from './layout.tsx';
import styles from './steps.module.css';

export type StepState = 'done' | 'now' | 'later' | 'failed';
export interface Step {
  key: string;
  label: ReactNode;
  state: StepState;
}
/** The current step of a short sequence. */
export const Stepper = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <Row as="ol" gap={3} className={styles.stepper} aria-label={label}>
    {steps.map((step, at) => (
      <Row
        as="li"
        key={step.key}
        gap={2}
        minWidth={0}
        tone="ink-3"
        whiteSpace="nowrap"
        className={classes(styles.step, styles[step.state])}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <Grid as="span" rigid center radius="circle" size="s" weight={600} className={styles.dot}>
          {step.state === 'done' ? <Icon name="check" size={14} /> : at + 1}
        </Grid>
        <span>{step.label}</span>
      </Row>
    ))}
  </Row>
);

export interface TimelineItem {
  key: string;
  state: StepState;
  title: ReactNode;
  detail?: ReactNode;
  time?: ReactNode;
  mark?: ReactNode;
}
/** Past and future events, from top to bottom. */
export const Timeline = ({ items }: { items: readonly TimelineItem[] }) => (
  <Stack as="ol" gap={5}>
    {items.map((item) => (
      <Row
        as="li"
        key={item.key}
        gap={3}
        align="stretch"
        position="relative"
        className={classes(styles.item, styles[item.state])}
      >
        <Grid as="span" rigid center className={styles.mark}>
          {item.mark ?? <span className={styles.point} />}
        </Grid>
        <Box grow minWidth={0} pt={1}>
          <Row gapY={0.5} gapX={3} align="baseline" wrap justify="between">
            <Text weight={550} text={item.title} />
            {item.time && <Small as="span" tabular text={item.time} />}
          </Row>
          {item.detail && (
            <Box tone="ink-2" size="m">
              {item.detail}
            </Box>
          )}
        </Box>
      </Row>
    ))}
  </Stack>
);
