import { type PermissionKey, fromWsid, toWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { enterpriseRole, enterpriseRoleAuthor, enterpriseRolePrivilege } from '../../../platform/index.ts';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import { type Company, employ } from './company.ts';

export interface Employee {
  readonly person: Person;
  readonly memberWsid: string;
}

/** A member with this account active, who holds these keys by a separate role. */
export async function employee(
  world: World,
  firm: Company,
  someone: Promise<Person>,
  keys: readonly PermissionKey[] = [],
): Promise<Employee> {
  const person = await someone;
  const memberWsid = await employ(world, firm, person);
  if (keys.length > 0) await bindRole(world, await roleWith(world, firm, keys), memberWsid);
  await changeTo(person, memberWsid);
  return { person, memberWsid };
}

async function roleWith({ services }: World, firm: Company, keys: readonly PermissionKey[]): Promise<string> {
  const [roleId, createdAt] = [services.ids.next(), services.clock.now()];
  const enterpriseId = fromWsid('enterprise', firm.enterpriseWsid) ?? '';
  await services.db.withTx(async (tx) => {
    await tx.insert(enterpriseRole).values({ id: roleId, enterpriseId, name: `角色${roleId}`, createdAt });
    await tx.insert(enterpriseRolePrivilege).values(keys.map((key) => ({ roleId, key })));
  });
  return toWsid('role', roleId);
}

/** Binds a member to a role directly. */
export async function bindRole({ services }: World, roleWsid: string, memberWsid: string): Promise<void> {
  const [roleId, memberId] = [fromWsid('role', roleWsid) ?? '', fromWsid('enterpriseUser', memberWsid) ?? ''];
  const createdAt = services.clock.now();
  await services.db.withTx((tx) => tx.insert(enterpriseRoleAuthor).values({ roleId, memberId, createdAt }));
}
