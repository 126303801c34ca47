import { api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld, drawnPng } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterprise as enterpriseTable, member } from '../../platform/index.ts';
import { namedDigests } from '../../contracts/files/store.ts';
import { changeTo, found } from '../../accounts/identity/testing/applying.ts';
import { listen } from '../../app/sockets/testing/listen.ts';

let world: World;
let lastPhone = 13_500_000_000;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function someone(): Promise<Person> {
  const person = world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
  await person.register();
  return person;
}
const own = (person: Person) => ({ params: { userWsid: person.userWsid } });

/** An owner whose enterprise account is active, and a member of that enterprise. */
async function company() {
  const [owner, worker] = [await someone(), await someone()];
  const { enterpriseWsid, memberWsid: ownMemberWsid } = await found(owner, '测试有限公司');
  const [id, createdAt] = [world.services.ids.next(), world.services.clock.now()];
  const enterpriseId = fromWsid('enterprise', enterpriseWsid) ?? '';
  const personId = fromWsid('user', worker.userWsid) ?? '';
  await world.services.db.withTx((tx) =>
    tx.insert(member).values({ id, enterpriseId, personId, status: 'NORMAL', createdAt }),
  );
  return { owner, ownMemberWsid, worker, enterpriseWsid, memberWsid: toWsid('enterpriseUser', id) };
}

describe('An enterprise', () => {
  it('belongs to its founder: the owner, whose accounts name it (Spec §3)', async () => {
    const author = await someone();
    const { enterprise, account } = await author.call(api.createEnterprise, { body: { name: ' 新公司 ' } });
    expect(enterprise).toMatchObject({
      name: '新公司',
      adminName: '路人',
      authorWsid: author.userWsid,
      isOwner: true,
      idttvStatus: 'INCOMPLETE',
      unifiedSocialCode: null,
      contractNumberStutas: null,
    });
    expect(account).toMatchObject({ userType: 'ENTERPRISE', enterpriseName: '新公司', memberStatus: 'NORMAL' });
    const { accounts } = await author.call(api.listAccounts, own(author));
    expect(accounts.map(({ userWsid }) => userWsid)).toEqual([author.userWsid, enterprise.userEnterpriseWsid]);
    const params = { enterpriseWsid: enterprise.enterpriseWsid };
    // A right in an enterprise follows from the active account (security 34).
    expect(await author.refused(api.getEnterprise, { params })).toMatchObject({ error: 'ERROR_NOT_FOUND' });
    await changeTo(author, enterprise.userEnterpriseWsid);
    expect((await author.call(api.getEnterprise, { params })).enterprise).toEqual(enterprise);
  });
});

describe('The profile of an enterprise (Spec §3 "Enterprise")', () => {
  it('is changed by its owner; the name only until it is submitted for verification', async () => {
    const { owner, worker, memberWsid, enterpriseWsid } = await company();
    const params = { enterpriseWsid };
    const body = { name: '改名有限公司', adminName: '李管理', websiteMetadata: { 官网: 'https://example.com' } };
    const { enterprise } = await owner.call(api.updateEnterprise, { params, body });
    expect(enterprise).toMatchObject(body);
    await changeTo(worker, memberWsid);
    expect(await worker.refused(api.updateEnterprise, { params, body })).toMatchObject({ error: 'ERROR_FORBIDDEN' });
    await world.services.db.withTx((tx) =>
      tx
        .update(enterpriseTable)
        .set({ idttvStatus: 'PASSED' })
        .where(eq(enterpriseTable.id, fromWsid('enterprise', enterpriseWsid) ?? '')),
    );
    expect(await owner.refused(api.updateEnterprise, { params, body: { name: '又改' } })).toMatchObject({
      error: 'ERROR_ENTERPRISE_NAME_FIXED',
    });
    const kept = await owner.call(api.updateEnterprise, { params, body: { name: body.name, websiteMetadata: null } });
    expect(kept.enterprise).toMatchObject({ name: body.name, websiteMetadata: null });
    const odd = { params, body: { idttvStatus: 'PASSED' } as object };
    expect(await owner.refused(api.updateEnterprise, odd)).toMatchObject({ status: 400 });
  });

  it('has a picture, redrawn, that only its members see (security 33)', async () => {
    const { owner, worker, memberWsid, enterpriseWsid } = await company();
    const params = { enterpriseWsid };
    const bytes = Buffer.concat([drawnPng(600, 600), Buffer.from('<script>')]);
    const uploaded = await owner.upload(api.uploadEnterpriseAvatar, {
      params,
      fields: {},
      file: { name: '1.jpg', bytes },
    });
    const { rel, href = '' } = uploaded.enterprise.avatarHref ?? { rel: '' };
    expect(rel).toBe('avatar');
    await changeTo(worker, memberWsid);
    const shown = Buffer.from(await (await worker.fetch(href)).arrayBuffer());
    expect([shown.readUInt32BE(16), shown.readUInt32BE(20)]).toEqual([256, 256]);
    expect(shown.includes('<script>')).toBe(false);
    expect((await (await someone()).fetch(href)).status).toBe(404);
    const [row] = await world.services.db.withTx((tx) =>
      tx
        .select()
        .from(enterpriseTable)
        .where(eq(enterpriseTable.id, fromWsid('enterprise', enterpriseWsid) ?? '')),
    );
    const digest = row?.avatarDigest ?? '';
    expect(await world.services.db.withTx((tx) => namedDigests(tx, [digest]))).toContain(digest);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const wrong = owner.upload(api.uploadEnterpriseAvatar, { params, fields: {}, file: { name: 'a.png', bytes: svg } });
    await expect(wrong).rejects.toMatchObject({ error: 'ERROR_PICTURE' });
    const { enterprise } = await owner.call(api.deleteEnterpriseAvatar, { params });
    expect(enterprise.avatarHref).toBeNull();
  });
});

describe('A member who is removed', () => {
  it('is told why and is logged out of that account at once, not of the personal account (security 3, Spec §8)', async () => {
    const { owner, worker, enterpriseWsid, memberWsid } = await company();
    const elsewhere = world.stranger({ name: '路人', contact: worker.contact });
    await elsewhere.login();
    const params = { ...own(worker).params };
    await worker.call(api.setDefaultAccount, { params, body: { enterpriseWsid, isDefault: true } });
    await changeTo(worker, memberWsid);
    const [page, other] = [
      await listen(world.base, worker.jar.header()),
      await listen(world.base, elsewhere.jar.header()),
    ];
    await owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid } });
    expect((await page.next('SYSTEM_ENTERPRISE_USER_DISABLE')).attachMessage.targertWsid).toBe(memberWsid);
    await page.closed;
    expect(await worker.refused(api.getSession)).toMatchObject({ status: 401 });
    await other.next('ACCOUNT_CHANGED');
    other.socket.close();
    const { accounts } = await elsewhere.call(api.listAccounts, own(elsewhere));
    expect(accounts.map(({ memberStatus, defaultLogin }) => [memberStatus, defaultLogin])).toEqual([
      ['NORMAL', true],
      ['DISABLED', false],
    ]);
    await expect(changeTo(elsewhere, memberWsid)).rejects.toMatchObject({ error: 'ERROR_MEMBER_DISABLED' });
    // The next login uses the personal account.
    expect((await worker.login()).userWsid).toBe(elsewhere.userWsid);
  });

  it('can be removed only once, and the owner never', async () => {
    const { owner, ownMemberWsid, enterpriseWsid, memberWsid } = await company();
    const removal = (wsid: string) => ({ params: { enterpriseWsid, memberWsid: wsid } });
    expect(await owner.refused(api.disableMember, removal(ownMemberWsid))).toMatchObject({ error: 'ERROR_FORBIDDEN' });
    await owner.call(api.disableMember, removal(memberWsid));
    expect(await owner.refused(api.disableMember, removal(memberWsid))).toMatchObject({ status: 404 });
  });

  it('has to belong to this enterprise', async () => {
    const [mine, theirs] = [await company(), await company()];
    const params = { enterpriseWsid: mine.enterpriseWsid, memberWsid: theirs.memberWsid };
    expect(await mine.owner.refused(api.disableMember, { params })).toMatchObject({ status: 404 });
    await changeTo(theirs.worker, theirs.memberWsid);
  });
});
