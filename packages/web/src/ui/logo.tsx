import { authorityName } from '../text/authority-name.ts';
import { Text } from './layout.tsx';

/** The mark: a signature's stroke, and the counter-stroke beneath that confirms it. */
export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" fill="var(--brand)" />
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7.500 15.500l5.200 5.400L24.500 8" stroke="#fff" strokeWidth="2.800" />
      <path d="M7.500 25.200c3.200-2 5.400-1.900 7.400-.6s4.600 1.300 9.600-.9" stroke="#bfe3d6" strokeWidth="2" />
    </g>
  </svg>
);

export const Logo = ({ size = 30 }: { size?: number }) => (
  <Text inlineRow gap={2.5} tone="ink">
    <LogoMark size={size} />
    <Text heading="l" whiteSpace="nowrap" text={authorityName()} />
  </Text>
);
