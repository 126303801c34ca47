import type { ReactNode } from 'react';
import { classes } from '../../../ui/index.ts';
import styles from './drawings.module.css';

const LIFT = 96;
const LINES = 'M-4-30h104M-4 0h104M-4 30h64';

/** The contents of each sheet, from the top down, drawn flat; a sheet is laid down with its contents. */
const SHEETS: readonly ReactNode[] = [
  <path key="certificate" d="M-98 0a34 34 0 1068 0a34 34 0 10-68 0M-78 2l10 10 20-24" />,
  <path key="bytes" d="M-104 22c14-4 32-66 42-62 12 6-24 64-6 70 14 4 26-44 40-40 10 4-12 36 4 38 16 0 20-28 34-26" />,
  <path key="time" d="M-98 0a34 34 0 1068 0a34 34 0 10-68 0M-64-22v24l16 12" />,
  <path key="years" d="M-64-40l32 11v24c0 24-14 36-32 43-18-7-32-19-32-43v-24zM-80-2l13 13 22-26" />,
];

/** Four floating sheets, the parts of one signature. The first proof is the topmost. */
export const ProofDrawing = ({ className }: { className?: string | undefined }) => (
  <svg className={classes(styles.drawing, className)} viewBox="0 0 440 420" fill="none" aria-hidden="true">
    {SHEETS.map((picture, at) => ({ picture, at }))
      .toReversed()
      .map(({ picture, at }) => (
        <g key={at} data-layer={at + 1} className={styles.layer}>
          <g transform={`translate(220 ${66 + at * LIFT}) matrix(1.14 0 -.62 .62 0 0)`} strokeLinejoin="round">
            <path className={styles.sheet} d="M-134-92H134V92H-134Z" vectorEffect="non-scaling-stroke" />
            <g className={styles.onSheet} strokeLinecap="round">
              {picture}
            </g>
            {at !== 1 && <path className={styles.sheetLines} d={LINES} strokeLinecap="round" />}
            {at === 1 && <path className={styles.sheetLines} d="M-104 58H104M36-30h68M36 0h68" strokeLinecap="round" />}
          </g>
        </g>
      ))}
  </svg>
);
