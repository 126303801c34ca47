import { useText } from '../../../../text/text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import styles from './audit.module.css';
import { auditText } from './audit-text.ts';

interface AuditBarProps {
  count: number;
  isAll: boolean;
  onAll: () => void;
  onClear: () => void;
  onDecide: (passed: boolean) => void;
}

/** Floats over the list while something is selected (ux 30). */
export function AuditBar({ count, isAll, onAll, onClear, onDecide }: AuditBarProps) {
  const words = useText(auditText);
  return (
    <section className={styles.bar} aria-label={words.selection}>
      <span className={styles.count} role="status">
        {words.selected(count)}
      </span>
      <div className={styles.barActs}>
        {!isAll && (
          <Button size="s" variant="quiet" onClick={onAll}>
            {words.selectAll}
          </Button>
        )}
        <Button size="s" onClick={() => onDecide(false)}>
          {words.refuseMany(count)}
        </Button>
        <Button size="s" variant="primary" onClick={() => onDecide(true)}>
          {words.approveMany(count)}
        </Button>
      </div>
      <IconButton icon="close" label={words.unselect} onClick={onClear} />
    </section>
  );
}
