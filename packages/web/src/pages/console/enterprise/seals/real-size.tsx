import type { ReactNode } from 'react';
import { Box, Grid } from '../../../../ui/index.ts';
import styles from './real-size.module.css';
import { useSealsText } from './text.ts';

const AROUND_MM = 5;
const TICK = { 1: 1.3, 5: 2, 10: 2.9 } as const;

interface RealSizeProps {
  /** The size of the measured content, in millimetres. */
  widthMm: number;
  heightMm: number;
  /** The content that fills the measured area. */
  children: ReactNode;
}

/** A sheet with rulers at two edges that shows a seal as large as it will be printed (ux 19, 35). */
export function RealSize({ widthMm, heightMm, children }: RealSizeProps) {
  const words = useSealsText();
  return (
    <figure className={styles.desk}>
      <div className={styles.board} style={{ width: `${widthMm + 2 * AROUND_MM + EDGE_MM}mm` }}>
        <Ruler length={widthMm + 2 * AROUND_MM} direction="across" />
        <Ruler length={heightMm + 2 * AROUND_MM} direction="down" />
        <div className={styles.paper} style={{ padding: `${AROUND_MM}mm` }}>
          <Grid center className={styles.place} style={{ width: `${widthMm}mm`, height: `${heightMm}mm` }}>
            {children}
          </Grid>
        </div>
      </div>
      <Box as="figcaption" size="s" tone="ink-2">
        {words.realSize(widthMm, heightMm)}
      </Box>
    </figure>
  );
}

/** The width of a ruler; the style sheet has the same number. */
const EDGE_MM = 5;

/** Zero is at the edge of the measured content. */
function Ruler({ length, direction }: { length: number; direction: 'across' | 'down' }) {
  const marks = Array.from({ length: Math.floor(length) + 1 }, (_, at) => at);
  const isAcross = direction === 'across';
  const viewBox = isAcross ? `0 0 ${length} ${EDGE_MM}` : `0 0 ${EDGE_MM} ${length}`;
  return (
    <svg className={isAcross ? styles.across : styles.down} viewBox={viewBox} aria-hidden="true">
      {marks.map((at) => {
        const mm = at - AROUND_MM;
        const tick = mm % 10 === 0 ? TICK[10] : mm % 5 === 0 ? TICK[5] : TICK[1];
        const line = isAcross
          ? { x1: at, x2: at, y1: EDGE_MM - tick, y2: EDGE_MM }
          : { y1: at, y2: at, x1: EDGE_MM - tick, x2: EDGE_MM };
        return <line key={at} className={styles.mark} {...line} />;
      })}
      {marks
        .map((at) => at - AROUND_MM)
        .filter((mm) => mm >= 0 && mm % 10 === 0)
        .map((mm) => (
          <text
            key={mm}
            className={styles.number}
            {...(isAcross ? { x: mm + AROUND_MM, y: 1.9 } : { x: 1.1, y: mm + AROUND_MM + 0.6 })}
          >
            {mm}
          </text>
        ))}
    </svg>
  );
}
