import type { ReactNode } from 'react';
import { useText } from '../../../text/text.ts';
import { classes } from '../../../ui/classes.ts';
import type { Progress } from './model/fields.ts';
import styles from './bottom-bar.module.css';
import { signText } from './text.ts';

const MOST_DOTS = 12;

/** The progress: a dot per field, a line where there are many. */
export function ProgressDots({ progress }: { progress: Progress }) {
  const text = useText(signText);
  const { steps, done, total } = progress;
  return (
    <div className={styles.progress}>
      <p className={styles.words} role="status">
        {total === 0 ? text.nothingToFill : done === total ? text.allDone : text.doneOf(done, total)}
      </p>
      {total > 0 && total <= MOST_DOTS && (
        <span className={styles.dots} aria-hidden="true">
          {steps.map(({ formWsid, isDone }) => (
            <span key={formWsid} className={classes(styles.dot, isDone && styles.dotDone)} />
          ))}
        </span>
      )}
      {total > MOST_DOTS && (
        <span className={styles.line} aria-hidden="true">
          <span style={{ width: `${(done / total) * 100}%` }} />
        </span>
      )}
    </div>
  );
}

/** The bar at the bottom: the progress at the left, the next act at the right (ux 16). */
export function BottomBar({ status, tools, children }: { status: ReactNode; tools: ReactNode; children: ReactNode }) {
  return (
    <footer className={styles.bar}>
      <div>{status}</div>
      <div className={styles.tools}>{tools}</div>
      <div className={styles.acts}>{children}</div>
    </footer>
  );
}
