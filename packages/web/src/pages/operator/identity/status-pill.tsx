import type { ApplicationStatus } from '@countersign/domain';
import type { IconName, Tone } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { useIdentityText } from './text.ts';

const LOOK: Readonly<Record<ApplicationStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: 'warn', icon: 'clock' },
  PASSED: { tone: 'good', icon: 'check' },
  RETURNED: { tone: 'neutral', icon: 'undo' },
  SUSPENDED: { tone: 'warn', icon: 'warning' },
  WITHDRAWN: { tone: 'danger', icon: 'warning' },
};

export function StatusPill({ status }: { status: ApplicationStatus }) {
  const { statusWord } = useIdentityText();
  return <Pill {...LOOK[status]} label={statusWord[status]} />;
}
