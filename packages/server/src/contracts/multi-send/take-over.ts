import { displayName } from '@countersign/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { AuditActor } from '../../accounts/index.ts';
import { type Tx, multiSendJob } from '../../platform/index.ts';
import type { Successor } from '../envelopes/index.ts';
import type { Template } from './template.ts';

/** An account has few running jobs at a time (MULTI_SEND_JOBS_MAX): they are handed over in one transaction. */
export async function takeOverJobs(
  tx: Tx,
  { memberId, to, actor }: { memberId: string; to: Successor; actor: AuditActor; now: Date },
): Promise<void> {
  const rows = await tx
    .select()
    .from(multiSendJob)
    .where(and(eq(multiSendJob.accountId, memberId), inArray(multiSendJob.status, ['RUNNING', 'PAUSED'])))
    .for('update');
  const { person, enterpriseId } = to;
  for (const row of rows) {
    const template = row.template as Template;
    const changed: Template = {
      ...template,
      envelope: { ...template.envelope, senderId: person.id, senderMemberId: to.memberId, apiClientId: null },
      participants: template.participants.map((one) =>
        one.actionType === 'SENDER'
          ? {
              ...one,
              personId: person.id,
              memberId: to.memberId,
              enterpriseId,
              name: displayName(person),
              phone: person.phone,
              email: person.email,
            }
          : one,
      ),
    };
    // The audit trail shows the member who decided as the sender of everything sent from now on.
    const change = { accountId: to.memberId, personId: person.id, template: changed, actor };
    await tx.update(multiSendJob).set(change).where(eq(multiSendJob.id, row.id));
  }
}
