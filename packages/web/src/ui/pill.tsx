import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Text } from './layout.tsx';
import { TONE_COLOURS, type Tone } from './tones.ts';

/** A status in a word; the icon repeats it without colour. */
export const Pill = ({ tone = 'neutral', icon, label }: { tone?: Tone; icon?: IconName; label: ReactNode }) => (
  <Text
    inlineRow
    gap={1}
    py={0.5}
    px={2.5}
    radius="round"
    size="s"
    weight={550}
    leading={1.6}
    whiteSpace="nowrap"
    {...TONE_COLOURS[tone]}
  >
    {icon && <Icon name={icon} size={14} />}
    {label}
  </Text>
);
