import {
  type Decision,
  OPERATOR_REQUEST_KINDS,
  OPERATOR_REQUEST_PERMISSION,
  type OperatorRole,
  accept,
  mayOperate,
  needsSecondAdministrator,
  refuse,
} from '@countersign/domain';
import { type RequestContext, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { recordOperatorAct } from './record.ts';
import { closeRequestsOf } from './request-store.ts';
import { type OperatorRow, lockOperators, updateOperator } from './store.ts';

/** The new roles of an operator. */
export interface NewRoles {
  readonly id: string;
  readonly roles: readonly OperatorRole[];
}

/**
 * Checks whether an operator's roles may change now, and whether a second administrator has to confirm it. An administrator
 * who was disabled counts as well: one who disables the others must not get their rights alone by doing so.
 * @returns ERROR_NOT_FOUND, ERROR_REQUEST_SUBJECT, ERROR_OPERATOR_LAST
 */
export async function judgeRoles(
  tx: Tx,
  { id, roles }: NewRoles,
): Promise<Decision<{ readonly row: OperatorRow; readonly needsSecond: boolean }>> {
  const operators = await lockOperators(tx);
  const row = operators.find((one) => one.id === id);
  if (row === undefined) return refuse('ERROR_NOT_FOUND');
  if (row.disabled || rolesText(row.roles) === rolesText(roles)) return refuse('ERROR_REQUEST_SUBJECT');
  const administrators = operators.filter((one) => one.roles.includes('ADMINISTRATOR'));
  const isTaken = row.roles.includes('ADMINISTRATOR') && !roles.includes('ADMINISTRATOR');
  if (isTaken && !administrators.some((one) => !one.disabled && one.id !== id)) return refuse('ERROR_OPERATOR_LAST');
  return accept({ row, needsSecond: administrators.length > 1 && needsSecondAdministrator(row.roles, roles) });
}

/** Gives an operator these roles, and closes their waiting requests that these no longer permit. */
export async function applyRoles(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  by: { readonly login: string; readonly sessionId: string | null },
  { row, roles }: { readonly row: OperatorRow; readonly roles: readonly OperatorRole[] },
  context: Pick<RequestContext, 'now' | 'ip' | 'userAgent' | 'requestId'>,
): Promise<OperatorRow> {
  const changed = (await updateOperator(tx, row.id, { roles: [...roles] })) ?? refuseWith('ERROR_NOT_FOUND');
  const lost = OPERATOR_REQUEST_KINDS.filter((kind) => !mayOperate(roles, OPERATOR_REQUEST_PERMISSION[kind]));
  await closeRequestsOf(tx, row.id, context.now, lost);
  const detail = { login: row.login, roles: rolesText(roles), formerRoles: rolesText(row.roles) };
  await recordOperatorAct(tx, services, by, { kind: 'operator.rolesSet', detail }, context);
  return changed;
}

/** Roles as the record and a request store them. */
export const rolesText = (roles: readonly OperatorRole[]): string => roles.join(' ');
