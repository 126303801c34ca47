import type { IconName, Tone } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import type { SealState } from './queries.ts';
import { useSealsText } from './text.ts';

const LOOK: Readonly<Record<SealState, { tone: Tone; icon: IconName }>> = {
  USABLE: { tone: 'good', icon: 'check' },
  WAITING: { tone: 'warn', icon: 'clock' },
  REFUSED: { tone: 'danger', icon: 'close' },
  ABANDONED: { tone: 'neutral', icon: 'minus' },
};
export function StatePill({ state }: { state: SealState }) {
  const { states } = useSealsText();
  return <Pill {...LOOK[state]} label={states[state]} />;
}
