import { publicName, toWsid } from '@countersign/domain';
import { timeIn } from '../../../platform/page-layout/zoned-time.ts';
import type { LoadedEnvelope, ParticipantRow } from '../core/facts.ts';
import type { DocumentRow } from '../core/store.ts';
import type { VoidAgreementFacts } from './void-agreement.ts';

const ROLES: Readonly<Record<ParticipantRow['actionType'], string>> = {
  SENDER: '发起人 sender',
  SIGNER: '签署人 signer',
  CHECKER: '审批人 reviewer',
};

/** What the agreement says of the contract; whoever is known by a contact alone is named with it masked. */
export function agreementFacts(
  { row, participants }: LoadedEnvelope,
  confirming: readonly ParticipantRow[],
  documents: readonly DocumentRow[],
  { reason, now }: { readonly reason: string; readonly now: Date },
): VoidAgreementFacts {
  const time = timeIn(row.timezone);
  return {
    envelopeWsid: toWsid('envelope', row.id),
    title: row.title,
    sender: publicName(participants.find(({ actionType }) => actionType === 'SENDER')?.name ?? ''),
    completed: time(row.completedAt),
    proposed: time(now),
    timezone: row.timezone,
    reason,
    documents: documents.map(({ name, headDigest }) => ({ name, digest: headDigest })),
    parties: confirming.map(({ name, enterpriseName, actionType, handledAt }) => ({
      name: publicName(name),
      enterprise: enterpriseName,
      role: ROLES[actionType],
      acted: time(handledAt),
    })),
  };
}
