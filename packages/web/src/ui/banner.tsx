import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Box, Row, box } from './layout.tsx';
import { TONE_COLOURS, TONE_ICONS, type Tone } from './tones.ts';

export type { Tone } from './tones.ts';

interface BannerProps {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
  icon?: IconName;
}
/** A notice in the page, with at most one way on. */
export function Banner({ tone = 'info', children, action, icon = TONE_ICONS[tone] }: BannerProps) {
  const colours = TONE_COLOURS[tone];
  return (
    <Row
      gap={2.5}
      py={2.5}
      px={3}
      radius="m"
      fill={colours.fill}
      tone="ink"
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icon} className={box({ tone: colours.tone })} />
      <Box grow>{children}</Box>
      {action}
    </Row>
  );
}
