import { Button } from '../../../../ui/button.tsx';
import { FloatingBar } from '../../../../ui/floating-bar.tsx';
import { useAuditText } from './audit-text.ts';

interface AuditBarProps {
  count: number;
  isAll: boolean;
  onAll: () => void;
  onClear: () => void;
  onDecide: (passed: boolean) => void;
}

/** Floats over the list while something is selected (ux 30). */
export function AuditBar({ count, isAll, onAll, onClear, onDecide }: AuditBarProps) {
  const words = useAuditText();
  return (
    <FloatingBar label={words.selection} status={words.selected(count)} close={{ label: words.unselect, act: onClear }}>
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
    </FloatingBar>
  );
}
