import type { Label } from '@countersign/contract';
import type { LabelColour } from '@countersign/domain';
import { Text, classes } from '../../../ui/index.ts';
import styles from './label-chip.module.css';

/** The colour is a dot beside the name, not the colour of the name. */
export const LabelChip = ({ name, colour }: Pick<Label, 'name' | 'colour'>) => (
  <span className={styles.chip}>
    <LabelDot colour={colour} />
    <Text truncate text={name} />
  </span>
);

export const LabelDot = ({ colour, large = false }: { colour: LabelColour; large?: boolean }) => (
  <span className={classes(styles.dot, styles[colour], large && styles.large)} aria-hidden="true" />
);
