import { type Operator, type OperatorRequest, operatorApi } from '@countersign/contract';
import { OPERATOR_ROLES, type OperatorRole } from '@countersign/domain';
import { type Person, type World, wirePassword } from '@countersign/testkit';
import { createOperator, hashPlainPassword, updateOperator } from '../../../accounts/index.ts';

/** The login data of the operators in tests. */
export const STAFF_PASSWORD = 'Staff0nly!';

interface NewOperator {
  readonly isNew?: boolean;
  /** All of them, if none is named. */
  readonly roles?: readonly OperatorRole[];
}

/** Makes an operator as the command does; with `isNew` still under the one-time password. */
export async function makeOperator(
  world: World,
  login: string,
  { isNew = false, roles = OPERATOR_ROLES }: NewOperator = {},
): Promise<void> {
  const { services } = world;
  const passwordHash = await hashPlainPassword(STAFF_PASSWORD, services.secrets.pepper);
  await services.db.withTx(async (tx) => {
    const made = await createOperator(tx, services, {
      login,
      name: `${login}员`,
      roles,
      passwordHash,
      now: services.clock.now(),
    });
    if (!made.ok) throw new Error(made.error);
    if (!isNew) await updateOperator(tx, made.value.id, { mustChangePassword: false });
  });
}

/** A browser on the operator console, not logged in. */
export const desk = (world: World): Person => world.stranger({ name: 'desk', contact: 'desk@example.com' });

export const logIn = (at: Person, login: string, password = STAFF_PASSWORD): Promise<{ operator: Operator }> =>
  at.call(operatorApi.createOperatorSession, { body: { login, password: wirePassword('login', password) } });

/** An operator who is logged in. */
export async function operatorAt(world: World, login: string, roles?: readonly OperatorRole[]): Promise<Person> {
  await makeOperator(world, login, roles === undefined ? {} : { roles });
  const at = desk(world);
  await logIn(at, login);
  return at;
}

/** Confirms a request as another operator. */
export async function confirmAs(world: World, login: string, { requestWsid }: Pick<OperatorRequest, 'requestWsid'>) {
  const at = await operatorAt(world, login);
  return at.call(operatorApi.confirmOperatorRequest, { params: { requestWsid } });
}
