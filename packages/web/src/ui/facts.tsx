import type { ReactNode } from 'react';
import type { ClassName } from './box.ts';
import { classes } from './classes.ts';
import styles from './facts.module.css';

/** A label and its value; `false` or null in place of one that does not apply. */
export type Fact = readonly [label: string, value: ReactNode] | false | null;

interface FactsProps {
  facts: readonly Fact[];
  /**
   * `columns`: aligned, without lines; `lines`: the same with lines between them; `ends`: the value at the end of its line;
   * `grid`: the value below its label, as many beside each other as fit.
   */
  look?: 'columns' | 'lines' | 'ends' | 'grid';
  className?: ClassName;
}

/** Labels and their values, one below the other. */
export const Facts = ({ facts, look = 'columns', className }: FactsProps) => (
  <dl className={classes(styles.facts, styles[look], className)}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ),
    )}
  </dl>
);
