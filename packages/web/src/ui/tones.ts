import type { BoxStyle } from './box.ts';
import type { IconName } from './icon.tsx';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'danger';

export const TONE_ICONS: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  good: 'check',
  warn: 'warning',
  danger: 'warning',
};

/** The colours of words or an icon in a tone, and of their ground. */
export const TONE_COLOURS = {
  neutral: { fill: 'desk', tone: 'ink-2' },
  info: { fill: 'info-soft', tone: 'info' },
  good: { fill: 'brand-soft', tone: 'brand-strong' },
  warn: { fill: 'warn-soft', tone: 'warn' },
  danger: { fill: 'danger-soft', tone: 'danger' },
} as const satisfies Record<Tone, BoxStyle>;
