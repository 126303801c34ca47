import { type Tx, refuseWith } from '../../../platform/index.ts';
import type { LoadedEnvelope, ParticipantRow } from '../../../contracts/index.ts';
import { type JudgedUse, judgeUses } from '../../office-seals/index.ts';
import type { PlannedDocument } from '../core/act.ts';

interface Question {
  readonly loaded: LoadedEnvelope;
  readonly participant: ParticipantRow;
  readonly documents: readonly PlannedDocument[];
  /** A person who came by a signing link is not logged in. */
  readonly isGuest: boolean;
}

/**
 * The office seals of an act (Rulings §3 "sealWsid takes a personal or an office seal"): only for participants who act for
 * their enterprise, only seals that the member may use now, and only under a certificate that can name the enterprise.
 * @throws Refused with the reason
 */
export async function judgeSeals(
  tx: Tx,
  { loaded, participant, documents, isGuest }: Question,
  now: Date,
): Promise<JudgedUse[]> {
  const used = documents.flatMap(({ values }) =>
    values.flatMap((value) => (value.kind === 'picture' ? (value.picture.officeSeal ?? []) : [])),
  );
  if (used.length === 0) return [];
  const { type, memberId, enterpriseId, secureLevel } = participant;
  if (type === 'PERSON' || type === 'BULK_PERSON' || memberId === null || enterpriseId === null)
    return refuseWith('ERROR_SEAL_OF_ENTERPRISE');
  // A code sent to a contact is not enough to use a seal of an enterprise.
  if (isGuest) refuseWith('ERROR_CANT_USE_FREE_LOGIN');
  // A certificate of a person or of their phone does not name the enterprise.
  if (secureLevel === 'PERSONAL_CERT' || secureLevel === 'SHIELD_CERT') refuseWith('ERROR_SEAL_CERT');
  const purpose = { envelopeId: loaded.row.id, bstId: loaded.row.bstId };
  return judgeUses(tx, { enterpriseId, memberId, purpose }, [...new Set(used.map(({ id }) => id))], now);
}
