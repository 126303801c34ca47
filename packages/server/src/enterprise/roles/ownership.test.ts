import { api } from '@countersign/contract';
import { SUPER_ADMINISTRATOR, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, member } from '../../platform/index.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { type Company, company, employ, sent } from '../members/testing/company.ts';

let world: World;
let lastPhone = 13_540_000_000;
let firm: Company;
let successor: Person;
let successorWsid: string;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  firm = await company(await someone('老板'), '传承有限公司');
  successor = await someone('接班人');
  successorWsid = await employ(world, firm, successor);
  await changeTo(successor, successorWsid);
});

async function someone(name: string): Promise<Person> {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  await person.setSignPassword();
  return person;
}
const signWord = ({ signPassword }: Person): string => wirePassword('sign', signPassword);
const handing = (proof: { signPassword?: string; opcode?: string }, memberWsid = successorWsid) => ({
  params: { enterpriseWsid: firm.enterpriseWsid },
  body: { memberWsid, ...proof },
});
const owners = async (): Promise<string[]> => {
  const enterpriseId = fromWsid('enterprise', firm.enterpriseWsid) ?? '';
  const which = and(eq(member.enterpriseId, enterpriseId), eq(member.isOwner, true));
  const rows = await world.services.db.withTx((tx) => tx.select({ id: member.id }).from(member).where(which));
  return rows.map(({ id }) => id);
};
const told = async (person: Person): Promise<string[]> => {
  const { messages } = await person.call(api.listMessages, { params: { userWsid: person.userWsid }, query: {} });
  return messages.filter(({ actionType }) => actionType === 'OWNER_CHANGED').map((one) => JSON.stringify(one));
};

describe('The ownership of an enterprise (Spec §6)', () => {
  it('is handed over by the sign password: role and rights move at once, and both members are notified', async () => {
    const { owner, enterpriseWsid, roleWsid: enterpriseRoleWsid } = firm;
    const named = { name: '法人代表', type: 'ENTERPRISE_ROLE', enterpriseWsid, enterpriseRoleWsid } as const;
    const { envelopeWsid } = await sent(await someone('对方'), [named]);
    const { enterprise } = await owner.call(api.handOverEnterprise, handing({ signPassword: signWord(owner) }));
    expect(enterprise.isOwner).toBe(false);
    expect(await owners()).toEqual([fromWsid('enterpriseUser', successorWsid)]);
    const { enterpriseRoles } = await successor.call(api.listRolesWithAuthors, {});
    expect(enterpriseRoles[0]).toMatchObject({ alias: SUPER_ADMINISTRATOR, authors: [{ memberWsid: successorWsid }] });
    expect(await owner.refused(api.listPolicyRoles, {})).toMatchObject({ error: 'ERROR_FORBIDDEN' });
    const inList = async (person: Person) =>
      (await person.call(api.listEnvelopes, { query: {} })).envelopes.some((one) => one.envelopeWsid === envelopeWsid);
    expect([await inList(owner), await inList(successor)]).toEqual([false, true]);
    await expect.poll(() => told(owner)).toEqual([expect.stringContaining('接班人')]);
    await expect.poll(() => told(successor)).toHaveLength(1);
    const rows = await world.services.db.withTx((tx) =>
      tx.select({ detail: audit.detail }).from(audit).where(eq(audit.kind, 'enterprise.ownerChanged')),
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ from: firm.ownMemberWsid, to: successorWsid }),
    ]);
  });

  it('is handed over by a code to an own contact, and by no other proof (security 6, 7, 15)', async () => {
    const { owner } = firm;
    const refused = async (proof: { signPassword?: string; opcode?: string }) =>
      (await owner.refused(api.handOverEnterprise, handing(proof))).error;
    expect(await refused({})).toBe('ERROR_AUTH_REQUIRED');
    expect(await refused({ signPassword: wirePassword('sign', 'Wrong0ne!') })).toBe('ERROR_SIGN_PASSWORD_WRONG');
    expect(await refused({ opcode: await owner.opcode('LOGIN') })).toBe('ERROR_OPCODE');
    expect(await refused({ opcode: await owner.opcode('OWNER', { contact: '13540009999' }) })).toBe('ERROR_OPCODE');
    expect(await owners()).toEqual([fromWsid('enterpriseUser', firm.ownMemberWsid)]);
    const opcode = await owner.opcode('OWNER');
    await owner.call(api.handOverEnterprise, handing({ opcode }));
    expect(await owners()).toEqual([fromWsid('enterpriseUser', successorWsid)]);
  });

  it('goes to another active member only, and to one at a time', async () => {
    const { owner, enterpriseWsid, ownMemberWsid } = firm;
    const proof = { signPassword: signWord(owner) };
    const gone = await employ(world, firm, await someone('旧人'));
    await owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid: gone } });
    for (const memberWsid of [ownMemberWsid, gone])
      expect(await owner.refused(api.handOverEnterprise, handing(proof, memberWsid))).toMatchObject({
        error: 'ERROR_OWNER_SUCCESSOR',
      });
    const third = await employ(world, firm, await someone('第三人'));
    const outcomes = await Promise.allSettled(
      [successorWsid, third].map((memberWsid) => owner.call(api.handOverEnterprise, handing(proof, memberWsid))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await owners()).toHaveLength(1);
  });

  it('keeps its holder a member: no member can remove the owner, whatever key they hold', async () => {
    const { owner, enterpriseWsid, ownMemberWsid } = firm;
    const { enterpriseRoles } = await owner.call(api.listPolicyRoles, {});
    const roleId = enterpriseRoles.find(({ alias }) => alias === 'ADMINISTRATOR')?.enterpriseRoleWsid ?? '';
    await owner.call(api.bindRoleAuthors, { params: { roleId }, body: { memberWsids: [successorWsid] } });
    const removal = { params: { enterpriseWsid, memberWsid: ownMemberWsid } };
    expect(await successor.refused(api.disableMember, removal)).toMatchObject({ error: 'ERROR_OWNER_STAYS' });
    await owner.call(api.handOverEnterprise, handing({ signPassword: signWord(owner) }));
    await successor.call(api.disableMember, removal);
    expect(await owner.refused(api.listPolicyRoles, {})).toMatchObject({ error: 'ERROR_NOT_LOGIN' });
  });
});
