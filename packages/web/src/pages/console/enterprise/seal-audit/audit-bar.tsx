import { useText } from '../../../../text/text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
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
      <Text rigid weight={600} tabular role="status">
        {words.selected(count)}
      </Text>
      <Row gap={2} align="stretch" wrap className={styles.barActs}>
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
      </Row>
      <IconButton icon="close" label={words.unselect} onClick={onClear} />
    </section>
  );
}
