import { type Services, type Tx, emit, onCommit } from '../../platform/index.ts';
import { voidSecurityTokens } from './security-token.ts';
import { endSessionsOf } from './store.ts';

/**
 * Ends every session of a person, an operator or a membership except the one to keep, and closes their sockets after the
 * commit: after a password change or reset, and when the account is disabled (security 3).
 */
export async function endEverySession(
  tx: Tx,
  services: Services,
  of: Parameters<typeof endSessionsOf>[1],
  options: { readonly except?: string | null; readonly now: Date },
): Promise<void> {
  if ('personId' in of) await voidSecurityTokens(tx, of.personId, options.now);
  await closeSessions(tx, services, await endSessionsOf(tx, of, options), options.now);
}

/** Closes the sockets of sessions that this transaction has ended, in this process and in all others. */
export async function closeSessions(
  tx: Tx,
  services: Services,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  if (sessionIds.length === 0) return;
  await emit(tx, { type: 'user.loggedOut', sessionIds }, { id: services.ids.next(), now });
  onCommit(() => services.push.endSessions(sessionIds));
}
