import { useId } from 'react';
import type { Slice } from './model/check-marks.ts';
import styles from './seal-slice.module.css';

const LETTERS_MAX = 18;

/** The part of a seal that one page shows. The real seal is chosen at signing; this is a placeholder. */
export function SealSlice({
  part,
  width,
  height,
  name,
}: {
  part: Slice['part'];
  /** The size of the slice, in CSS pixels. */
  width: number;
  height: number;
  name: string;
}) {
  const arc = useId();
  const whole = { width: width / (part.right - part.left), height: height / (part.top - part.bottom) };
  return (
    <span className={styles.slice} aria-hidden="true">
      <svg
        viewBox="0 0 100 100"
        style={{ ...whole, left: -part.left * whole.width, top: -(1 - part.top) * whole.height }}
      >
        <circle cx="50" cy="50" r="47.500" fill="none" stroke="currentColor" strokeWidth="3" />
        <path
          d="M50 33l4.300 12.500h13.200l-10.600 7.900 3.900 12.600L50 58.300 39.200 66l3.900-12.600-10.600-7.900h13.200z"
          fill="currentColor"
        />
        <path id={arc} d="M18 62a34 34 0 1164 0" fill="none" />
        <text fontSize="12" fill="currentColor" textAnchor="middle" fontWeight="600">
          <textPath href={`#${arc}`} startOffset="50%">
            {[...name].slice(0, LETTERS_MAX).join('')}
          </textPath>
        </text>
      </svg>
    </span>
  );
}
