import type { InPerson } from '@countersign/domain';
import { type RequestContext, type Services, type Tx, onCommit } from '../../platform/index.ts';
import { endSession, insertSession, newSessionSecret } from './store.ts';

export interface OpenedSession {
  readonly id: string;
  readonly secret: string;
}

export interface SessionOwner {
  /** Null for an operator's session. */
  readonly personId: string | null;
  readonly memberId?: string | null;
  readonly operatorId?: string | null;
  /** Participant ids of a free-login session; null for a full one. */
  readonly scopes: readonly string[] | null;
  readonly contact: string | null;
  /** When the contact was proved by the code that opened it. */
  readonly provedAt?: Date | null;
  /** The device stays in the hands of participants. */
  readonly inPerson?: InPerson | null;
  readonly deviceId: string | null;
}

/**
 * Opens a new session for a person who has just proved their identity and ends the one they came with, so that a session
 * planted by an attacker is not upgraded (security 1).
 */
export async function openSession(
  tx: Tx,
  services: Services,
  owner: SessionOwner,
  context: RequestContext,
): Promise<OpenedSession> {
  const { sessionId, ip, userAgent, now } = context;
  if (sessionId !== null) {
    await endSession(tx, sessionId, now);
    onCommit(() => services.push.endSessions([sessionId]));
  }
  const opened = { id: services.ids.next(), secret: newSessionSecret() };
  await insertSession(tx, { ...owner, ...opened, ip, userAgent, now });
  return opened;
}

/**
 * An anonymous session, which carries captchas and codes until the login.
 * @param inPerson the device is in the hands of participants
 */
export async function openAnonymousSession(
  tx: Tx,
  services: Services,
  { ip, userAgent, now }: RequestContext,
  inPerson: InPerson | null = null,
): Promise<OpenedSession> {
  const opened = { id: services.ids.next(), secret: newSessionSecret() };
  await insertSession(tx, {
    ...opened,
    personId: null,
    scopes: null,
    contact: null,
    deviceId: null,
    inPerson,
    ip,
    userAgent,
    now,
  });
  return opened;
}
