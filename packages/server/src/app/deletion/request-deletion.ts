import type { Api } from '@countersign/contract';
import { ACCOUNT_DELETION_DAYS, judgeDeletion } from '@countersign/domain';
import {
  LOGIN_PASSWORD,
  auditActor,
  demandStillLoggedIn,
  endEverySession,
  judgeSecret,
  lockPerson,
  setDeleteAt,
} from '../../accounts/index.ts';
import { type Handler, type Handlers, demand, emit, enqueue, isStillStored, refuseWith } from '../../platform/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { DELETE_ACCOUNT_JOB } from './job-kinds.ts';
import { countsOf, findObstacles, isAccountHeld } from './obstacles.ts';

const DAY_MS = 86_400_000;

const getDeletion: Handler<Api['getDeletion']> = ({ db }, { caller }) =>
  db.withTx(async (tx) => ({
    days: ACCOUNT_DELETION_DAYS,
    obstacles: (await findObstacles(tx, caller.personId)).map(({ items, ...rest }) => ({ ...rest, items: [...items] })),
  }));

/**
 * Sets the time at which the account is deleted, and ends every session: a login is then the way to withdraw it. Until then
 * nothing else changes, so that a withdrawn request leaves no trace but its audit rows.
 */
const requestDeletion: Handler<Api['requestDeletion']> = async (services, { caller, body, context }) => {
  const { personId } = caller;
  const { now } = context;
  const stored = demand(await judgeSecret(services, LOGIN_PASSWORD, { personId, wirePassword: body.password, now }));
  const deleteAt = new Date(now.getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
  await services.db.withTx(async (tx) => {
    const person = (await lockPerson(tx, personId)) ?? refuseWith('ERROR_NOT_FOUND');
    await demandStillLoggedIn(tx, context.sessionId);
    if (!isStillStored(person.passwordHash, stored)) refuseWith('ERROR_PASSWORD_WRONG');
    if (await isAccountHeld(tx, personId)) refuseWith('ERROR_LEGAL_HOLD');
    demand(judgeDeletion(countsOf(await findObstacles(tx, personId)), { isDue: false }));
    await setDeleteAt(tx, personId, deleteAt);
    const due = { kind: DELETE_ACCOUNT_JOB, key: personId, payload: { personId }, runAt: deleteAt, now };
    await enqueue(tx, { id: services.ids.next(), ...due });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'user.deletionRequested',
      ...(await auditActor(tx, caller, context)),
      detail: { deleteAt: deleteAt.toISOString() },
    });
    const changed = { personId, deleteAt: deleteAt.toISOString(), reason: 'REQUESTED' } as const;
    await emit(tx, { type: 'user.deletionChanged', ...changed }, { id: services.ids.next(), now });
    await endEverySession(tx, services, { personId }, { now });
  });
  return { deleteDatetime: deleteAt.toISOString() };
};

export const deletionCalls = { getDeletion, requestDeletion } satisfies Partial<Handlers>;
