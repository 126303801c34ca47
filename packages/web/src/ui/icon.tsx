import { box } from './box.ts';
import { PATHS } from './icon-paths.ts';

export type IconName = keyof typeof PATHS;

const DOTTED: ReadonlySet<IconName> = new Set(['more', 'drag']);

export const Icon = ({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) => (
  <svg
    className={box({ rigid: true }, className)}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={DOTTED.has(name) ? 2.4 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
