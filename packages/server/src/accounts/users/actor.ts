import { type NamedUser, displayName, publicName } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { person } from '../../platform/database/schema/index.ts';
import type { Caller, RequestContext } from '../../platform/http/context.ts';
import type { AuditEntry } from '../../trust/audit-trail/record.ts';

/** What every audit row of one call has in common. */
export type AuditActor = Pick<AuditEntry, 'personId' | 'sessionId' | 'actorName' | 'ip' | 'userAgent' | 'requestId'>;

/** How the record names a person: its rows are kept for good, so a contact stands in them masked. '' for nobody. */
export const recordedName = (row: NamedUser | null | undefined): string => (row ? publicName(displayName(row)) : '');

export async function auditActor(tx: Tx, caller: Caller, context: RequestContext): Promise<AuditActor> {
  const [row] = await tx.select().from(person).where(eq(person.id, caller.personId));
  return {
    personId: caller.personId,
    sessionId: caller.sessionId,
    // The row's hash covers the name, and whoever checks the chain is shown it.
    actorName: row ? actorNameOf(recordedName(row), caller) : '',
    ip: context.ip,
    userAgent: context.userAgent,
    requestId: context.requestId,
  };
}

/** What a program did by a key says so beside the name of whoever made the key. */
const actorNameOf = (name: string, { apiClient }: Caller): string =>
  apiClient === undefined ? name : `${name} (API: ${apiClient.name})`;

/** The deadline or a job acted, nobody in person. */
export const SYSTEM_ACTOR: AuditActor = { actorName: 'system' };
