import { api, operatorApi } from '@countersign/contract';
import { fromWsid, isIdentityNumber } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, certificate, holderKey } from '../../../platform/index.ts';
import { applyAsPerson, found, handIn, nextIdCard } from '../../../accounts/identity/testing/applying.ts';
import { listOf, makeSeal } from '../../../signing/office-seals/testing/sealed.ts';
import { updateOperator } from '../../../accounts/index.ts';
import { desk, logIn, makeOperator, operatorAt } from '../testing/staff.ts';

let world: World;
let one: Person;
let two: Person;
let lastPhone = 13_600_000_000;
beforeAll(async () => {
  world = await createWorld();
  one = await operatorAt(world, 'one');
  two = await operatorAt(world, 'two');
});
afterAll(() => world.close());

async function verified(name: string, number = nextIdCard()) {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  const { applicationWsid } = await applyAsPerson(person, name, number);
  await one.call(operatorApi.decideIdentityApplication, { params: { applicationWsid }, body: { approved: true } });
  return { person, number };
}
let lastRegistCode = 110_108_000_000_100;
function nextRegistCode(): string {
  do lastRegistCode += 1;
  while (!isIdentityNumber('REGIST_CODE', String(lastRegistCode)));
  return String(lastRegistCode);
}
const userOf = async (person: Person) =>
  (await person.call(api.getUser, { params: { userWsid: person.userWsid } })).userInfo.user;
const applicationOf = async (person: Person) =>
  (await person.call(api.getIdentity, { params: { userWsid: person.userWsid } })).application;
type Kind = 'PERSON_SUSPEND' | 'PERSON_WITHDRAW' | 'PERSON_LIFT' | `ENTERPRISE_${'WITHDRAW' | 'SUSPEND' | 'LIFT'}`;
const ask = async (kind: Kind, subject: string, reason = '冒用他人身份') =>
  (await one.call(operatorApi.createOperatorRequest, { body: { kind, subject, reason } })).request;
const confirm = (by: Person, requestWsid: string) =>
  by.call(operatorApi.confirmOperatorRequest, { params: { requestWsid } });
const both = async (kind: Kind, subject: string, reason?: string) =>
  (await confirm(two, (await ask(kind, subject, reason)).requestWsid)).request;

/** A long-term certificate of a person as the signer stores one; its bytes are never read here. */
async function certify(person: Person, serial: string): Promise<void> {
  const personId = fromWsid('user', person.userWsid) ?? '';
  const now = world.services.clock.now();
  const bytes = Buffer.from([0]);
  const row = {
    serial,
    kind: 'PERSONAL',
    subject: person.name,
    certificate: bytes,
    notBefore: now,
    notAfter: now,
  } as const;
  await world.services.db.withTx(async (tx) => {
    await tx.insert(certificate).values({ ...row, issuedAt: now });
    const key = { serial, kind: 'PERSONAL', accountId: personId, personId, commonName: person.name } as const;
    await tx.insert(holderKey).values({ ...key, organisation: null, sealedKey: bytes, createdAt: now });
  });
}
const revokedAt = async (serial: string) => {
  const [row] = await world.services.db.withTx((tx) =>
    tx.select().from(certificate).where(eq(certificate.serial, serial)),
  );
  return row?.revokedAt ?? null;
};

describe('An act that needs two operators', () => {
  it('is carried out when another operator confirms it, and not before', async () => {
    const { person } = await verified('陈一');
    await certify(person, 'a1');
    const request = await ask('PERSON_SUSPEND', person.userWsid);
    expect(request).toMatchObject({ status: 'WAITING', subjectName: '陈一', requestedBy: 'operator:one', isOwn: true });
    const params = { requestWsid: request.requestWsid };
    expect(await one.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject({
      status: 403,
      error: 'ERROR_REQUEST_OWN',
    });
    const body = { kind: 'PERSON_WITHDRAW', subject: person.userWsid, reason: 'x' } as const;
    expect(await two.refused(operatorApi.createOperatorRequest, { body })).toMatchObject({
      error: 'ERROR_REQUEST_WAITING',
    });
    const shown = await two.call(operatorApi.getOperatorRequest, { params });
    expect(shown.effect).toMatchObject({ certificates: 1, openContracts: 0, sentContracts: 0 });
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'PASSED' });
    const { request: done } = await confirm(two, request.requestWsid);
    expect(done).toMatchObject({ status: 'CONFIRMED', decidedBy: 'operator:two' });
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'NO' });
    expect(await revokedAt('a1')).not.toBeNull();
    expect(await two.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject({
      error: 'ERROR_REQUEST_DECIDED',
    });
    const rows = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(eq(audit.actorName, 'operator:two')).orderBy(audit.number),
    );
    expect(rows.map(({ kind }) => kind).filter((kind) => kind !== 'operator.loggedIn')).toEqual([
      'operator.read',
      'certificate.revoked',
      'identity.suspended',
      'operatorRequest.confirmed',
    ]);
  });

  it('is confirmed once for concurrent confirmations, and not after it expired or if its requester was disabled', async () => {
    const { person } = await verified('陈二');
    const three = await operatorAt(world, 'three');
    const request = await ask('PERSON_SUSPEND', person.userWsid);
    const outcomes = await Promise.all(
      [two, three].map((by) =>
        confirm(by, request.requestWsid).then(
          () => 'done',
          (error: { error: string }) => error.error,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['ERROR_REQUEST_DECIDED', 'done']);
    await makeOperator(world, 'gone');
    const gone = desk(world);
    const { operator } = await logIn(gone, 'gone');
    const body = { kind: 'PERSON_WITHDRAW', subject: person.userWsid, reason: 'x' } as const;
    const asked = (await gone.call(operatorApi.createOperatorRequest, { body })).request;
    await one.call(operatorApi.disableOperator, { params: { operatorWsid: operator.operatorWsid } });
    const params = { requestWsid: asked.requestWsid };
    expect(await two.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject({
      error: 'ERROR_REQUEST_DECIDED',
    });
    expect((await two.call(operatorApi.getOperatorRequest, { params })).request).toMatchObject({ status: 'EXPIRED' });
    const late = await ask('PERSON_LIFT', person.userWsid);
    world.clock.advance({ hours: 73 });
    for (const [at, login] of [
      [one, 'one'],
      [two, 'two'],
    ] as const)
      await logIn(at, login);
    expect(
      await two.refused(operatorApi.confirmOperatorRequest, { params: { requestWsid: late.requestWsid } }),
    ).toMatchObject({
      error: 'ERROR_REQUEST_DECIDED',
    });
    const { requests } = await two.call(operatorApi.listOperatorRequests, { query: { filters: 'status=EXPIRED' } });
    expect(requests.map(({ requestWsid }) => requestWsid)).toContain(late.requestWsid);
    await both('PERSON_LIFT', person.userWsid);
  });
});

describe('A verified identity', () => {
  it('that is suspended keeps its number and cannot be applied for; lifting restores it', async () => {
    const { person, number } = await verified('周三');
    await both('PERSON_SUSPEND', person.userWsid, '证件被挂失');
    await world.app.jobs.drain();
    expect(await applicationOf(person)).toMatchObject({ status: 'SUSPENDED', reason: '证件被挂失' });
    expect((await person.messages())[0]?.text).toContain('suspended by the certificate authority: “证件被挂失”');
    const papers = [await handIn(person, 'ID_FRONT'), await handIn(person, 'ID_BACK')];
    const again = {
      params: { userWsid: person.userWsid },
      body: { realName: '周三', numberKind: 'ID_CARD', number, papers } as const,
    };
    expect(await person.refused(api.applyIdentity, again)).toMatchObject({ error: 'ERROR_IDENTITY_SUSPENDED' });
    await both('PERSON_LIFT', person.userWsid);
    expect(await userOf(person)).toMatchObject({ idttvStatus: 'PASSED', realName: '周三' });
    expect(await applicationOf(person)).toMatchObject({ status: 'PASSED', reason: null });
  });

  it('that is withdrawn gives its number free', async () => {
    const { person, number } = await verified('吴四');
    await both('PERSON_WITHDRAW', person.userWsid);
    expect(await applicationOf(person)).toMatchObject({ status: 'WITHDRAWN' });
    const { person: successor } = await verified('吴四妹', number);
    expect(await userOf(successor)).toMatchObject({ idttvStatus: 'PASSED' });
    const body = { kind: 'PERSON_LIFT', subject: person.userWsid, reason: 'x' } as const;
    expect(await one.refused(operatorApi.createOperatorRequest, { body })).toMatchObject({
      error: 'ERROR_REQUEST_SUBJECT',
    });
  });

  it('of an enterprise blocks its seals while suspended, and voids them when withdrawn', async () => {
    const { person: owner } = await verified('郑五');
    const { enterpriseWsid, memberWsid } = await found(owner, '郑氏贸易有限公司');
    const params = { enterpriseWsid };
    const asked = {
      params,
      body: {
        ...({
          name: '郑氏贸易有限公司',
          legalName: '郑五',
          numberKind: 'REGIST_CODE',
          number: '110108000000016',
        } as const),
        papers: [await handIn(owner, 'BUSINESS_LICENCE')],
      },
    };
    const { application } = await owner.call(api.applyEnterpriseIdentity, asked);
    const { applicationWsid } = application;
    await one.call(operatorApi.decideIdentityApplication, { params: { applicationWsid }, body: { approved: true } });
    const firm = { owner, enterpriseWsid, name: '郑氏贸易有限公司', ownMemberWsid: memberWsid, roleWsid: '' };
    await makeSeal(firm, '公章');
    const { sealApplications } = await owner.call(api.listSealApplications, { query: {} });
    const handledApplications = [{ sealApplicationWsid: sealApplications[0]?.sealApplicationWsid ?? '', passed: true }];
    await owner.call(api.handleSealApplications, { body: { enterpriseWsid, handledApplications } });
    const usable = async () => (await listOf(owner)).officeSeals.map(({ usable: may, whyNot }) => [may, whyNot]);
    expect(await usable()).toEqual([[true, null]]);
    const effect = { params: { kind: 'ENTERPRISE_SUSPEND', subject: enterpriseWsid } };
    expect((await one.call(operatorApi.getRequestEffect, effect)).effect).toMatchObject({ seals: 1, members: 1 });
    await both('ENTERPRISE_SUSPEND', enterpriseWsid);
    expect(await usable()).toEqual([[false, 'ENTERPRISE_NOT_VERIFIED']]);
    const rename = { params, body: { name: '别的公司' } };
    expect(await owner.refused(api.updateEnterprise, rename)).toMatchObject({ error: 'ERROR_ENTERPRISE_NAME_FIXED' });
    await both('ENTERPRISE_WITHDRAW', enterpriseWsid);
    const { enterprise } = await owner.call(api.getEnterprise, { params });
    expect(enterprise).toMatchObject({ idttvStatus: 'INCOMPLETE', registCode: null });
    const renewed = await owner.call(api.applyEnterpriseIdentity, {
      ...asked,
      body: { ...asked.body, papers: [await handIn(owner, 'BUSINESS_LICENCE')] },
    });
    const again = { params: { applicationWsid: renewed.application.applicationWsid }, body: { approved: true } };
    await one.call(operatorApi.decideIdentityApplication, again);
    expect(await usable()).toEqual([[false, 'NAME_OUTDATED']]);
  });
});

describe('An enterprise that passed without a certificate', () => {
  it.each([
    ['without an open application', false],
    ['with an open application', true],
  ])('has its former state once a suspension is lifted, %s', async (_, isWaiting) => {
    const { person: owner } = await verified('何七');
    const { enterpriseWsid } = await found(owner, '何氏商行');
    const params = { enterpriseWsid };
    const number = nextRegistCode();
    const apply = async () => {
      const body = { name: '何氏商行', legalName: '何七', numberKind: 'REGIST_CODE', number } as const;
      const papers = [await handIn(owner, 'BUSINESS_LICENCE')];
      return (await owner.call(api.applyEnterpriseIdentity, { params, body: { ...body, papers } })).application;
    };
    const { applicationWsid } = await apply();
    const passed = { params: { applicationWsid }, body: { approved: true, withoutCertificate: true } };
    await one.call(operatorApi.decideIdentityApplication, passed);
    const status = async () => (await owner.call(api.getEnterprise, { params })).enterprise.idttvStatus;
    expect(await status()).toBe('SENIOR_NO_CERT');
    if (isWaiting) await apply();
    await both('ENTERPRISE_SUSPEND', enterpriseWsid);
    expect(await status()).toBe('INCOMPLETE');
    await both('ENTERPRISE_LIFT', enterpriseWsid);
    expect(await status()).toBe('SENIOR_NO_CERT');
  });
});

describe('A further operator', () => {
  it('is not made by one operator alone, who could then confirm their own requests with it', async () => {
    const { request } = await one.call(operatorApi.createOperator, {
      body: { login: 'puppet', name: 'puppet', roles: ['SUPPORT'] },
    });
    const params = { requestWsid: request.requestWsid };
    expect(await one.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject({
      error: 'ERROR_REQUEST_OWN',
    });
    const { operators } = await one.call(operatorApi.listOperators, {});
    expect(operators.map(({ login }) => login)).not.toContain('puppet');
    expect(await one.refused(operatorApi.collectPasswordHalf, { params })).toMatchObject({ status: 404 });
    const first = (await confirm(two, request.requestWsid)).passwordHalf ?? '';
    expect(await two.refused(operatorApi.collectPasswordHalf, { params })).toMatchObject({ status: 404 });
    const { passwordHalf: second, request: after } = await one.call(operatorApi.collectPasswordHalf, { params });
    expect(after).toMatchObject({ isCollectable: false });
    expect(await one.refused(operatorApi.collectPasswordHalf, { params })).toMatchObject({ status: 404 });
    for (const guess of [first, second])
      await expect(logIn(desk(world), 'puppet', guess)).rejects.toMatchObject({ status: expect.any(Number) });
    expect((await logIn(desk(world), 'puppet', `${first}.${second}`)).operator.mustChangePassword).toBe(true);
  });
});

describe('An operator who was disabled', () => {
  it('is enabled again by two, with a new password and without the former second factor and requests', async () => {
    const { person } = await verified('冯六');
    const back = await operatorAt(world, 'back');
    const { operator } = await back.call(operatorApi.getOperatorSession, {});
    const { operatorWsid } = operator;
    await world.services.db.withTx((tx) =>
      updateOperator(tx, fromWsid('operator', operatorWsid) ?? '', { totpSince: world.services.clock.now() }),
    );
    const body = { kind: 'PERSON_SUSPEND', subject: person.userWsid, reason: 'x' } as const;
    const { request: former } = await back.call(operatorApi.createOperatorRequest, { body });
    await one.call(operatorApi.disableOperator, { params: { operatorWsid } });
    const enable = { kind: 'OPERATOR_ENABLE', subject: operatorWsid, reason: '复职' } as const;
    const { request } = await one.call(operatorApi.createOperatorRequest, { body: enable });
    expect(request).toMatchObject({ subject: operatorWsid, subjectName: 'back' });
    const params = { requestWsid: request.requestWsid };
    expect(await one.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject({
      error: 'ERROR_REQUEST_OWN',
    });
    await expect(logIn(desk(world), 'back')).rejects.toMatchObject({ error: 'ERROR_LOGIN_FAILED' });
    const first = (await confirm(two, request.requestWsid)).passwordHalf ?? '';
    const { passwordHalf: second } = await one.call(operatorApi.collectPasswordHalf, { params });
    await expect(logIn(desk(world), 'back')).rejects.toMatchObject({ error: 'ERROR_LOGIN_FAILED' });
    expect((await logIn(desk(world), 'back', `${first}.${second}`)).operator).toMatchObject({
      mustChangePassword: true,
      secondFactor: false,
    });
    const stale = { params: { requestWsid: former.requestWsid } };
    expect(await two.refused(operatorApi.confirmOperatorRequest, stale)).toMatchObject({
      error: 'ERROR_REQUEST_DECIDED',
    });
    expect(await one.refused(operatorApi.createOperatorRequest, { body: enable })).toMatchObject({
      error: 'ERROR_REQUEST_SUBJECT',
    });
  });
});
