import type { Envelope, Participant } from '@countersign/contract';

/** The alternatives to finishing. */
export type MoreAct = 'handOn' | 'giveBack' | 'reject' | 'rejectVoid';

/** Rejecting a void agreement leaves the contract valid, and is worded for that (Rulings §3). */
export function moreActs(
  { envelopeFlowType }: Pick<Envelope, 'envelopeFlowType'>,
  { abilities }: Pick<Participant, 'abilities'>,
): readonly MoreAct[] {
  const acts: readonly [Participant['abilities'][number], MoreAct][] = [
    ['handOn', 'handOn'],
    ['return', 'giveBack'],
    ['reject', envelopeFlowType === 'CANCEL_PROCESS' ? 'rejectVoid' : 'reject'],
  ];
  return acts.flatMap(([ability, act]) => (abilities.includes(ability) ? [act] : []));
}
