import { type InPerson, toWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type AuditEntry, lockEnvelope, recordAudit } from '../../trust/index.ts';
import {
  type Caller,
  type RequestContext,
  type Services,
  type Tx,
  onCommit,
  refuseWith,
  session,
} from '../../platform/index.ts';
import { closeSessions } from './end-sessions.ts';
import { type OpenedSession, openAnonymousSession } from './open-session.ts';
import { voidSecurityTokens } from './security-token.ts';
import { type SessionRow, endSession } from './store.ts';

/**
 * Ends the session of the host, with its sockets and the tokens for a login that it has made, and puts one into the browser that
 * belongs to no person: whatever a tab of this browser still shows, only a login gets back (security 78).
 */
export async function handDeviceOver(
  tx: Tx,
  services: Services,
  { caller: { sessionId, personId }, inPerson }: { readonly caller: Caller; readonly inPerson: InPerson },
  context: RequestContext,
): Promise<OpenedSession> {
  const { now } = context;
  await voidSecurityTokens(tx, personId, now);
  await endSession(tx, sessionId, now);
  await closeSessions(tx, services, [sessionId], now);
  return openAnonymousSession(tx, services, context, inPerson);
}

/** Ends the turn of the participant who has the device now: the next person needs a code of their own. */
export async function takeTurnBack(
  tx: Tx,
  services: Services,
  { inPerson, sessionId }: { readonly inPerson: InPerson; readonly sessionId: string },
  context: RequestContext,
): Promise<OpenedSession> {
  await endSession(tx, sessionId, context.now);
  onCommit(() => services.push.endSessions([sessionId]));
  return openAnonymousSession(tx, services, context, inPerson);
}

/** The session of a participant who has acted on the device of the sender: it belongs to no person any more. */
export const withoutTurn = (row: SessionRow): SessionRow => ({
  ...row,
  personId: null,
  scopes: null,
  contact: null,
  member: null,
});

/** The participant who had the device in this session last; null before the first code. */
export async function participantOf(tx: Tx, sessionId: string): Promise<string | null> {
  const [row] = await tx.select({ scopes: session.scopes }).from(session).where(eq(session.id, sessionId));
  return row?.scopes?.[0] ?? null;
}

/**
 * On a device that was handed over, only participants of its contract prove themselves, and never its host.
 * @throws Refused ERROR_IN_PERSON_OTHER_CONTRACT, ERROR_IN_PERSON_OWN_CONTACT, ERROR_PARTICIPANT_HAS_ACTED
 */
export function demandTurnOf(
  inPerson: InPerson | null,
  {
    envelopeId,
    personId,
    hasTurn,
  }: { readonly envelopeId: string; readonly personId: string; readonly hasTurn: boolean },
): void {
  if (inPerson === null) return;
  if (inPerson.envelopeId !== envelopeId) refuseWith('ERROR_IN_PERSON_OTHER_CONTRACT');
  if (inPerson.hostId === personId) refuseWith('ERROR_IN_PERSON_OWN_CONTACT');
  // A session of theirs would be over as it begins.
  if (!hasTurn) refuseWith('ERROR_PARTICIPANT_HAS_ACTED');
}

/**
 * No participant leaves a login of their own behind on the device of the sender.
 * @throws Refused ERROR_IN_PERSON_HOST_ONLY
 */
export function demandHost({ hostId, hostName }: InPerson, personId: string): void {
  if (hostId !== personId) refuseWith('ERROR_IN_PERSON_HOST_ONLY', { name: hostName });
}

type Actor = Pick<AuditEntry, 'personId' | 'sessionId' | 'actorName' | 'ip' | 'userAgent' | 'requestId'>;

/** The host has taken the device back by a login. */
export async function recordReturn(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { envelopeId, participantId, startedAt }: InPerson,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  await lockEnvelope(tx, envelopeId);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'envelope.deviceReturned',
    envelopeId,
    ...actor,
    detail: { handedAt: startedAt, participant: toWsid('participant', participantId) },
  });
}
