import { type CallName, type Endpoint, type Route, api } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterpriseRole, enterpriseRoleAuthor, enterpriseRolePrivilege } from '../../../platform/index.ts';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import { type Company, company, draftOf, employ, sent } from '../../../enterprise/members/testing/company.ts';

const KEY = 'enterprises:envelopes:view';

let world: World;
let firm: Company;
let other: Company;
let signer: Person;
const people: Record<'clerk' | 'looker' | 'plain', Person> = {} as never;
const accounts: Record<'clerk' | 'looker' | 'plain', string> = {} as never;
let roleId: string;
let own: Awaited<ReturnType<typeof sent>>;

async function someone(name: string, contact: string): Promise<Person> {
  const person = world.stranger({ name, contact });
  await person.register();
  await person.setSignPassword();
  return person;
}

beforeAll(async () => {
  world = await createWorld();
  const { services } = world;
  firm = await company(await someone('老板', '13830000001'), '甲方有限公司');
  other = await company(await someone('别家', '13830000002'), '乙方有限公司');
  signer = await someone('签署人', '13830000003');
  for (const [at, name] of (['clerk', 'looker', 'plain'] as const).entries()) {
    people[name] = await someone(name, `1383000001${at}`);
    accounts[name] = await employ(world, firm, people[name]);
    await changeTo(people[name], accounts[name]);
  }
  roleId = services.ids.next();
  const [createdAt, enterpriseId] = [services.clock.now(), fromWsid('enterprise', firm.enterpriseWsid) ?? ''];
  await services.db.withTx(async (tx) => {
    await tx.insert(enterpriseRole).values({ id: roleId, enterpriseId, name: '合同查看', createdAt });
    await tx.insert(enterpriseRolePrivilege).values({ roleId, key: KEY });
    const memberId = fromWsid('enterpriseUser', accounts.looker) ?? '';
    await tx.insert(enterpriseRoleAuthor).values({ roleId, memberId, createdAt });
  });
  own = await sent(people.clerk, [{ name: '签署人', contact: signer.contact }]);
});
afterAll(() => world.close());

const outcome = async (person: Person, route: Route, params: Record<string, string>): Promise<string> => {
  const response = await person.bytes(route, { params });
  if (response.ok) return 'IN';
  return ((await response.json()) as { error: string }).error;
};
const placeOf = ({ params, fileWsid, of }: typeof own): Record<string, string> => ({
  ...params,
  docId: fileWsid,
  participantWsid: of('签署人').participantWsid,
});

const described = Object.entries(calls) as [CallName, Endpoint][];
const about = described.filter(([, { access }]) => access.startsWith('envelope:'));
const reads = about.filter(([, { access, method }]) => method === 'GET' && /reader|document/.test(access));
const acts = about.filter((one) => !reads.includes(one));

/** The contract is not finished, and no file is attached to it: neither is told to those who may not see it. */
const LET_IN = ['IN', 'ERROR_NOT_FINISHED', 'ERROR_ATTACHMENT_NOT_FOUND'];

describe('A member who may see the envelopes of the whole enterprise (Spec §6 enterprises:envelopes:view)', () => {
  it.each(reads)('reads those of its members, as its owner does: %s', async (_name, endpoint) => {
    const params = placeOf(own);
    for (const who of [people.looker, firm.owner]) expect(LET_IN).toContain(await outcome(who, endpoint, params));
    for (const who of [people.plain, other.owner])
      expect(await outcome(who, endpoint, params)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
  });

  it.each(acts)('may not change them: %s', async (_name, endpoint) => {
    const said = await outcome(people.looker, endpoint, placeOf(own));
    expect(['ERROR_NOT_IN_ENVELOPE_FLOW', 'ERROR_FORBIDDEN']).toContain(said);
  });

  it('sees contacts masked, no participant as themselves, and no labels of others', async () => {
    const { envelope } = await people.looker.call(api.getEnvelope, { params: own.params, query: {} });
    expect(JSON.stringify(envelope)).not.toContain(signer.contact);
    expect(envelope.participants.some(({ isMe }) => isMe)).toBe(false);
    expect(envelope.labels).toEqual([]);
    expect(envelope.envelopeShownStatus).toBe('WAITING_OTHERS');
  });

  it('opens every row of the list except drafts, which only their senders may open', async () => {
    const draft = await draftOf(people.clerk, [{ name: '签署人', contact: signer.contact }]);
    const { envelopes } = await people.looker.call(api.listEnterpriseEnvelopes, {
      params: { enterpriseWsid: firm.enterpriseWsid },
      query: {},
    });
    const outcomes = await Promise.all(
      envelopes.map(async ({ envelopeWsid, status }) => [
        status,
        await outcome(people.looker, api.getEnvelope, { envelopeWsid }),
      ]),
    );
    expect(new Set(outcomes.map(([status, said]) => `${status} ${said}`))).toEqual(
      new Set(['DRAFT ERROR_NOT_IN_ENVELOPE_FLOW', 'ING_PROCESS IN']),
    );
    expect(envelopes.map(({ envelopeWsid }) => envelopeWsid)).toContain(draft.envelopeWsid);
  });

  it('reads what a member received for it, with the document once the member may, and nothing personal', async () => {
    const named = { name: 'clerk', contact: people.clerk.contact } as const;
    const { enterpriseWsid } = firm;
    const asMember = await sent(signer, [
      { name: '别人', contact: '13830000099' },
      { ...named, type: 'ENTERPRISE_MEMBER', enterpriseWsid, sequence: 2 },
    ]);
    const place = { ...asMember.params, docId: asMember.fileWsid };
    expect(await outcome(people.looker, api.getEnvelope, place)).toBe('IN');
    expect(await outcome(people.looker, api.getDocumentContent, place)).toBe('ERROR_FORBIDDEN');
    const now = await sent(signer, [{ ...named, type: 'ENTERPRISE_MEMBER', enterpriseWsid }]);
    const nowPlace = { ...now.params, docId: now.fileWsid };
    expect(await outcome(people.looker, api.getDocumentContent, nowPlace)).toBe('IN');
    const asPerson = await sent(signer, [named]);
    expect(await outcome(people.looker, api.getEnvelope, asPerson.params)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
  });

  it('has this right only in that account, and only while they hold the key (security 34, 40)', async () => {
    await changeTo(people.looker, people.looker.userWsid);
    expect(await outcome(people.looker, api.getEnvelope, own.params)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    await changeTo(people.looker, accounts.looker);
    expect(await outcome(people.looker, api.getEnvelope, own.params)).toBe('IN');
    const key = eq(enterpriseRolePrivilege.roleId, roleId);
    await world.services.db.withTx((tx) => tx.delete(enterpriseRolePrivilege).where(key));
    expect(await outcome(people.looker, api.getEnvelope, own.params)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
  });
});
