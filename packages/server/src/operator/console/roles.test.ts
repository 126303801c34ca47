import { type OperatorRequest, api, operatorApi } from '@countersign/contract';
import type { OperatorRole } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorAt } from './testing/staff.ts';

let world: World;
/** The only administrator at first. */
let root: Person;
let officer: Person;
let finance: Person;
let auditor: Person;
beforeAll(async () => {
  world = await createWorld();
  root = await operatorAt(world, 'root', ['ADMINISTRATOR']);
  officer = await operatorAt(world, 'officer', ['REGISTRATION_OFFICER']);
  finance = await operatorAt(world, 'finance', ['FINANCE']);
  auditor = await operatorAt(world, 'auditor', ['AUDITOR']);
});
afterAll(() => world.close());

const FORBIDDEN = { status: 403, error: 'ERROR_OPERATOR_ROLE' };
const own = async (at: Person) => (await at.call(operatorApi.getOperatorSession, {})).operator;
const setRoles = async (by: Person, of: Person, roles: OperatorRole[]) =>
  by.call(operatorApi.setOperatorRoles, { params: { operatorWsid: (await own(of)).operatorWsid }, body: { roles } });
const refusedRoles = async (by: Person, of: Person, roles: OperatorRole[]) =>
  by.refused(operatorApi.setOperatorRoles, { params: { operatorWsid: (await own(of)).operatorWsid }, body: { roles } });
const confirm = (by: Person, { requestWsid }: Pick<OperatorRequest, 'requestWsid'>) =>
  by.call(operatorApi.confirmOperatorRequest, { params: { requestWsid } });
const credit = (account: string, charges = 30) => ({
  body: { account, charges, validDays: 90, reason: '系统故障补偿' },
});

describe('The roles of an operator', () => {
  it('are told with the session, and a call that they do not permit is refused with the reason', async () => {
    expect((await own(officer)).roles).toEqual(['REGISTRATION_OFFICER']);
    expect(await officer.refused(operatorApi.listOperators)).toMatchObject(FORBIDDEN);
    expect(await finance.refused(operatorApi.listIdentityApplications, { query: {} })).toMatchObject(FORBIDDEN);
    expect(
      await auditor.refused(operatorApi.addToBlacklist, { body: { contact: 'a@example.com', reason: 'x' } }),
    ).toMatchObject(FORBIDDEN);
    expect((await auditor.call(operatorApi.listOperators, {})).operators.map(({ login }) => login)).toContain('root');
  });

  it('are changed by the only administrator alone, who cannot give up the role', async () => {
    expect(await refusedRoles(root, root, ['AUDITOR'])).toMatchObject({ status: 409, error: 'ERROR_OPERATOR_LAST' });
    expect(await refusedRoles(officer, officer, ['ADMINISTRATOR'])).toMatchObject(FORBIDDEN);
    const { operator, request } = await setRoles(root, officer, ['SUPPORT', 'REGISTRATION_OFFICER']);
    expect(request).toBeNull();
    expect(operator.roles).toEqual(['REGISTRATION_OFFICER', 'SUPPORT']);
    // The session that is open already has them.
    expect((await officer.call(operatorApi.listComplaints, { query: {} })).complaints).toEqual([]);
    const audit = await auditor.call(operatorApi.searchAudit, { query: { filters: 'kind=operator.rolesSet' } });
    expect(audit.audit[0]).toMatchObject({
      actorName: 'operator:root',
      detail: { login: 'officer', roles: 'REGISTRATION_OFFICER SUPPORT', formerRoles: 'REGISTRATION_OFFICER' },
    });
  });

  it('are given by two administrators once there are two, and taken away by one', async () => {
    const second = await operatorAt(world, 'second', ['ADMINISTRATOR']);
    expect((await setRoles(root, officer, ['REGISTRATION_OFFICER'])).request).toBeNull();
    expect(await officer.refused(operatorApi.listComplaints, { query: {} })).toMatchObject(FORBIDDEN);
    const { request, operator } = await setRoles(root, root, ['ADMINISTRATOR', 'FINANCE']);
    expect(operator.roles).toEqual(['ADMINISTRATOR']);
    if (request === null) throw new Error('it waits for the second administrator');
    expect(request).toMatchObject({
      kind: 'OPERATOR_ROLES',
      subjectName: 'root',
      detail: { roles: 'FINANCE ADMINISTRATOR', formerRoles: 'ADMINISTRATOR' },
    });
    const params = { requestWsid: request.requestWsid };
    expect(await root.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject({
      error: 'ERROR_REQUEST_OWN',
    });
    expect(await officer.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject(FORBIDDEN);
    expect(await auditor.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject(FORBIDDEN);
    await confirm(second, request);
    expect((await own(root)).roles).toEqual(['FINANCE', 'ADMINISTRATOR']);

    // Disabling the other administrator does not make one the only one.
    await root.call(operatorApi.disableOperator, { params: { operatorWsid: (await own(second)).operatorWsid } });
    expect((await setRoles(root, root, ['ADMINISTRATOR', 'FINANCE', 'SUPPORT'])).request).not.toBeNull();
    expect(await refusedRoles(root, root, ['FINANCE'])).toMatchObject({ error: 'ERROR_OPERATOR_LAST' });
  });
});

describe('A request', () => {
  it('is made, seen and decided only by those whose role permits its act', async () => {
    const [li] = await world.people('li');
    expect(await officer.refused(operatorApi.creditCharges, credit(li.userWsid))).toMatchObject(FORBIDDEN);
    const suspend = { kind: 'PERSON_SUSPEND', subject: li.userWsid, reason: 'x' } as const;
    expect(await finance.refused(operatorApi.createOperatorRequest, { body: suspend })).toMatchObject(FORBIDDEN);
    const { request } = await finance.call(operatorApi.creditCharges, credit(li.userWsid));
    const params = { requestWsid: request.requestWsid };
    expect(await officer.refused(operatorApi.getOperatorRequest, { params })).toMatchObject(FORBIDDEN);
    expect(await officer.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject(FORBIDDEN);
    const body = { reason: 'x' };
    expect(await officer.refused(operatorApi.refuseOperatorRequest, { params, body })).toMatchObject(FORBIDDEN);
    const seenBy = async (at: Person) =>
      (await at.call(operatorApi.listOperatorRequests, { query: {} })).requests.map(({ requestWsid }) => requestWsid);
    expect(await seenBy(officer)).not.toContain(request.requestWsid);
    expect(await seenBy(finance)).toContain(request.requestWsid);
    expect(await seenBy(auditor)).toContain(request.requestWsid);
    await finance.call(operatorApi.refuseOperatorRequest, { params, body });
  });

  it('is closed when its operator loses the role that it needs', async () => {
    const [zhao] = await world.people('zhao');
    const passing = await operatorAt(world, 'passing', ['FINANCE', 'SUPPORT']);
    const { request } = await passing.call(operatorApi.creditCharges, credit(zhao.userWsid));
    await setRoles(root, passing, ['SUPPORT']);
    const params = { requestWsid: request.requestWsid };
    expect(await finance.refused(operatorApi.confirmOperatorRequest, { params })).toMatchObject({
      error: 'ERROR_REQUEST_DECIDED',
    });
  });
});

describe('A credit of charges', () => {
  it('reaches the account once a second operator of finance confirms it, with its reason in the record', async () => {
    const [han] = await world.people('han');
    const before = (await han.call(api.getCharges, { params: { userWsid: han.userWsid } })).charges;
    const { request } = await finance.call(operatorApi.creditCharges, credit(han.userWsid));
    expect(request).toMatchObject({ kind: 'PERSON_CREDIT', subject: han.userWsid, detail: { charges: '30' } });
    const again = await finance.refused(operatorApi.creditCharges, credit(han.userWsid));
    expect(again).toMatchObject({ error: 'ERROR_REQUEST_WAITING' });
    expect((await han.call(api.getCharges, { params: { userWsid: han.userWsid } })).charges).toEqual(before);
    await confirm(await operatorAt(world, 'cashier', ['FINANCE']), request);
    const { charges } = await han.call(api.getCharges, { params: { userWsid: han.userWsid } });
    expect(charges).toMatchObject({
      totalCharges: before.totalCharges + 30,
      currentCharges: before.currentCharges + 30,
      expiringCharges: 30,
    });
    const { consumptions } = await han.call(api.listConsumptions, { params: { userWsid: han.userWsid }, query: {} });
    expect(consumptions[0]).toMatchObject({ kind: 'CREDIT', change: 30, orderWsid: null });
    const { audit } = await auditor.call(operatorApi.searchAudit, { query: { filters: 'kind=charges.credited' } });
    expect(audit[0]).toMatchObject({
      actorName: 'operator:cashier',
      personWsid: han.userWsid,
      detail: { charges: '30', validDays: '90', reason: '系统故障补偿' },
    });
  });

  it('is refused for an account that does not exist, and outside of its limits', async () => {
    const missing = await finance.refused(operatorApi.creditCharges, credit('WSID_USER_0'));
    expect(missing).toMatchObject({ status: 404, error: 'ERROR_NOT_FOUND' });
    const [bob] = await world.people('bob');
    for (const charges of [0, -1, 1.5, 100_001])
      expect(await finance.refused(operatorApi.creditCharges, credit(bob.userWsid, charges))).toMatchObject({
        status: 400,
      });
  });
});
