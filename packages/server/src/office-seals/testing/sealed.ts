import { type BodyIn, type OfficeSeal, api } from '@countersign/contract';
import { type PermissionKey, fromWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { enterpriseRole, enterpriseRoleAuthor, enterpriseRolePrivilege } from '../../db/schema/index.ts';
import type { Company } from '../../members/testing/company.ts';

type Pattern = BodyIn<typeof api.createOfficeSeal>['pattern'];

/** A seal from a pattern, still waiting to be checked. */
export async function makeSeal(
  { owner, name: text }: Company,
  name = '公章',
  pattern: Partial<Pattern> = {},
): Promise<OfficeSeal> {
  const body = { name, pattern: { kind: 'ENTERPRISE' as const, text, microText: false, ...pattern } };
  return (await owner.call(api.createOfficeSeal, { body })).officeSeal;
}

/** The seal's own application, passed by the owner. */
export async function checkSeal({ owner, enterpriseWsid }: Company, officeSealWsid: string): Promise<void> {
  const { sealApplications } = await owner.call(api.listSealApplications, {
    query: { filters: 'kind=CREATE,status=WAITING', limit: 100 },
  });
  const found = sealApplications.find(({ officeSeal }) => officeSeal.officeSealWsid === officeSealWsid);
  const handled = { sealApplicationWsid: found?.sealApplicationWsid ?? '', passed: true };
  await owner.call(api.handleSealApplications, { body: { enterpriseWsid, handledApplications: [handled] } });
}

/** A seal that may sign. */
export async function checkedSeal(firm: Company, name?: string, pattern?: Partial<Pattern>): Promise<string> {
  const { officeSealWsid } = await makeSeal(firm, name, pattern);
  await checkSeal(firm, officeSealWsid);
  return officeSealWsid;
}

export const authorize = ({ owner }: Company, officeSealWsid: string, body: BodyIn<typeof api.authorizeOfficeSeal>) =>
  owner.call(api.authorizeOfficeSeal, { params: { officeSealWsid }, body });

/** A role of its own with these keys, held by a member. */
export async function giveKeys(
  { house }: World,
  { enterpriseWsid }: Company,
  memberWsid: string,
  keys: readonly PermissionKey[],
): Promise<string> {
  const [roleId, createdAt] = [house.ids.next(), house.clock.now()];
  const enterpriseId = fromWsid('enterprise', enterpriseWsid) ?? '';
  const memberId = fromWsid('enterpriseUser', memberWsid) ?? '';
  await house.db.withTx(async (tx) => {
    await tx.insert(enterpriseRole).values({ id: roleId, enterpriseId, name: roleId, alias: null, createdAt });
    await tx.insert(enterpriseRolePrivilege).values(keys.map((key) => ({ roleId, key })));
    await tx.insert(enterpriseRoleAuthor).values({ roleId, memberId, createdAt });
  });
  return roleId;
}

export const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes).subarray(1, 4).toString('latin1') === 'PNG';
export const listOf = (person: Person, filters = '') => person.call(api.listOfficeSealsGeneral, { query: { filters } });
