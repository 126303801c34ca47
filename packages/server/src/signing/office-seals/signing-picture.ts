import type { Api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Call, type Tx, refuseWith } from '../../platform/index.ts';
import { loadEnvelopeFacts } from '../../contracts/index.ts';
import { actingMember } from './acting-member.ts';
import { listSealsToSign } from './uses.ts';

/**
 * The picture of a seal for the signing page: the participant's own enterprise counts, whatever account is active, and only
 * seals that may be used there now are shown (security 33).
 */
export async function findSigningPicture(
  tx: Tx,
  { caller, params, relation, context: { now } }: Call<Api['getSigningSealPicture']>,
): Promise<string> {
  const loaded = await loadEnvelopeFacts(tx, relation.envelopeId, { lock: false });
  const participantId = fromWsid('participant', params.participantWsid);
  const participant = loaded.participants.find(({ id }) => id === participantId);
  const isNobody = participant === undefined || caller.scopes !== null;
  const acting = isNobody ? null : await actingMember(tx, participant, caller);
  if (acting === null) return refuseWith('ERROR_SEAL_NOT_FOUND');
  const purpose = { envelopeId: loaded.row.id, bstId: loaded.row.bstId };
  const seals = await listSealsToSign(tx, { ...acting, purpose }, now);
  const sealId = fromWsid('officeSeal', params.officeSealWsid);
  return seals.find(({ id }) => id === sealId)?.digest ?? refuseWith('ERROR_SEAL_NOT_FOUND');
}
