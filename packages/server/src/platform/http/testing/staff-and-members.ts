import { OPERATOR_ROLES, fromWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import {
  enterpriseRole,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  member,
  operator,
} from '../../database/index.ts';
import { insertEnterprise } from '../../../accounts/index.ts';
import { insertSession, newSessionSecret } from '../../../accounts/sessions/store.ts';

/** Callers whose active account is an enterprise account. */
const IN_ENTERPRISES = ['owner', 'member', 'keyHolder', 'disabledMember', 'otherOwner'] as const;
/** Callers that are not persons. */
export const OPERATORS = ['operator', 'newOperator', 'disabledOperator'] as const;

type Members = Readonly<Record<(typeof IN_ENTERPRISES)[number] | 'ownerAtHome', Person>>;
type Staff = Readonly<Record<(typeof OPERATORS)[number], Person>>;

const idOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

/** The first enterprise, and its only role, which the key holder has, and which the removed member had. */
export interface MatrixEnterprise {
  readonly enterpriseId: string;
  readonly roleId: string;
  readonly keyHolderId: string;
}

/**
 * Two enterprises; the returned ids are those of the first. The members have their enterprise account active, the owner of
 * the first is also logged in with the personal account in another browser, and one member is removed afterwards.
 */
export async function makeMembers(world: World, people: Members): Promise<MatrixEnterprise> {
  const { services } = world;
  const found = async (author: 'owner' | 'otherOwner'): Promise<{ id: string; memberId: string }> => {
    const made = { id: services.ids.next(), memberId: services.ids.next(), name: author, adminName: author };
    const by = { authorId: idOf(people[author]), now: services.clock.now() };
    await services.db.withTx((tx) => insertEnterprise(tx, { ...made, ...by }));
    return made;
  };
  const admit = async (enterpriseId: string, person: Person): Promise<string> => {
    const [id, createdAt] = [services.ids.next(), services.clock.now()];
    const row = { id, enterpriseId, personId: idOf(person), status: 'NORMAL', createdAt } as const;
    await services.db.withTx((tx) => tx.insert(member).values(row));
    return id;
  };
  const [own, other] = [await found('owner'), await found('otherOwner')];
  const accounts = {
    owner: own.memberId,
    member: await admit(own.id, people.member),
    keyHolder: await admit(own.id, people.keyHolder),
    disabledMember: await admit(own.id, people.disabledMember),
    otherOwner: other.memberId,
  };
  for (const caller of IN_ENTERPRISES)
    await signIn(world, people[caller], { personId: idOf(people[caller]), memberId: accounts[caller] });
  await signIn(world, people.ownerAtHome, { personId: idOf(people.owner), memberId: null });
  const removed = eq(member.id, accounts.disabledMember);
  await services.db.withTx((tx) => tx.update(member).set({ status: 'DISABLED' }).where(removed));
  const [roleId, createdAt] = [services.ids.next(), services.clock.now()];
  await services.db.withTx(async (tx) => {
    await tx.insert(enterpriseRole).values({ id: roleId, enterpriseId: own.id, name: '一把钥匙', createdAt });
    for (const memberId of [accounts.keyHolder, accounts.disabledMember])
      await tx.insert(enterpriseRoleAuthor).values({ roleId, memberId, createdAt });
  });
  return { enterpriseId: own.id, roleId, keyHolderId: accounts.keyHolder };
}

/** The only permission key that the role has from now on. */
export const giveKey = ({ services }: World, { roleId }: MatrixEnterprise, key: string): Promise<unknown> =>
  services.db.withTx(async (tx) => {
    await tx.delete(enterpriseRolePrivilege).where(eq(enterpriseRolePrivilege.roleId, roleId));
    await tx.insert(enterpriseRolePrivilege).values({ roleId, key });
  });

/** An operator, one who still has to choose their own password, and one who was disabled after logging in. */
export async function makeOperators(world: World, people: Staff): Promise<void> {
  const { services } = world;
  for (const caller of OPERATORS) {
    const [id, createdAt] = [services.ids.next(), services.clock.now()];
    const names = { login: caller.toLowerCase(), name: caller };
    const row = {
      id,
      ...names,
      passwordHash: '',
      roles: [...OPERATOR_ROLES],
      mustChangePassword: caller === 'newOperator',
      createdAt,
    };
    await services.db.withTx((tx) => tx.insert(operator).values(row));
    await signIn(world, people[caller], { personId: null, operatorId: id });
  }
  const shutOut = eq(operator.login, 'disabledoperator');
  await services.db.withTx((tx) => tx.update(operator).set({ disabled: true }).where(shutOut));
}

/** A session in a new browser, as after a login. */
async function signIn(
  { services }: World,
  { jar }: Person,
  owner: { personId: string | null; memberId?: string | null; operatorId?: string },
): Promise<void> {
  const secret = newSessionSecret();
  const how = { scopes: null, contact: null, deviceId: null, ip: '127.0.0.1', userAgent: 'test' };
  const opened = { id: services.ids.next(), secret, now: services.clock.now() };
  await services.db.withTx((tx) => insertSession(tx, { ...opened, ...owner, ...how }));
  jar.clear();
  jar.take(new Response(null, { headers: { 'set-cookie': `session=${secret}` } }));
}
