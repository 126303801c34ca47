import type { IconName } from '../../../ui/icon.tsx';
import type { Tone } from './judge.ts';

/** How a tone looks in marks, pills and lines of findings. */
export const TONES = {
  good: { icon: 'check', status: 'good', tone: 'brand', fill: 'brand-soft' },
  check: { icon: 'info', status: 'warn', tone: 'warn', fill: 'warn-soft' },
  bad: { icon: 'warning', status: 'danger', tone: 'danger', fill: 'danger-soft' },
} as const satisfies Record<Tone, { icon: IconName; status: string; tone: string; fill: string }>;
