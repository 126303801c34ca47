import { isWirePassword } from '@countersign/domain';
import {
  LOGIN_PASSWORD,
  type PasswordRetrieval,
  type PersonRow,
  findPersonByContact,
  forgiveSecret,
  freshForSec,
  hashPassword,
  judgeSecret,
  lockPerson,
  personActor,
  prepareRetrieval,
  updatePerson,
  waitsAs,
} from '../users/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { useOpcode } from '../codes/index.ts';
import {
  type Caller,
  type RequestContext,
  type Services,
  type Tx,
  demand,
  emit,
  forgive,
  isStillStored,
  keyedHash,
  onCommit,
  refuseWith,
} from '../../platform/index.ts';
import { endEverySession, newSessionSecret, setSecret, strangerLoginSubject } from '../sessions/index.ts';
import { removeKeys } from './remove-keys.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Removes passkeys and signing phones as well: another person may have added one. */
  readonly removeKeys: boolean;
}

/**
 * Changes the login password with the old one. Every other session of the person ends; this one continues under a new secret
 * (security 1, 3).
 */
export async function changePassword(
  services: Services,
  { personId, sessionId }: Caller,
  { oldPassword, newPassword, removeKeys: isAsked }: PasswordChange,
  context: RequestContext,
): Promise<{ readonly id: string; readonly secret: string }> {
  if (!isWirePassword(newPassword)) refuseWith('ERROR_PASSWORD_FORM');
  const given = { personId, wirePassword: oldPassword, now: context.now };
  const judged = demand(await judgeSecret(services, LOGIN_PASSWORD, given));
  const passwordHash = await hashPassword(newPassword, services.secrets.pepper, waitsAs(personId));
  const opened = { id: sessionId, secret: newSessionSecret() };
  await services.db.withTx(async (tx) => {
    const { now } = context;
    // The check is void if another change came first or this session has ended.
    const isUnchanged = isStillStored((await lockPerson(tx, personId))?.passwordHash, judged);
    if (!isUnchanged || !(await setSecret(tx, opened))) refuseWith('ERROR_PASSWORD_WRONG');
    const person = (await updatePerson(tx, personId, { passwordHash }, now)) ?? refuseWith('ERROR_NOT_FOUND');
    await endEverySession(tx, services, { personId }, { except: sessionId, now });
    onCommit(() => services.push.reconnect([sessionId]));
    const actor = personActor(person, context);
    const keysRemoved = isAsked && (await removeKeys(tx, services, { personId, actor, now }));
    await tell(tx, services, person, { isReset: false, keysRemoved }, context);
  });
  return opened;
}

/**
 * Sets a forgotten login password with an opcode of service RESET_PWD for this very account (Spec §7, security 6, 7). Every
 * session of the person ends, and passkeys and signing phones are removed (rulings §8.21), also if it is their first password:
 * a key that was added before may be another person's.
 */
export async function replaceForgottenPassword(
  services: Services,
  retrieval: PasswordRetrieval,
  context: RequestContext,
): Promise<void> {
  const { pepper } = services.secrets;
  const { now } = context;
  const { contact, use, hash } = await prepareRetrieval(services, 'RESET_PWD', retrieval, context);
  await services.db.withTx(async (tx) => {
    demand(await useOpcode(tx, use));
    const found = await findPersonByContact(tx, contact);
    if (found === null) return refuseWith('ERROR_ACCOUNT_NOT_REGISTERED');
    if (found.accountStatus === 'DISABLED') return refuseWith('ERROR_ACCOUNT_DISABLED');
    const expireIn = freshForSec(found, contact, now);
    if (expireIn !== null) refuseWith('ERROR_CONTACT_FRESH', { expireIn });
    const person = (await updatePerson(tx, found.id, { passwordHash: hash }, now)) ?? refuseWith('ERROR_NOT_FOUND');
    // Earlier guesses were at the old password.
    for (const known of [person.phone, person.email].filter((one) => one !== null)) {
      await forgive(tx, { kind: 'LOGIN', subject: keyedHash(pepper, 'guess', known) });
      await forgive(tx, { kind: 'LOGIN', subject: strangerLoginSubject(pepper, known, context.ip) });
    }
    await forgiveSecret(tx, pepper, LOGIN_PASSWORD, person.id);
    await endEverySession(tx, services, { personId: person.id }, { now });
    const actor = personActor(person, context);
    const keysRemoved = await removeKeys(tx, services, { personId: person.id, actor, now });
    await tell(tx, services, person, { isReset: true, keysRemoved }, context);
  });
}

async function tell(
  tx: Tx,
  services: Services,
  person: PersonRow,
  { isReset, keysRemoved }: { readonly isReset: boolean; readonly keysRemoved: boolean },
  context: RequestContext,
): Promise<void> {
  const { now } = context;
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: isReset ? 'user.passwordReset' : 'user.passwordChanged',
    ...personActor(person, context),
  });
  const changed = { type: 'user.passwordChanged', personId: person.id, isReset, keysRemoved } as const;
  await emit(tx, changed, { id: services.ids.next(), now });
}
