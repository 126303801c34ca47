import { type Decision, accept, fromWsid, refuse } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { auditActor } from '../users/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Caller, type RequestContext, type Services, type Tx, onCommit, session } from '../../platform/index.ts';
import { tellSessionsChanged } from '../session-changes/index.ts';
import { type Membership, findMembership } from '../memberships/index.ts';
import type { OpenedSession } from './open-session.ts';
import { newSessionSecret, setSecret } from './store.ts';

export interface ChangedAccount {
  readonly membership: Membership | null;
  readonly opened: OpenedSession;
}

/**
 * Makes another account of the caller the active one (Spec §4 "Session"): their personal account, or an enterprise of which
 * they are a member and not removed (security 19). The session continues under a new secret (security 1).
 */
export async function switchAccount(
  tx: Tx,
  services: Services,
  { caller, destinationWsid }: { readonly caller: Caller; readonly destinationWsid: string },
  context: RequestContext,
): Promise<Decision<ChangedAccount>> {
  const { personId, sessionId } = caller;
  const isPersonal = fromWsid('user', destinationWsid) === personId;
  const membership = isPersonal
    ? null
    : await findMembership(tx, personId, fromWsid('enterpriseUser', destinationWsid));
  if (!isPersonal && membership === null) return refuse('ERROR_NOT_A_MEMBER');
  if (membership?.status === 'DISABLED') return refuse('ERROR_MEMBER_DISABLED');
  const opened = { id: sessionId, secret: newSessionSecret() };
  if (!(await setSecret(tx, opened))) return refuse('ERROR_NOT_LOGIN');
  await tx
    .update(session)
    .set({ memberId: membership?.id ?? null })
    .where(eq(session.id, sessionId));
  await tellSessionsChanged(tx, `session ${sessionId}`);
  await recordAudit(tx, {
    ...(await auditActor(tx, caller, context)),
    id: services.ids.next(),
    at: context.now,
    kind: 'user.accountChanged',
    detail: { account: destinationWsid },
  });
  onCommit(() => services.push.reconnect([sessionId]));
  return accept({ membership, opened });
}
