import { Button } from '../../../../ui/index.ts';
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
      {!isAll && <Button size="s" variant="quiet" label={words.selectAll} onClick={onAll} />}
      <Button size="s" label={words.refuseMany(count)} onClick={() => onDecide(false)} />
      <Button size="s" variant="primary" label={words.approveMany(count)} onClick={() => onDecide(true)} />
    </FloatingBar>
  );
}
