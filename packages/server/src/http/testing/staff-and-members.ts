import { fromWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { member, operator } from '../../db/schema/index.ts';
import { insertEnterprise } from '../../enterprises/store.ts';
import { insertSession, newSessionSecret } from '../../sessions/store.ts';

/** Callers whose active account is an enterprise's. */
export const IN_ENTERPRISES = ['owner', 'member', 'disabledMember', 'otherOwner'] as const;
/** Callers who are no person. */
export const OPERATORS = ['operator', 'disabledOperator'] as const;

type Members = Readonly<Record<(typeof IN_ENTERPRISES)[number] | 'ownerAtHome', Person>>;
type Staff = Readonly<Record<(typeof OPERATORS)[number], Person>>;

const idOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

/**
 * Two enterprises; the answer is the id of the first. Whoever acts in one has its account active, the owner of the
 * first is at home in the personal account in another browser, and one member is removed after they came.
 */
export async function makeMembers(world: World, people: Members): Promise<string> {
  const { house } = world;
  const found = async (author: 'owner' | 'otherOwner'): Promise<{ id: string; memberId: string }> => {
    const made = { id: house.ids.next(), memberId: house.ids.next(), name: author, adminName: author };
    const by = { authorId: idOf(people[author]), now: house.clock.now() };
    await house.db.withTx((tx) => insertEnterprise(tx, { ...made, ...by }));
    return made;
  };
  const admit = async (enterpriseId: string, person: Person): Promise<string> => {
    const [id, createdAt] = [house.ids.next(), house.clock.now()];
    const row = { id, enterpriseId, personId: idOf(person), status: 'NORMAL', createdAt } as const;
    await house.db.withTx((tx) => tx.insert(member).values(row));
    return id;
  };
  const [own, other] = [await found('owner'), await found('otherOwner')];
  const accounts = {
    owner: own.memberId,
    member: await admit(own.id, people.member),
    disabledMember: await admit(own.id, people.disabledMember),
    otherOwner: other.memberId,
  };
  for (const caller of IN_ENTERPRISES)
    await signIn(world, people[caller], { personId: idOf(people[caller]), memberId: accounts[caller] });
  await signIn(world, people.ownerAtHome, { personId: idOf(people.owner), memberId: null });
  const removed = eq(member.id, accounts.disabledMember);
  await house.db.withTx((tx) => tx.update(member).set({ status: 'DISABLED' }).where(removed));
  return own.id;
}

/** An operator, and one who is shut out after they came. */
export async function makeOperators(world: World, people: Staff): Promise<void> {
  const { house } = world;
  for (const caller of OPERATORS) {
    const [id, createdAt] = [house.ids.next(), house.clock.now()];
    const names = { login: caller.toLowerCase(), name: caller };
    const row = { id, ...names, passwordHash: '', mustChangePassword: false, createdAt };
    await house.db.withTx((tx) => tx.insert(operator).values(row));
    await signIn(world, people[caller], { personId: null, operatorId: id });
  }
  const shutOut = eq(operator.login, 'disabledoperator');
  await house.db.withTx((tx) => tx.update(operator).set({ disabled: true }).where(shutOut));
}

/** A session in a fresh browser, as logging in leaves it. */
async function signIn(
  { house }: World,
  { jar }: Person,
  owner: { personId: string | null; memberId?: string | null; operatorId?: string },
): Promise<void> {
  const secret = newSessionSecret();
  const how = { scopes: null, contact: null, deviceId: null, ip: '127.0.0.1', userAgent: 'test' };
  const opened = { id: house.ids.next(), secret, now: house.clock.now() };
  await house.db.withTx((tx) => insertSession(tx, { ...opened, ...owner, ...how }));
  jar.clear();
  jar.take(new Response(null, { headers: { 'set-cookie': `session=${secret}` } }));
}
