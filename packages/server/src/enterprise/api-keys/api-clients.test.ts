import { type Route, api, createClient } from '@countersign/contract';
import { API_CLIENTS_MAX, toWsid } from '@countersign/domain';
import { type World, createWorld } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, company, draftOf, employ } from '../members/testing/company.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';

let world: World;
let firm: Company;
let other: Company;
beforeAll(async () => {
  world = await createWorld();
  const [one, two] = await world.people('wang', 'li');
  firm = await company(one, '甲方有限公司');
  other = await company(two, '乙方有限公司');
});
afterAll(() => world.close());

const of = ({ enterpriseWsid }: Company) => ({ params: { enterpriseWsid } });
const make = async (scopes: ('envelopes:read' | 'envelopes:write')[] = ['envelopes:read'], name = 'ERP') =>
  firm.owner.call(api.createApiClient, { ...of(firm), body: { name, scopes } });
const at = (apiClientWsid: string, { enterpriseWsid }: Company = firm) => ({
  params: { enterpriseWsid, apiClientWsid },
});
/** A program that has only a key. */
const program = (key: string) =>
  createClient({ base: world.base, headers: () => ({ authorization: `Bearer ${key}`, 'accept-language': 'en' }) });
const works = async (key: string): Promise<string> =>
  program(key)(api.countEnvelopes, {}).then(
    () => 'IN',
    (error: { error: string }) => error.error,
  );

describe('An API key', () => {
  it('is shown once: only its hash and its first characters are stored, also in the audit trail', async () => {
    const { key, apiClient } = await make(['envelopes:write', 'envelopes:read'], ' 归档 ');
    expect(key).toMatch(/^csk_[\w-]{43}$/);
    expect(apiClient).toMatchObject({
      name: '归档',
      scopes: ['envelopes:write', 'envelopes:read'],
      keyPrefix: key.slice(0, 12),
      status: 'ACTIVE',
      lastUsedDatetime: null,
      expireDatetime: null,
    });
    const { apiClients } = await firm.owner.call(api.listApiClients, of(firm));
    expect(apiClients).toEqual([apiClient]);
    expect(JSON.stringify(apiClients)).not.toContain(key.slice(12));
    for (const table of ['api_client', 'audit', 'job']) {
      const { rows } = await world.services.db.withTx((tx) => tx.execute(sql.raw(`select * from ${table}`)));
      expect(JSON.stringify(rows)).not.toContain(key.slice(12));
    }
  });

  it('acts for its enterprise: what it makes belongs to that account, and the activities name the program', async () => {
    const { key } = await make(['envelopes:read', 'envelopes:write'], 'ERP 对接');
    const call = program(key);
    const { envelope } = await call(api.createEnvelope, { body: {} });
    expect(envelope.senderWsid).toBe(firm.ownMemberWsid);
    const params = { envelopeWsid: envelope.envelopeWsid };
    await call(api.updateEnvelope, { params, body: { title: '由系统起草' } });
    const { envelopes } = await firm.owner.call(api.listEnvelopes, { query: {} });
    expect(envelopes.map(({ title }) => title)).toContain('由系统起草');
    const { activities } = await firm.owner.call(api.listActivities, { params });
    expect(activities[0]?.actorName).toContain('(API: ERP 对接)');
    const { apiClients } = await firm.owner.call(api.listApiClients, of(firm));
    expect(apiClients.find(({ name }) => name === 'ERP 对接')).toMatchObject({
      lastUsedDatetime: expect.any(String),
      lastUsedIp: '127.0.0.1',
    });
  });

  it('sends a draft made by a person, without a cookie and without a page', async () => {
    const { key } = await make(['envelopes:write'], '发送');
    const draft = await draftOf(firm.owner, [{ name: '签署人', contact: other.owner.contact }]);
    const { envelope } = await program(key)(api.startEnvelope, { params: draft.params, body: {} });
    expect(envelope.status).toBe('ING_PROCESS');
  });

  it('is renamed and given other scopes, which apply to its next call (security 40)', async () => {
    const { key, apiClient } = await make(['envelopes:read']);
    const place = at(apiClient.apiClientWsid);
    expect(await works(key)).toBe('IN');
    const changed = await firm.owner.call(api.updateApiClient, {
      ...place,
      body: { name: '新名字', scopes: ['envelopes:write'] },
    });
    expect(changed.apiClient).toMatchObject({ name: '新名字', scopes: ['envelopes:write'] });
    expect(await works(key)).toBe('ERROR_API_KEY_SCOPE');
  });

  it('is rotated: the old key works for the chosen number of hours, or not at all', async () => {
    const { key, apiClient } = await make();
    const place = at(apiClient.apiClientWsid);
    const second = await firm.owner.call(api.rotateApiClient, { ...place, body: { overlapHours: 1 } });
    expect(second.apiClient.oldKeyUntilDatetime).not.toBeNull();
    expect([await works(key), await works(second.key)]).toEqual(['IN', 'IN']);
    const third = await firm.owner.call(api.rotateApiClient, { ...place, body: { overlapHours: 0 } });
    expect([await works(key), await works(second.key), await works(third.key)]).toEqual([
      'ERROR_API_KEY',
      'ERROR_API_KEY',
      'IN',
    ]);
    const fourth = await firm.owner.call(api.rotateApiClient, { ...place, body: { overlapHours: 1 } });
    world.clock.advance({ hours: 1 });
    expect([await works(third.key), await works(fourth.key)]).toEqual(['ERROR_API_KEY', 'IN']);
    await firm.owner.login();
    await changeTo(firm.owner, firm.ownMemberWsid);
  });

  it('expires, and is revoked at once together with the key before its rotation', async () => {
    const past = new Date(world.clock.now().getTime() - 1000).toISOString();
    const body = { name: 'x', scopes: ['verify' as const], expireDatetime: past };
    expect(await firm.owner.refused(api.createApiClient, { ...of(firm), body })).toMatchObject({
      error: 'ERROR_API_CLIENT_EXPIRE',
    });
    const { key, apiClient } = await make();
    const place = at(apiClient.apiClientWsid);
    const rotated = await firm.owner.call(api.rotateApiClient, { ...place, body: {} });
    const { apiClient: gone } = await firm.owner.call(api.revokeApiClient, place);
    expect(gone).toMatchObject({ status: 'REVOKED', oldKeyUntilDatetime: null });
    expect([await works(key), await works(rotated.key)]).toEqual(['ERROR_API_KEY', 'ERROR_API_KEY']);
    for (const endpoint of [api.revokeApiClient, api.rotateApiClient, api.updateApiClient] as Route[])
      expect(await firm.owner.refused(endpoint, { ...place, body: {} } as never)).toMatchObject({
        error: 'ERROR_NOT_FOUND',
      });
  });

  it('that has expired is renewed by a new end date, which does not revive the old key', async () => {
    const expireDatetime = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();
    const body = { name: '短期', scopes: ['envelopes:read' as const], expireDatetime: expireDatetime(1) };
    const { key, apiClient } = await firm.owner.call(api.createApiClient, { ...of(firm), body });
    const place = at(apiClient.apiClientWsid);
    // The new key may be valid for longer; the one before keeps its own end.
    const second = await firm.owner.call(api.rotateApiClient, {
      ...place,
      body: { overlapHours: 24, expireDatetime: expireDatetime(2) },
    });
    expect(second.apiClient.oldKeyUntilDatetime).toBe(apiClient.expireDatetime);
    world.clock.advance({ hours: 1 });
    expect([await works(key), await works(second.key)]).toEqual(['ERROR_API_KEY', 'IN']);
    world.clock.advance({ hours: 1 });
    expect(await works(second.key)).toBe('ERROR_API_KEY');
    await firm.owner.login();
    await changeTo(firm.owner, firm.ownMemberWsid);
    for (const dead of [{}, { expireDatetime: expireDatetime(0) }])
      expect(await firm.owner.refused(api.rotateApiClient, { ...place, body: dead })).toMatchObject({
        error: 'ERROR_API_CLIENT_EXPIRE',
      });
    const third = await firm.owner.call(api.rotateApiClient, {
      ...place,
      body: { overlapHours: 24, expireDatetime: expireDatetime(1) },
    });
    expect(third.apiClient).toMatchObject({ status: 'ACTIVE', oldKeyUntilDatetime: null });
    expect([await works(second.key), await works(third.key)]).toEqual(['ERROR_API_KEY', 'IN']);
  });

  it('is managed by the owner only; foreign and unknown ids return the same error (security 31, 34)', async () => {
    const { apiClient } = await make();
    await other.owner.login();
    await changeTo(other.owner, other.ownMemberWsid);
    for (const apiClientWsid of [apiClient.apiClientWsid, toWsid('apiClient', world.services.ids.next()), 'x'])
      expect(await other.owner.refused(api.revokeApiClient, at(apiClientWsid, other))).toMatchObject({
        error: 'ERROR_NOT_FOUND',
      });
    const clerk = world.stranger({ name: '职员', contact: '13840000001' });
    await clerk.register();
    await changeTo(clerk, await employ(world, firm, clerk));
    expect(await clerk.refused(api.listApiClients, of(firm))).toMatchObject({ error: 'ERROR_FORBIDDEN' });
  });

  it(`has at most ${API_CLIENTS_MAX} beside it`, async () => {
    const { apiClients } = await firm.owner.call(api.listApiClients, of(firm));
    const live = apiClients.filter(({ status }) => status !== 'REVOKED').length;
    for (let count = live; count < API_CLIENTS_MAX; count += 1) await make();
    const body = { name: '多了', scopes: ['verify' as const] };
    expect(await firm.owner.refused(api.createApiClient, { ...of(firm), body })).toMatchObject({
      error: 'ERROR_API_CLIENT_LIMIT',
    });
  });
});
