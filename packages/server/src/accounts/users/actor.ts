import { type NamedUser, displayName, publicName } from '@countersign/domain';
import { eq, sql } from 'drizzle-orm';
import { type Caller, type RequestContext, type Services, type Tx, person, prepared } from '../../platform/index.ts';
import { type AuditEntry, recordAudit } from '../../trust/index.ts';
import { actingIn } from '../codes/index.ts';

/** The fields that all audit rows of one call share. */
export type AuditActor = Pick<AuditEntry, 'personId' | 'sessionId' | 'actorName' | 'ip' | 'userAgent' | 'requestId'>;

/** The name of a person in the record: rows are kept permanently, so a contact is masked. '' for no person. */
export const recordedName = (row: NamedUser | null | undefined): string => (row ? publicName(displayName(row)) : '');

/** A person as the actor of an audit row, without a session: for acts on their own account. */
export const personActor = (
  row: NamedUser & { readonly id: string },
  { ip, userAgent, requestId }: RequestContext,
): AuditActor => ({ personId: row.id, actorName: recordedName(row), ip, userAgent, requestId });

/** @param known the caller, where the transaction has read them */
export async function auditActor(
  tx: Tx,
  caller: Caller,
  context: RequestContext,
  known?: NamedUser,
): Promise<AuditActor> {
  const row = known ?? (await actingIn(tx, caller.personId)) ?? (await namedUser(tx, { id: caller.personId }))[0];
  return {
    personId: caller.personId,
    sessionId: caller.sessionId,
    // The row's hash covers the name, and it is shown to anyone who verifies the chain.
    actorName: row ? actorNameOf(recordedName(row), caller) : '',
    ip: context.ip,
    userAgent: context.userAgent,
    requestId: context.requestId,
  };
}

/** Records an act of a call by its caller, with the id and the time of the call. */
export async function recordByCaller(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { caller, context }: { readonly caller: Caller; readonly context: RequestContext },
  kind: AuditEntry['kind'],
  detail: AuditEntry['detail'],
): Promise<void> {
  await recordAudit(tx, { id: ids.next(), at: context.now, kind, ...(await auditActor(tx, caller, context)), detail });
}

const namedUser = prepared<{ readonly id: string }, NamedUser[]>((tx) => {
  const { phone, email, nickname, realName, idttvStatus } = person;
  return tx
    .select({ phone, email, nickname, realName, idttvStatus })
    .from(person)
    .where(eq(person.id, sql.placeholder('id')));
});

/** An act by an API key is recorded with the name of the key beside the name of its maker. */
const actorNameOf = (name: string, { apiClient }: Caller): string =>
  apiClient === undefined ? name : `${name} (API: ${apiClient.name})`;

/** For acts of a deadline or a job, without a person. */
export const SYSTEM_ACTOR: AuditActor = { actorName: 'system' };
