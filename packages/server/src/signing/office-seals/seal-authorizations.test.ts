import { api } from '@countersign/contract';
import type { PermissionKey } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { type Company, employ, sent } from '../../enterprise/members/testing/company.ts';
import { authorize, checkedSeal, giveKeys, isPng, listOf, makeSeal } from './testing/sealed.ts';
import { handle, messagesOf, of, twoFirms } from './testing/two-firms.ts';

let world: World;
let firm: Company;
let other: Company;
let worker: Person;
let workerWsid: string;
beforeAll(async () => {
  ({ world, firm, other, worker, workerWsid } = await twoFirms());
});
afterAll(() => world.close());

describe('The authorisation to use a seal', () => {
  it('is given to members of the enterprise, listed, and revoked; limits of Spec §9 are accepted', async () => {
    const officeSealWsid = await checkedSeal(firm, '授权章');
    expect((await listOf(worker)).officeSeals.find(({ name }) => name === '授权章')).toMatchObject({
      usable: false,
      whyNot: 'NOT_AUTHORIZED',
      pictureHref: null,
    });
    await authorize(firm, officeSealWsid, { memberWsids: [workerWsid], count: 3 });
    const usable = await worker.call(api.listUsableOfficeSeals, {
      query: { filters: 'checkStatus=CHECKED,status=NORMAL', limit: 1 },
    });
    expect(usable).toMatchObject({ officeSeals: [{ name: '授权章', countLeft: 3 }], page: { totalElements: 1 } });
    const listed = await worker.call(api.listOfficeSealAuthorizations, {
      query: { filters: `officeSealWsid=${officeSealWsid}`, limit: 10_000_000 },
    });
    expect(listed.authorizations).toMatchObject([{ memberWsid: workerWsid, live: true, usedCount: 0 }]);
    expect(listed.page.limit).toBeLessThanOrEqual(1000);
    // A second authorisation replaces the first.
    await authorize(firm, officeSealWsid, { memberWsids: [workerWsid], count: 1 });
    const live = await firm.owner.call(api.listOfficeSealAuthorizations, {
      query: { filters: `officeSealWsid=${officeSealWsid},live=true` },
    });
    expect(live.authorizations).toMatchObject([{ count: 1, live: true }]);
    const revoke = { ...of(officeSealWsid), body: { memberWsids: [workerWsid] } };
    await firm.owner.call(api.revokeOfficeSealAuthorization, revoke);
    expect((await listOf(worker)).officeSeals.find(({ name }) => name === '授权章')).toMatchObject({
      whyNot: 'REVOKED',
    });
    expect(await firm.owner.refused(api.revokeOfficeSealAuthorization, revoke)).toMatchObject({
      error: 'ERROR_SEAL_AUTHORIZATION_NOT_FOUND',
    });
  });

  it.each<[string, () => Parameters<typeof authorize>[2], string]>([
    ['to a member of another enterprise', () => ({ memberWsids: [other.ownMemberWsid] }), 'ERROR_SEAL_MEMBER'],
    ['for no envelope at all', () => ({ memberWsids: [workerWsid], scope: 'ENVELOPES' }), 'ERROR_SEAL_SCOPE_EMPTY'],
    [
      'until yesterday',
      () => ({ memberWsids: [workerWsid], endDatetime: '2020-01-01T00:00:00.000Z' }),
      'ERROR_SEAL_END',
    ],
    [
      'until a year that the database cannot store',
      () => ({ memberWsids: [workerWsid], endDatetime: '9999-12-31T23:59:59-12:00' }),
      'ERROR_MALFORMED',
    ],
  ])('is not given %s (security 34)', async (_, body, error) => {
    const { officeSealWsid } = await makeSeal(firm, `不授权${error}`);
    const refused = await firm.owner.refused(api.authorizeOfficeSeal, { ...of(officeSealWsid), body: body() });
    expect(refused.error).toBe(error);
  });

  it('ends with the membership, and does not return with it (security 40)', async () => {
    const leaver = world.stranger({ name: '离职者', contact: '13600002222' });
    await leaver.register();
    const memberWsid = await employ(world, firm, leaver);
    const officeSealWsid = await checkedSeal(firm, '离职章');
    await authorize(firm, officeSealWsid, { memberWsids: [memberWsid] });
    const { enterpriseWsid } = firm;
    await firm.owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid } });
    const { authorizations } = await firm.owner.call(api.listOfficeSealAuthorizations, {
      query: { filters: `officeSealWsid=${officeSealWsid}` },
    });
    expect(authorizations).toMatchObject([{ memberWsid, live: false }]);
    expect(authorizations[0]?.revokedDatetime).not.toBeNull();
  });

  it('is applied for, passed for the envelope of the application, and reported to the applicant', async () => {
    const officeSealWsid = await checkedSeal(firm, '申请章');
    const { envelopeWsid } = await sent(worker, [{ name: '王', contact: firm.owner.contact }]);
    const apply = (body: { reason: string; envelopeWsid?: string }) => ({ ...of(officeSealWsid), body });
    const asked = await worker.call(api.applyForOfficeSeal, apply({ reason: '采购合同', envelopeWsid }));
    expect(asked.sealApplication).toMatchObject({ kind: 'USE', envelopeTitle: '采购合同', status: 'WAITING' });
    expect(await worker.refused(api.applyForOfficeSeal, apply({ reason: '又一次' }))).toMatchObject({
      error: 'ERROR_SEAL_APPLICATION_EXISTS',
    });
    expect((await listOf(worker)).officeSeals.find(({ name }) => name === '申请章')).toMatchObject({ applied: true });
    const { sealApplicationWsid } = asked.sealApplication;
    const { handledApplications } = await handle(firm, sealApplicationWsid, { passed: true });
    expect(handledApplications).toMatchObject([{ error: null, sealApplication: { status: 'PASSED' } }]);
    const { authorizations } = await worker.call(api.listOfficeSealAuthorizations, {
      query: { filters: `officeSealWsid=${officeSealWsid}` },
    });
    expect(authorizations).toMatchObject([{ scope: 'ENVELOPES', envelopeWsids: [envelopeWsid], live: true }]);
    const [message] = await messagesOf(world, worker, workerWsid);
    expect(message).toMatchObject({ actionType: 'SEAL_DECIDED' });
    expect(message?.messageContent).toContain('申请章');
  });

  it('is not applied for with an envelope that the applicant is not involved in (security 31)', async () => {
    const officeSealWsid = await checkedSeal(firm, '窥探章');
    const { envelopeWsid } = await sent(other.owner, [{ name: '王', contact: firm.owner.contact }], '别家的合同');
    const body = { reason: '看看', envelopeWsid };
    expect(await worker.refused(api.applyForOfficeSeal, { ...of(officeSealWsid), body })).toMatchObject({
      status: 404,
      code: 101,
    });
  });

  it('is decided separately for each of several applications', async () => {
    const officeSealWsid = await checkedSeal(firm, '逐条章');
    const { sealApplication } = await worker.call(api.applyForOfficeSeal, {
      ...of(officeSealWsid),
      body: { reason: '逐条' },
    });
    const { handledApplications } = await firm.owner.call(api.handleSealApplications, {
      body: {
        enterpriseWsid: firm.enterpriseWsid,
        handledApplications: [
          { sealApplicationWsid: 'WSID_SAPP_00000000000000000000000000', passed: true },
          { sealApplicationWsid: sealApplication.sealApplicationWsid, passed: true },
        ],
      },
    });
    expect(handledApplications.map(({ error }) => error)).toEqual(['ERROR_SEAL_APPLICATION_NOT_FOUND', null]);
  });
});

describe('The picture of a seal', () => {
  it('is shown only to members who manage seals or may use this one (security 33)', async () => {
    const officeSealWsid = await checkedSeal(firm, '看章');
    const status = async (person: Person) => (await person.bytes(api.getOfficeSealPicture, of(officeSealWsid))).status;
    expect(await status(worker)).toBe(404);
    expect(await status(other.owner)).toBe(404);
    expect(await status(world.stranger({ name: '路人', contact: '13511112222' }))).toBe(401);
    // The key to its name gives access neither to the picture nor to its source picture.
    await giveKeys(world, firm, workerWsid, ['officeSeals:name:update']);
    const rename = async () =>
      (await worker.call(api.renameOfficeSeal, { ...of(officeSealWsid), body: { name: '看章' } })).officeSeal;
    expect(await rename()).toMatchObject({ pattern: null, pictureHref: null });
    await authorize(firm, officeSealWsid, { memberWsids: [workerWsid] });
    expect((await rename()).pattern).not.toBeNull();
    const seen = await worker.bytes(api.getOfficeSealPicture, of(officeSealWsid));
    expect(isPng(new Uint8Array(await seen.arrayBuffer()))).toBe(true);
    expect(seen.headers.get('cache-control')).toContain('private');
    await firm.owner.call(api.revokeOfficeSealAuthorization, {
      ...of(officeSealWsid),
      body: { memberWsids: [workerWsid] },
    });
    expect(await status(worker)).toBe(404);
    // Rights belong to the active account.
    await changeTo(worker, worker.userWsid);
    expect(await status(worker)).toBe(403);
    await changeTo(worker, workerWsid);
  });
});

describe('A seal of another enterprise', () => {
  const CALLS: [string, (person: Person, officeSealWsid: string) => Promise<unknown>][] = [
    ['getOfficeSeal', (person, id) => person.call(api.getOfficeSeal, of(id))],
    ['renameOfficeSeal', (person, id) => person.call(api.renameOfficeSeal, { ...of(id), body: { name: '抢' } })],
    ['abandonOfficeSeal', (person, id) => person.call(api.abandonOfficeSeal, of(id))],
    ['moveOfficeSeal', (person, id) => person.call(api.moveOfficeSeal, { ...of(id), body: { groupWsid: null } })],
    ['applyForOfficeSeal', (person, id) => person.call(api.applyForOfficeSeal, { ...of(id), body: { reason: '要' } })],
    ['listSealUseRecords', (person, id) => person.call(api.listSealUseRecords, { ...of(id), query: {} })],
    [
      'authorizeOfficeSeal',
      (person, id) => person.call(api.authorizeOfficeSeal, { ...of(id), body: { memberWsids: [other.ownMemberWsid] } }),
    ],
    [
      'revokeOfficeSealAuthorization',
      (person, id) =>
        person.call(api.revokeOfficeSealAuthorization, { ...of(id), body: { memberWsids: [workerWsid] } }),
    ],
  ];
  it.each(CALLS)('is answered by %s like an unknown one (security 34)', async (_, ask) => {
    const { officeSeals } = await firm.owner.call(api.listOfficeSealsAdmin, { query: { limit: 1 } });
    for (const id of [officeSeals[0]?.officeSealWsid ?? '', 'WSID_OSEL_00000000000000000000000000'])
      await expect(ask(other.owner, id)).rejects.toMatchObject({ status: 404, error: 'ERROR_SEAL_NOT_FOUND' });
  });

  it('has applications that are handled for the active enterprise only (security 34)', async () => {
    const handledApplications = [{ sealApplicationWsid: 'WSID_SAPP_00000000000000000000000000', passed: true }];
    const body = { enterpriseWsid: firm.enterpriseWsid, handledApplications };
    expect(await other.owner.refused(api.handleSealApplications, { body })).toMatchObject({ error: 'ERROR_NOT_FOUND' });
  });
});

describe('The calls of each key of the area (Spec §6)', () => {
  const BODY = { name: '试', pattern: { kind: 'OVAL' } } as const;
  const KEYS: [PermissionKey, (person: Person, id: string) => Promise<unknown>][] = [
    ['officeSeals:manage', (person) => person.call(api.listAllSealUseRecords, { query: {} })],
    ['officeSeals:formUpload', (person) => person.call(api.createOfficeSeal, { body: BODY })],
    ['officeSeals:name:update', (p, id) => p.call(api.renameOfficeSeal, { ...of(id), body: { name: '改' } })],
    ['officeSeals:groups:create', (person) => person.call(api.createSealGroup, { body: { name: '组' } })],
    ['officeSeals:groups:move', (p, id) => p.call(api.moveOfficeSeal, { ...of(id), body: { groupWsid: null } })],
    [
      'officeSeals:authorize',
      (person, id) => person.call(api.authorizeOfficeSeal, { ...of(id), body: { memberWsids: [workerWsid] } }),
    ],
    [
      'officeSeals:authorize:cancel',
      (p, id) => p.call(api.revokeOfficeSealAuthorization, { ...of(id), body: { memberWsids: [workerWsid] } }),
    ],
    ['officeSeals:abandon', (person, id) => person.call(api.abandonOfficeSeal, of(id))],
  ];
  it('are forbidden without the key and allowed with that key only', async () => {
    const clerk = world.stranger({ name: '职员', contact: '13600001111' });
    await clerk.register();
    const clerkWsid = await employ(world, firm, clerk);
    await changeTo(clerk, clerkWsid);
    const officeSealWsid = await checkedSeal(firm, '钥匙章');
    for (const [key, act] of KEYS) {
      await expect(act(clerk, officeSealWsid), key).rejects.toMatchObject({ status: 403 });
      await giveKeys(world, firm, clerkWsid, [key]);
      await expect(act(clerk, officeSealWsid), key).resolves.toBeTruthy();
    }
  });

  it('show only their own applications to members without a key of the seal-audit page', async () => {
    const mine = await worker.call(api.listSealApplications, { query: { limit: 100 } });
    expect(mine.sealApplications.every(({ memberWsid }) => memberWsid === workerWsid)).toBe(true);
    expect(mine.sealApplications.length).toBeGreaterThan(0);
    const all = await firm.owner.call(api.listSealApplications, { query: {} });
    expect(all.page.totalElements).toBeGreaterThan(mine.page.totalElements);
  });
});
