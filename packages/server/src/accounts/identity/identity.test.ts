import { type Api, type BodyIn, api, operatorApi } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApplication, identityPaper } from '../../platform/index.ts';
import { operatorAt } from '../../operator/console/testing/staff.ts';
import { listen } from '../../app/sockets/testing/listen.ts';
import { ID_CARD, SOCIAL_CODE, applyAsPerson, found, handIn, picture } from './testing/applying.ts';

let world: World;
let operator: Person;
let lastPhone = 13_700_000_000;
beforeAll(async () => {
  world = await createWorld();
  operator = await operatorAt(world, 'reviewer');
});
afterAll(() => world.close());

async function newPerson(name = '张伟'): Promise<Person> {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  return person;
}
const decide = (applicationWsid: string, body: { approved: boolean; withoutCertificate?: boolean; reason?: string }) =>
  operator.call(operatorApi.decideIdentityApplication, { params: { applicationWsid }, body });
const userOf = async (person: Person) =>
  (await person.call(api.getUser, { params: { userWsid: person.userWsid } })).userInfo.user;
const own = (person: Person) => ({ params: { userWsid: person.userWsid } });
async function verified(name?: string): Promise<Person> {
  const person = await newPerson(name);
  await decide((await applyAsPerson(person)).applicationWsid, { approved: true });
  return person;
}

describe('The identity of a person', () => {
  it('goes from NO to WAITING to PASSED, and the verified name is theirs from then on (Spec §4)', async () => {
    const person = await newPerson('昵称');
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'NO', realName: null });
    expect((await person.call(api.getIdentity, own(person))).application).toBeNull();
    const application = await applyAsPerson(person, '李明');
    expect(application).toMatchObject({ kind: 'PERSON', status: 'WAITING', name: '李明', reason: null });
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'WAITING', realName: null });
    const page = await listen(world.base, person.jar.header());
    await decide(application.applicationWsid, { approved: true });
    await world.app.jobs.drain();
    expect((await page.next('IDENTITY_CHANGED')).attachMessage.targertWsid).toBe(application.applicationWsid);
    page.socket.close();
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'PASSED', realName: '李明', displayName: '李明' });
    expect((await person.messages())[0]?.text).toContain('Your identity verification has passed');
    expect(await person.refused(api.applyIdentity, { ...own(person), body: await bodyOf(person) })).toMatchObject({
      error: 'ERROR_IDENTITY_PASSED',
    });
  });

  it('if returned, states the reason, is NO again and may be applied for again', async () => {
    const person = await newPerson();
    const first = await applyAsPerson(person);
    await decide(first.applicationWsid, { approved: false, reason: '照片模糊' });
    await world.app.jobs.drain();
    expect((await person.call(api.getIdentity, own(person))).application).toMatchObject({
      status: 'RETURNED',
      reason: '照片模糊',
    });
    expect((await person.messages())[0]?.text).toContain('was returned: “照片模糊”.');
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'NO', realName: null });
    const second = await applyAsPerson(person);
    await decide(second.applicationWsid, { approved: true });
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'PASSED' });
  });

  it('cannot be returned without a reason', async () => {
    const { applicationWsid } = await applyAsPerson(await newPerson());
    const given = { params: { applicationWsid }, body: { approved: false, reason: ' ' } };
    expect(await operator.refused(operatorApi.decideIdentityApplication, given)).toMatchObject({
      error: 'ERROR_REASON_MISSING',
    });
  });

  const bodyOf = async (person: Person) => ({
    realName: '李明',
    numberKind: 'ID_CARD' as const,
    number: ID_CARD,
    papers: [await handIn(person, 'ID_FRONT'), await handIn(person, 'ID_BACK')],
  });

  it.each([
    ['a wrong check digit', { number: '110105194912310021' }, 'ERROR_IDENTITY_NUMBER'],
    ['the number of another kind of document', { number: 'E12345678' }, 'ERROR_IDENTITY_NUMBER'],
    ['one of two sides', { papers: 1 }, 'ERROR_IDENTITY_PAPERS'],
    ['the documents of another kind', { numberKind: 'PASSPORT', number: 'E12345678' }, 'ERROR_IDENTITY_PAPERS'],
  ] as const)('cannot be applied for with %s', async (_what, wrong, error) => {
    const person = await newPerson();
    const right = await bodyOf(person);
    const papers = 'papers' in wrong ? right.papers.slice(0, wrong.papers) : right.papers;
    const body = { ...right, ...wrong, papers };
    expect(await person.refused(api.applyIdentity, { ...own(person), body })).toMatchObject({ status: 422, error });
  });

  it('cannot be applied for with documents that another person has uploaded', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const body = await bodyOf(other);
    expect(await person.refused(api.applyIdentity, { ...own(person), body })).toMatchObject({
      error: 'ERROR_IDENTITY_PAPERS',
    });
  });

  it('waits once: of applications sent at the same time one is accepted', async () => {
    const person = await newPerson();
    const bodies = [await bodyOf(person), await bodyOf(person), await bodyOf(person)];
    const outcomes = await Promise.all(
      bodies.map((body) =>
        person.call(api.applyIdentity, { ...own(person), body }).then(
          () => 'taken',
          (error: { error: string }) => error.error,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['ERROR_IDENTITY_WAITING', 'ERROR_IDENTITY_WAITING', 'taken']);
  });

  it('is decided once: of two operators at the same time one decides', async () => {
    const { applicationWsid } = await applyAsPerson(await newPerson());
    const second = await operatorAt(world, 'second');
    const verdicts = [{ approved: true }, { approved: false, reason: 'no' }] as const;
    const outcomes = await Promise.all(
      [operator, second].map((at, i) =>
        at
          .call(operatorApi.decideIdentityApplication, {
            params: { applicationWsid },
            body: verdicts[i] ?? { approved: true },
          })
          .then(
            () => 'decided',
            (error: { error: string; status: number }) => `${error.status} ${error.error}`,
          ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['409 ERROR_IDENTITY_DECIDED', 'decided']);
  });
});

describe('A picture of an identity document', () => {
  it('is stored as at most 2000 pixels on the longer side, encrypted', async () => {
    const person = await newPerson();
    const paperWsid = await handIn(person, 'ID_FRONT', Buffer.concat([picture(3000, 1500), Buffer.from('<script>')]));
    const shown = Buffer.from(
      await (await person.bytes(api.getIdentityPaper, { params: { paperWsid } })).arrayBuffer(),
    );
    // The header chunk of a PNG: width, then height.
    expect([shown.readUInt32BE(16), shown.readUInt32BE(20)]).toEqual([2000, 1000]);
    expect(shown.includes('<script>')).toBe(false);
    const [row] = await world.services.db.withTx((tx) =>
      tx
        .select()
        .from(identityPaper)
        .where(eq(identityPaper.id, fromWsid('identityPaper', paperWsid) ?? '')),
    );
    const stored = await world.services.blobs.get(row?.digest ?? '');
    expect(stored.includes(shown.subarray(0, 8))).toBe(false);
    expect(stored.length).toBeGreaterThan(shown.length);
  });

  it('cannot be seen by other people, nor by its applicant once the application is decided', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const application = await applyAsPerson(person);
    const params = { paperWsid: application.papers[0]?.paperWsid ?? '' };
    const statusAt = async (who: Person) => (await who.bytes(api.getIdentityPaper, { params })).status;
    expect([await statusAt(person), await statusAt(other)]).toEqual([200, 404]);
    await decide(application.applicationWsid, { approved: true });
    expect(await statusAt(person)).toBe(404);
  });

  it('is shown to operators only with an application, and every view is recorded', async () => {
    const person = await newPerson();
    const loose = await handIn(person, 'ID_FRONT');
    expect((await operator.bytes(operatorApi.getApplicationPaper, { params: { paperWsid: loose } })).status).toBe(404);
    const { applicationWsid } = await applyAsPerson(person, person.name, ID_CARD);
    const { application } = await operator.call(operatorApi.getIdentityApplication, { params: { applicationWsid } });
    expect(application.number).toBe(ID_CARD);
    const looked = await operator.fetch(application.papers[0]?.link.href ?? '');
    expect([looked.status, looked.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { audit } = await operator.call(operatorApi.searchAudit, {
      query: { filters: `userWsid=${person.userWsid}` },
    });
    expect(audit.map(({ kind, actorName }) => [kind, actorName]).slice(0, 3)).toEqual([
      ['identity.paperViewed', 'operator:reviewer'],
      ['identity.viewed', 'operator:reviewer'],
      ['identity.applied', person.name],
    ]);
  });

  it.each([
    ['no picture', Buffer.from('%PDF-1.7')],
    ['half a picture', picture().subarray(0, 40)],
  ])('is refused if it is %s', async (_what, bytes) => {
    await expect(handIn(await newPerson(), 'ID_FRONT', bytes)).rejects.toMatchObject({ error: 'ERROR_PICTURE' });
  });
});

describe('The number of an identity document', () => {
  it('is masked for its applicant and encrypted in the database', async () => {
    const application = await applyAsPerson(await newPerson(), '张伟', ID_CARD);
    expect(application.number).toBe('110*************2X');
    const rows = await world.services.db.withTx((tx) => tx.select().from(identityApplication));
    expect(JSON.stringify(rows)).not.toContain(ID_CARD);
  });
});

describe('The identity of an enterprise', () => {
  const applyFor = async (
    owner: Person,
    enterpriseWsid: string,
    change: Partial<BodyIn<Api['applyEnterpriseIdentity']>> = {},
  ) => ({
    params: { enterpriseWsid },
    body: {
      name: '测试有限公司',
      legalName: '张伟',
      number: SOCIAL_CODE,
      numberKind: 'UNIFIED_SOCIAL_CODE' as const,
      papers: [await handIn(owner, 'BUSINESS_LICENCE')],
      ...change,
    },
  });

  it('needs an applicant who is verified as a person', async () => {
    const owner = await newPerson();
    const { enterpriseWsid } = await found(owner, '张伟的公司');
    expect(await owner.refused(api.applyEnterpriseIdentity, await applyFor(owner, enterpriseWsid))).toMatchObject({
      status: 403,
      error: 'ERROR_IDENTITY_REQUIRED',
    });
  });

  it('goes from INCOMPLETE to WAITING, back when returned, to PASSED, and then its code is taken (Spec §4)', async () => {
    const owner = await verified();
    const { enterpriseWsid } = await found(owner, '暂名');
    const params = { enterpriseWsid };
    const shown = async () => (await owner.call(api.getEnterprise, { params })).enterprise;
    expect(await shown()).toMatchObject({ idttvStatus: 'INCOMPLETE', idttvWsid: null, isOwner: true });
    expect((await owner.call(api.getEnterpriseIdentity, { params })).application).toBeNull();
    const first = await owner.call(api.applyEnterpriseIdentity, await applyFor(owner, enterpriseWsid));
    expect(await shown()).toMatchObject({ idttvStatus: 'WAITING', idttvWsid: first.application.applicationWsid });
    await decide(first.application.applicationWsid, { approved: false, reason: '执照过期' });
    expect(await shown()).toMatchObject({ idttvStatus: 'INCOMPLETE', unifiedSocialCode: null });
    const second = await owner.call(api.applyEnterpriseIdentity, await applyFor(owner, enterpriseWsid));
    await decide(second.application.applicationWsid, { approved: true });
    expect(await shown()).toMatchObject({
      idttvStatus: 'PASSED',
      name: '测试有限公司',
      unifiedSocialCode: SOCIAL_CODE,
    });
    const rival = await verified();
    const other = await found(rival, '另一家');
    const named = await applyFor(rival, other.enterpriseWsid, { name: '中国工商银行股份有限公司' });
    expect(await rival.refused(api.applyEnterpriseIdentity, named)).toMatchObject({
      status: 409,
      error: 'ERROR_ENTERPRISE_TAKEN',
    });
    const same = await rival.call(api.applyEnterpriseIdentity, await applyFor(rival, other.enterpriseWsid));
    const clash = { params: { applicationWsid: same.application.applicationWsid } };
    const { review } = await operator.call(operatorApi.getIdentityApplication, clash);
    expect(review.findings).toContain('NUMBER_HELD');
    expect(review.related[0]).toMatchObject({ relation: 'SAME_NUMBER', differences: [] });
    const refused = await operator.refused(operatorApi.decideIdentityApplication, {
      ...clash,
      body: { approved: true },
    });
    expect(refused).toMatchObject({ status: 409, error: 'ERROR_ENTERPRISE_TAKEN' });
    // The difference between these names is invisible, and the comparison ignores it.
    for (const [at, name] of ['测试有限公司\u{e0100}', '测试 有限公司'].entries()) {
      const lookalike = await found(rival, `第${at}家`);
      const number = ['110108000000032', '110108000000049'][at] ?? '';
      const asked = await applyFor(rival, lookalike.enterpriseWsid, { name, numberKind: 'REGIST_CODE', number });
      const { application } = await rival.call(api.applyEnterpriseIdentity, asked);
      const params = { applicationWsid: application.applicationWsid };
      const judged = await operator.call(operatorApi.getIdentityApplication, { params });
      expect([name, judged.review.findings]).toEqual([name, expect.arrayContaining(['NAME_ELSEWHERE'])]);
    }
  });

  it('needs a letter of authorisation if the applicant is not the legal representative', async () => {
    const owner = await verified();
    const { enterpriseWsid } = await found(owner, '代办企业');
    const other = {
      name: '代办有限公司',
      legalName: '李强',
      numberKind: 'REGIST_CODE',
      number: '110108000000024',
    } as const;
    const without = await applyFor(owner, enterpriseWsid, other);
    expect(await owner.refused(api.applyEnterpriseIdentity, without)).toMatchObject({
      status: 422,
      error: 'ERROR_IDENTITY_LETTER',
    });
    const papers = [...without.body.papers, await handIn(owner, 'AUTHORISATION')];
    const { application } = await owner.call(api.applyEnterpriseIdentity, {
      ...without,
      body: { ...without.body, papers },
    });
    const { review } = await operator.call(operatorApi.getIdentityApplication, {
      params: { applicationWsid: application.applicationWsid },
    });
    expect(review.findings).toEqual(['NOT_LEGAL_REPRESENTATIVE']);
  });

  it('may be approved without a certificate: SENIOR_NO_CERT', async () => {
    const owner = await verified();
    const { enterpriseWsid } = await found(owner, '老企业');
    const asked = await applyFor(owner, enterpriseWsid, { numberKind: 'REGIST_CODE', number: '110108000000016' });
    const { application } = await owner.call(api.applyEnterpriseIdentity, asked);
    await decide(application.applicationWsid, { approved: true, withoutCertificate: true });
    const { enterprise } = await owner.call(api.getEnterprise, { params: { enterpriseWsid } });
    expect(enterprise).toMatchObject({ idttvStatus: 'SENIOR_NO_CERT', registCode: '110108000000016' });
  });

  it('cannot be applied for with a wrong code', async () => {
    const owner = await verified();
    const { enterpriseWsid } = await found(owner, '新企业');
    const asked = await applyFor(owner, enterpriseWsid, { number: '91350100M000100Y44' });
    expect(await owner.refused(api.applyEnterpriseIdentity, asked)).toMatchObject({ error: 'ERROR_ENTERPRISE_CODE' });
  });
});
