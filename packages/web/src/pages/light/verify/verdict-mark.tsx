import { box } from '../../../ui/index.ts';
import type { Tone } from './judge.ts';
import styles from './result.module.css';
import { TONES } from './tones.ts';

/** The verdict as an icon: a seal with a tick, a plain ring, or a broken one. */
export const VerdictMark = ({ tone }: { tone: Tone }) => (
  <svg
    className={box({ rigid: true, tone: TONES[tone].tone }, styles.mark)}
    width="72"
    height="72"
    viewBox="0 0 72 72"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="36" cy="36" r="32" strokeWidth="3" strokeDasharray={tone === 'bad' ? '46 10' : undefined} />
    <circle cx="36" cy="36" r="26" strokeWidth="1.200" opacity="0.6" />
    {tone === 'good' && <path d="M23 37l9 9 18-21" strokeWidth="4.500" />}
    {tone === 'check' && <path d="M36 24v15M36 47.500v.5" strokeWidth="4.500" />}
    {tone === 'bad' && <path d="M26 26l20 20M46 26L26 46" strokeWidth="4.500" />}
  </svg>
);
