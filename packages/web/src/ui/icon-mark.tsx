import { Icon, type IconName } from './icon.tsx';
import { Grid } from './layout.tsx';
import type { ClassName } from './box.ts';

const COLOURS = {
  neutral: { fill: 'sunk', tone: 'ink-2' },
  good: { fill: 'brand-soft', tone: 'brand' },
  warn: { fill: 'warn-soft', tone: 'warn' },
  danger: { fill: 'danger-soft', tone: 'danger' },
} as const;

interface IconMarkProps {
  icon: IconName;
  /** The diameter in CSS pixels. */
  size: number;
  tone?: keyof typeof COLOURS;
  className?: ClassName;
}

/** An icon on a coloured disc; decorative only. */
export const IconMark = ({ icon, size, tone = 'good', className }: IconMarkProps) => (
  <Grid
    as="span"
    center
    rigid
    radius="circle"
    {...COLOURS[tone]}
    className={className}
    style={{ width: size, height: size }}
    aria-hidden="true"
  >
    <Icon name={icon} size={size / 2 + 2} />
  </Grid>
);
