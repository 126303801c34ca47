import type { Label } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { Tx } from '../../platform/index.ts';
import { type LabelRow, listEnvelopeLabels } from './store.ts';

export function presentLabel({ id, name, colour }: LabelRow): Label {
  const labelWsid = toWsid('label', id);
  return { labelWsid, labelId: labelWsid, name, colour };
}

/** The labels that this account has given to each of these envelopes, by name. */
export async function findLabels(
  tx: Tx,
  accountId: string,
  envelopeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Label[]>> {
  const found = new Map<string, Label[]>();
  for (const { envelopeId, ...row } of await listEnvelopeLabels(tx, accountId, envelopeIds))
    found.set(envelopeId, [...(found.get(envelopeId) ?? []), presentLabel(row)]);
  return found;
}
