import { type Participant, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { type Company, company, draftOf, employ, sent, signPlainly } from '../../enterprise/members/testing/company.ts';
import { audit, envelope, message, passkey, person as personTable, picture, session } from '../../platform/index.ts';

let world: World;
let [alice, li, owner] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  world = await createWorld();
  [alice, li, owner] = await world.people('alice', 'li', 'wang');
});
afterAll(() => world.close());

const idOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';
const own = (person: Person) => ({ params: { userWsid: person.userWsid } });
const request = (person: Person, password = person.password) => ({
  ...own(person),
  body: { password: wirePassword('login', password) },
});
const rowOf = (person: Person) =>
  world.services.db.withTx(async (tx) => {
    const [row] = await tx
      .select()
      .from(personTable)
      .where(eq(personTable.id, idOf(person)));
    return row;
  });
async function obstacles(person: Person): Promise<Record<string, number>> {
  const { obstacles: found } = await person.call(api.getDeletion, own(person));
  return Object.fromEntries(found.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
}
const kinds = (id: string) =>
  world.services.db.withTx(async (tx) =>
    (await tx.select({ kind: audit.kind }).from(audit).where(eq(audit.personId, id))).map(({ kind }) => kind),
  );

describe('A person who deletes their account', () => {
  let contract: { envelopeWsid: string };
  let firm: Company;

  it('first settles what others wait for, and names the enterprises that they own', async () => {
    const draft = await sent(alice, [{ name: '李雷', contact: li.contact }], '在途合同');
    contract = draft.params;
    const turn = await sent(li, [{ name: '爱丽', contact: alice.contact }], '等她签');
    await world.app.jobs.drain();
    expect(await obstacles(alice)).toEqual({ RUNNING: 1, TURN: 1 });
    expect(await alice.refused(api.requestDeletion, request(alice))).toMatchObject({ error: 'ERROR_DELETION_BLOCKED' });
    const named = (one: Participant) => one.participantWsid;
    await signPlainly(li, { ...draft.params, participantWsid: named(draft.of('李雷')) });
    await signPlainly(alice, { ...turn.params, participantWsid: named(turn.of('爱丽')) });
    await world.app.jobs.drain();
    expect(await obstacles(alice)).toEqual({});
    firm = await company(owner, '注销测试有限公司');
    expect(await obstacles(owner)).toEqual({ OWNER: 1 });
    expect((await owner.refused(api.requestDeletion, request(owner))).error).toBe('ERROR_DELETION_BLOCKED');
  });

  it('proves who they are, is logged out everywhere, and withdraws it by logging in', async () => {
    expect((await alice.refused(api.requestDeletion, request(alice, 'Wrong0rd!'))).error).toBe('ERROR_PASSWORD_WRONG');
    const { deleteDatetime } = await alice.call(api.requestDeletion, request(alice));
    const { deleteAt } = (await rowOf(alice)) ?? {};
    expect(deleteAt?.toISOString()).toBe(deleteDatetime);
    expect((await alice.refused(api.getDeletion, own(alice))).status).toBe(401);
    world.clock.advance({ days: 14 });
    await world.app.jobs.drain();
    expect(await rowOf(alice)).toMatchObject({ deletedAt: null, accountStatus: 'ACTIVE' });
    await alice.login();
    world.clock.advance({ days: 2 });
    await world.app.jobs.drain();
    expect(await rowOf(alice)).toMatchObject({ deletedAt: null, deleteAt: null, accountStatus: 'ACTIVE' });
    expect(await kinds(idOf(alice))).toContain('user.deletionCancelled');
    const { messages } = await (await loggedIn(alice)).call(api.listMessages, { ...own(alice), query: {} });
    expect(messages.filter(({ actionType }) => actionType === 'SECURITY').length).toBeGreaterThan(1);
  });

  async function loggedIn(person: Person): Promise<Person> {
    await person.login();
    return person;
  }

  it('is gone afterwards with everything that is only theirs; contracts of others stay, and the contact is free', async () => {
    const before = await loggedIn(alice);
    const [id, { userWsid }] = [idOf(alice), alice];
    const memberWsid = await employ(world, firm, alice);
    const { envelopeWsid } = await draftOf(before, [{ name: '李雷', contact: li.contact }], '草稿');
    await before.call(api.requestDeletion, request(before));
    world.clock.advance({ days: 15, hours: 1 });
    await world.app.jobs.drain();

    expect(await rowOf(alice)).toMatchObject({
      phone: null,
      email: null,
      nickname: null,
      realName: null,
      passwordHash: null,
      signPasswordHash: null,
      accountStatus: 'DISABLED',
      deletedAt: expect.any(Date),
    });
    const left = await world.services.db.withTx(async (tx) => ({
      sessions: await tx.$count(session, eq(session.personId, id)),
      passkeys: await tx.$count(passkey, eq(passkey.personId, id)),
      pictures: await tx.$count(picture, eq(picture.personId, id)),
      messages: await tx.$count(message, eq(message.personId, id)),
      drafts: await tx.$count(envelope, eq(envelope.id, fromWsid('envelope', envelopeWsid) ?? '')),
    }));
    expect(left).toEqual({ sessions: 0, passkeys: 0, pictures: 0, messages: 0, drafts: 0 });
    expect(await kinds(id)).toContain('user.deleted');
    await expect(alice.login()).rejects.toMatchObject({ error: 'ERROR_LOGIN_FAILED' });

    // The others keep the contract, and its evidence.
    await loggedIn(li);
    const { envelope: kept } = await li.call(api.getEnvelope, { params: contract, query: {} });
    expect(kept.status).toBe('ED_SUCCESS');
    expect((await li.bytes(api.getArchive, { params: contract })).status).toBe(200);
    await loggedIn(owner);
    await changeTo(owner, firm.ownMemberWsid);
    const members = { params: { enterpriseWsid: firm.enterpriseWsid }, query: {} };
    const former = (await owner.call(api.listForbiddenMembers, members)).members;
    expect(former.map((one) => one.memberWsid)).toEqual([memberWsid]);

    // Another account with the same contact is another person.
    const [again] = await world.people('alice');
    expect(again.userWsid).not.toBe(userWsid);
    expect((await again.refused(api.getEnvelope, { params: contract, query: {} })).status).not.toBe(200);
  });
});
