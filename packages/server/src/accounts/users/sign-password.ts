import { type Decision, isWirePassword } from '@countersign/domain';
import { personActor } from './actor.ts';
import { recordAudit } from '../../trust/index.ts';
import { useOpcode } from '../codes/index.ts';
import {
  type RequestContext,
  type Services,
  type Tx,
  demand,
  emit,
  isStillStored,
  refuseWith,
} from '../../platform/index.ts';
import { SIGN_PASSWORD, forgiveSecret, judgeSecret } from './judge-secret.ts';
import { hashPassword, waitsAs } from './password-hash.ts';
import { type PasswordRetrieval, prepareRetrieval } from './password-retrieval.ts';
import { type PersonRow, freshForSec, lockPerson, setSignPasswordHash } from './store.ts';

/** Checks a sign password, outside any transaction; a correct one grants nothing by itself (security 15). */
export const judgeSignPassword = (
  services: Pick<Services, 'db' | 'secrets'>,
  personId: string,
  wirePassword: string,
  now: Date,
): Promise<Decision<string>> => judgeSecret(services, SIGN_PASSWORD, { personId, wirePassword, now });

/** Sets the first sign password, or a new one in place of the old (Spec §7 "Sign password"). */
export async function setSignPassword(
  services: Services,
  personId: string,
  given: { readonly old: string | null; readonly fresh: string },
  context: RequestContext,
): Promise<void> {
  if (!isWirePassword(given.fresh)) refuseWith('ERROR_PASSWORD_FORM');
  const judged =
    given.old === null ? null : demand(await judgeSignPassword(services, personId, given.old, context.now));
  const hash = await hashPassword(given.fresh, services.secrets.pepper, waitsAs(personId));
  await services.db.withTx(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (person === null) return refuseWith('ERROR_NOT_FOUND');
    // The password that was checked must still be stored: another change may have come first.
    if (!isStillStored(person.signPasswordHash, judged))
      refuseWith(judged === null ? 'ERROR_SIGN_PASSWORD_EXISTS' : 'ERROR_SIGN_PASSWORD_WRONG');
    await keep(tx, services, { person, hash }, context);
  });
}

/** Sets a forgotten sign password with an opcode of service RESET_SIGN_PWD for one of the person's own contacts. */
export async function replaceForgottenSignPassword(
  services: Services,
  personId: string,
  retrieval: PasswordRetrieval,
  context: RequestContext,
): Promise<void> {
  const { contact, use, hash } = await prepareRetrieval(services, 'RESET_SIGN_PWD', retrieval, context);
  await services.db.withTx(async (tx) => {
    demand(await useOpcode(tx, use));
    const person = await lockPerson(tx, personId);
    // An opcode for another person's contact proves nothing here (security 7).
    if (person === null || (person.phone !== contact.value && person.email !== contact.value))
      return refuseWith('ERROR_OPCODE');
    const expireIn = freshForSec(person, contact, context.now);
    if (expireIn !== null) refuseWith('ERROR_CONTACT_FRESH', { expireIn });
    await forgiveSecret(tx, services.secrets.pepper, SIGN_PASSWORD, personId);
    await keep(tx, services, { person, hash }, context);
  });
}

async function keep(
  tx: Tx,
  services: Services,
  { person, hash }: { readonly person: PersonRow; readonly hash: string },
  context: RequestContext,
): Promise<void> {
  const { id: personId, signPasswordHash } = person;
  const { now } = context;
  await setSignPasswordHash(tx, personId, hash, now);
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'user.signPasswordChanged',
    ...personActor(person, context),
  });
  const event = { type: 'user.signPasswordChanged', personId, isFirst: signPasswordHash === null } as const;
  await emit(tx, event, { id: services.ids.next(), now });
}
