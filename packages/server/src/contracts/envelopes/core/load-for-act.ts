import { fromWsid } from '@countersign/domain';
import { type Caller, type Tx, refuseWith } from '../../../platform/index.ts';
import { type LoadedEnvelope, loadEnvelopeFacts } from './facts.ts';
import { findHoldings } from './holdings.ts';
import { demandIdentified } from './identify.ts';
import { updateParticipant } from './store.ts';
import { refreshViewers } from './viewers.ts';

type Acting = Pick<Caller, 'personId' | 'memberId' | 'sessionId' | 'scopes'>;

/**
 * Loads an envelope, locked, for an act of this participant. An ENTERPRISE_ROLE is open to every holder of the role
 * until the first of them acts: they are bound here, in the transaction that decides, and the others can no longer act.
 * @throws Refused ERROR_ALREADY_SIGNED if another holder of the role was first (Rulings §8.2); ERROR_CONTACT_NOT_PROVED
 * if the account has not proved the contact that identifies a participant who has still to act;
 * ERROR_NOT_IN_ENVELOPE_FLOW if it does not hold the role any more
 */
export async function loadForAct(
  tx: Tx,
  envelopeId: string,
  { participantId, caller }: { participantId: string; caller: Acting },
): Promise<LoadedEnvelope> {
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
  const row = loaded.participants.find(({ id }) => id === participantId);
  if (row?.status.startsWith('ING_')) await demandIdentified(tx, row, caller);
  if (row?.type !== 'ENTERPRISE_ROLE') return loaded;
  if (row.personId !== null) return row.personId === caller.personId ? loaded : refuseWith('ERROR_ALREADY_SIGNED');
  const holders = await findHoldings(tx, fromWsid('role', row.enterpriseRoleWsid ?? ''), caller.personId);
  const as = holders.find(({ id }) => id === caller.memberId) ?? holders[0] ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const bound = { personId: caller.personId, memberId: as.id, enterpriseId: as.enterpriseId };
  await updateParticipant(tx, participantId, bound);
  const mine = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  // Not every act changes the state of the envelope: the lists of the other holders are updated at once.
  await refreshViewers(tx, envelopeId, mine.facts, mine.row.statusAt);
  return mine;
}
