import type { ReactNode } from 'react';
import type { Progress } from './model/fields.ts';
import { Grid, Paragraph, Row, Text, box } from '../../../ui/index.ts';
import styles from './bottom-bar.module.css';
import { useSignText } from './text.ts';

const MOST_DOTS = 12;

/** The progress: a dot per field, a line where there are many. */
export function ProgressDots({ progress }: { progress: Progress }) {
  const text = useSignText();
  const { steps, done, total } = progress;
  return (
    <Row gapY={1.5} gapX={3} wrap>
      <Paragraph
        size="m"
        role="status"
        text={total === 0 ? text.nothingToFill : done === total ? text.allDone : text.doneOf(done, total)}
      />
      {total > 0 && total <= MOST_DOTS && (
        <Row as="span" gap={1.5} align="stretch" className={styles.dots} aria-hidden="true">
          {steps.map(({ formWsid, isDone }) => (
            <span key={formWsid} className={box({ fill: isDone ? 'brand' : 'none' }, styles.dot)} />
          ))}
        </Row>
      )}
      {total > MOST_DOTS && (
        <Text radius="xs" overflow="hidden" className={styles.line} aria-hidden="true">
          <span style={{ width: `${(done / total) * 100}%` }} />
        </Text>
      )}
    </Row>
  );
}

/** The bar at the bottom: the progress at the left, the next act at the right (ux 16). */
export const BottomBar = ({
  status,
  tools,
  children,
}: {
  status: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}) => (
  <Grid as="footer" gapY={3} gapX={6} align="center" borderTop fill="surface" className={styles.bar} data-foot>
    <div>{status}</div>
    <Row gap={2} className={styles.tools}>
      {tools}
    </Row>
    <Row gap={3} align="stretch" justify="end" width="full" className={styles.acts}>
      {children}
    </Row>
  </Grid>
);
