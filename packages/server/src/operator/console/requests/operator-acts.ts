import { type OperatorRequestKind, accept, readOperatorRoles, refuse, toWsid } from '@countersign/domain';
import { demand, forgive, refuseWith } from '../../../platform/index.ts';
import {
  closeRequestsOf,
  createOperator,
  findOperator,
  operatorCodeGuard,
  operatorLoginGuard,
  ownPasswordGuard,
  recordOperatorAct,
  rolesText,
  updateOperator,
} from '../../../accounts/index.ts';
import type { Confirmed, TwoOperatorAct } from './act.ts';

/** One operator alone could otherwise make the second one who confirms. */
const createAct: TwoOperatorAct = {
  subjectOf: (login) => login,
  judge: async (tx, { subject: login, detail }) =>
    (await findOperator(tx, { login })) === null ? accept(detail['name'] ?? login) : refuse('ERROR_OPERATOR_EXISTS'),
  givesPassword: true,
  effect: null,
  async execute(tx, services, { subject: login, detail }, confirmed) {
    const { by, context } = confirmed;
    const passwordHash = passwordHashOf(confirmed);
    const roles = readOperatorRoles((detail['roles'] ?? '').split(' ')) ?? refuseWith('ERROR_REQUEST_SUBJECT');
    const made = { login, name: detail['name'] ?? login, roles, passwordHash, now: context.now };
    demand(await createOperator(tx, services, made));
    const recorded = { login, roles: rolesText(roles) };
    await recordOperatorAct(tx, services, by, { kind: 'operator.created', detail: recorded }, context);
  },
};

/**
 * Enables an operator again, like a new one: with a one-time password, without the former second factor. Their open
 * requests are closed.
 */
const enableAct: TwoOperatorAct = {
  subjectOf: (id) => toWsid('operator', id),
  async judge(tx, { subject: id }) {
    const row = await findOperator(tx, { id });
    if (row === null) return refuse('ERROR_NOT_FOUND');
    return row.disabled ? accept(row.login) : refuse('ERROR_REQUEST_SUBJECT');
  },
  givesPassword: true,
  effect: null,
  async execute(tx, services, { subject: id }, confirmed) {
    const { by, context } = confirmed;
    const password = { passwordHash: passwordHashOf(confirmed), mustChangePassword: true };
    const factor = { sealedTotp: null, totpSince: null, totpStep: null };
    const row = await updateOperator(tx, id, { disabled: false, ...password, ...factor });
    if (row === null) return refuseWith('ERROR_NOT_FOUND');
    await closeRequestsOf(tx, id, context.now);
    const { pepper } = services.secrets;
    for (const guard of [
      operatorLoginGuard(pepper, row.login),
      ownPasswordGuard(pepper, id),
      operatorCodeGuard(pepper, id),
    ])
      await forgive(tx, guard);
    await recordOperatorAct(tx, services, by, { kind: 'operator.enabled', detail: { login: row.login } }, context);
  },
};

function passwordHashOf({ passwordHash }: Confirmed): string {
  if (passwordHash === null) throw new Error('the act gives a one-time password');
  return passwordHash;
}

export const operatorActs = {
  OPERATOR_CREATE: createAct,
  OPERATOR_ENABLE: enableAct,
} satisfies Partial<Record<OperatorRequestKind, TwoOperatorAct>>;
