import type { SealApplicationStatus } from '@countersign/domain';
import type { IconName, Tone } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';

const LOOK: Readonly<Record<SealApplicationStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: 'warn', icon: 'clock' },
  PASSED: { tone: 'good', icon: 'check' },
  REFUSED: { tone: 'danger', icon: 'close' },
};
export const ApplicationPill = ({ status, word }: { status: SealApplicationStatus; word: string }) => (
  <div>
    <Pill {...LOOK[status]} label={word} />
  </div>
);
