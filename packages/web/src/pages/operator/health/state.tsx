import type { ServiceHealth } from '@countersign/contract';
import type { IconName, Tone } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { useHealthText } from './text.ts';

type State = ServiceHealth['state'];
const LOOK: Readonly<Record<State, { tone: Tone; icon: IconName }>> = {
  OK: { tone: 'good', icon: 'check' },
  WARNING: { tone: 'warn', icon: 'warning' },
  DOWN: { tone: 'danger', icon: 'close' },
};

export function StatePill({ state }: { state: State }) {
  const { stateWord } = useHealthText();
  return <Pill {...LOOK[state]} label={stateWord[state]} />;
}

/** A service without a label is shown by its name. */
export const serviceWord = (words: ReturnType<typeof useHealthText>, name: string): string =>
  words.service[name] ?? name;
