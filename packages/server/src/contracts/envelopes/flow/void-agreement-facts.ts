import { ROLE_LABELS, bilingual } from '@countersign/contract';
import { displayName, nameOnPaper, nameSource, publicName, toWsid } from '@countersign/domain';
import { timeIn } from '../../../platform/index.ts';
import type { ParticipantRow } from '../core/facts.ts';
import { type KnownNames, participantEnterpriseSource } from '../core/known-names.ts';
import type { NamedEnvelope } from '../core/present.ts';
import type { DocumentRow } from '../core/store.ts';
import type { VoidAgreementFacts } from './void-agreement.ts';

function enterpriseOf(row: ParticipantRow, names: KnownNames): string | null {
  const source = participantEnterpriseSource(row, names, true);
  return row.enterpriseName === null || source === null ? null : nameOnPaper(row.enterpriseName, source);
}

/**
 * The facts of the contract that the agreement states; a participant known only by a contact is named by the masked
 * contact.
 */
export function agreementFacts(
  { row, names }: NamedEnvelope,
  confirming: readonly ParticipantRow[],
  documents: readonly DocumentRow[],
  { reason, now }: { readonly reason: string; readonly now: Date },
): VoidAgreementFacts {
  const time = timeIn(row.timezone);
  const sender = names.senders.get(row.senderId);
  const from = sender === undefined ? '' : displayName(sender);
  return {
    envelopeWsid: toWsid('envelope', row.id),
    title: row.title,
    sender: nameOnPaper(publicName(from), nameSource(from, sender)),
    completed: time(row.completedAt),
    proposed: time(now),
    timezone: row.timezone,
    reason,
    documents: documents.map(({ name, headDigest }) => ({ name, digest: headDigest })),
    parties: confirming.map((one) => ({
      name: nameOnPaper(publicName(one.name), one.nameSource),
      enterprise: enterpriseOf(one, names),
      role: bilingual(ROLE_LABELS, one.actionType),
      acted: time(one.handledAt),
    })),
  };
}
