import type { Api, DataIn } from '@countersign/contract';
import { type Decision, type EnvelopeFacts, recycle, restore, shownStatusFor } from '@countersign/domain';
import { type Call, type Services, demand, refuseWith } from '../../../platform/index.ts';
import { loadEnvelopeFacts } from '../core/facts.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { readerOf } from '../core/reader.ts';
import { updateEnvelopeRow } from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';

type Recycle = Api['recycleEnvelope'];
type Restore = Api['restoreEnvelope'];
type Decide = (facts: EnvelopeFacts, accountId: string) => Decision<EnvelopeFacts>;

export const recycleEnvelope = (services: Services, call: Call<Recycle>): Promise<DataIn<Recycle>> =>
  sortOut(services, call, recycle);

export const restoreEnvelope = (services: Services, call: Call<Restore>): Promise<DataIn<Restore>> =>
  sortOut(services, call, restore);

/**
 * Moves an envelope into or out of the recycle bin of the account that sees it, the active one before the others. It
 * only affects the lists of that account: the audit trail has no entry, and the position in the list stays.
 */
async function sortOut(
  services: Services,
  call: Pick<Call<Recycle>, 'caller' | 'relation' | 'context'>,
  decide: Decide,
): Promise<DataIn<Recycle>> {
  // The session of a link has no list of its own (Rulings §6.8).
  if (call.caller.scopes !== null) refuseWith('ERROR_CANT_USE_FREE_LOGIN');
  const { envelopeId, accounts } = call.relation;
  return services.db.withTx(async (tx) => {
    const { row, facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const accountId =
      accounts.find((one) => shownStatusFor(facts, one) !== null) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
    const sorted = demand(decide(facts, accountId));
    await updateEnvelopeRow(tx, envelopeId, { recycledBy: [...sorted.recycledBy] });
    await refreshViewers(tx, envelopeId, sorted, row.statusAt);
    return { envelope: await readEnvelope(tx, envelopeId, readerOf(call)) };
  });
}
