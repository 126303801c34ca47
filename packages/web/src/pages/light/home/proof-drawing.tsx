import { classes } from '../../../ui/classes.ts';
import styles from './drawings.module.css';

const LIFT = 108;
/** The picture that lies on each layer, from the top down, drawn flat and then laid down with its sheet. */
const ON_LAYER = [
  'M-34 0a34 34 0 1068 0a34 34 0 10-68 0M-14 1l10 10 20-23',
  'M-78 22c18-6 34-48 42-44s-24 40-8 44 24-28 36-26-8 22 6 24 18-18 30-16 6 14 40 8',
  'M-34 0a34 34 0 1068 0a34 34 0 10-68 0M0-20V2l14 10',
  'M-40 6l24 24 58-62',
] as const;

/** Four sheets that float above each other: what lies inside one signature. The first proof is the topmost. */
export function ProofDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes(styles.drawing, className)} viewBox="0 0 440 500" fill="none" aria-hidden="true">
      {ON_LAYER.map((path, at) => ({ path, at }))
        .toReversed()
        .map(({ path, at }) => (
          <g key={at} data-layer={at + 1} className={styles.layer}>
            <g transform={`translate(220 ${80 + at * LIFT})`}>
              <path
                d="M0-70L196 0L0 70L-196 0Z"
                fill={at === 3 ? '#f4efe3' : '#fffffff0'}
                stroke="#d6cdba"
                strokeWidth="1.500"
                strokeLinejoin="round"
              />
              <g transform="matrix(.86 .31 -.86 .31 0 0)">
                <path
                  className={styles.onLayer}
                  d={path}
                  strokeWidth="5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
                {at === 1 && <path d="M-84 44H84" stroke="#cfc7b6" strokeWidth="2.500" />}
              </g>
            </g>
          </g>
        ))}
    </svg>
  );
}
