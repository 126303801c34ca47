import { Fragment, type ReactNode } from 'react';
import { Grid } from '../../../ui/layout.tsx';
import styles from './facts.module.css';

/** Labels and their values, one below the other. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Grid as="dl" gapY={2} gapX={4} m={0} className={styles.facts}>
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Grid>
  );
}
