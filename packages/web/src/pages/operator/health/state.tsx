import type { ServiceHealth } from '@countersign/contract';
import { useText } from '../../../text/text.ts';
import type { Tone } from '../../../ui/banner.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { healthText } from './text.ts';

type State = ServiceHealth['state'];
const LOOK: Readonly<Record<State, { tone: Tone; icon: IconName }>> = {
  OK: { tone: 'good', icon: 'check' },
  WARNING: { tone: 'warn', icon: 'warning' },
  DOWN: { tone: 'danger', icon: 'close' },
};

export function StatePill({ state }: { state: State }) {
  const { stateWord } = useText(healthText);
  return <Pill {...LOOK[state]}>{stateWord[state]}</Pill>;
}

/** A service without a label is shown by its name. */
export const serviceWord = (words: (typeof healthText)['en'], name: string): string => words.service[name] ?? name;
