import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { type Refused, person } from '../../platform/index.ts';
import { sign as signDirectly } from '../../signing/ceremony/acts/sign.ts';
import { signCall } from '../../signing/ceremony/testing/direct-call.ts';
import { loadEnvelopeFacts } from '../../contracts/index.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { countExecutions, loadJob } from '../../contracts/multi-send/store.ts';
import { makeBulkDraft, sheetRows } from '../../contracts/multi-send/testing/bulk-draft.ts';
import { at, listed, newcomer, shown } from './testing/acting.ts';
import { type Company, company, draftOf, employ, plainBody, sent, signPlainly } from './testing/company.ts';

let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

const someone = (name?: string): Promise<Person> => newcomer(world, name);
const founded = async (name: string): Promise<Company> => company(await someone('老板'), name);

describe('An enterprise role', () => {
  it('is open to every holder until the first of them acts; the others may read it and act no more', async () => {
    const firm = await founded('角色有限公司');
    const [first, second, outsider] = [await someone('甲'), await someone('乙'), await someone('丙')];
    const memberWsid = await employ(world, firm, first, { holdsRole: true });
    await employ(world, firm, second, { holdsRole: true });
    await employ(world, firm, outsider);
    const { params, of } = await sent(firm.owner, [
      {
        name: '法人代表',
        type: 'ENTERPRISE_ROLE',
        enterpriseWsid: firm.enterpriseWsid,
        enterpriseRoleWsid: firm.roleWsid,
      },
    ]);
    const place = at(params, of('法人代表'));
    for (const one of [first, second]) expect(await shown(one, params)).toBe('WAITING_ME_SIGN');
    expect(await outsider.refused(api.getEnvelope, { params, query: {} })).toMatchObject({ code: 101 });
    expect(of('法人代表')).toMatchObject({ authorWsid: null, contact: { phone: null, email: null } });
    await changeTo(first, memberWsid);
    expect(await listed(first)).toContain(params.envelopeWsid);
    const { participant } = await signPlainly(first, place);
    expect(participant).toMatchObject({ status: 'ED_SUCCESS', authorWsid: memberWsid });
    const { envelope } = await second.call(api.getEnvelope, { params, query: {} });
    expect(envelope.participants.filter(({ isMe }) => isMe)).toEqual([]);
    const { documents } = await second.call(api.listDocuments, { params });
    expect((await second.fetch(documents[0]?.fileHref.href ?? '')).status).toBe(200);
    expect(await outsider.refused(api.getEnvelope, { params, query: {} })).toMatchObject({ code: 101 });
    const body = { documents: [], forms: [] };
    const refused = { status: 409, error: 'ERROR_ALREADY_SIGNED' };
    expect(await second.refused(api.sign, { params: place, body })).toMatchObject(refused);
    expect(await second.refused(api.getSigning, { params: place })).toMatchObject(refused);
    expect(await second.refused(api.reject, { params: place, body: { reason: 'r' } })).toMatchObject(refused);
    expect(await outsider.refused(api.sign, { params: place, body })).toMatchObject({ code: 101 });
    // They may only read: they neither move it for the account that acted, nor see what else that account has.
    expect(await second.refused(api.recycleEnvelope, { params })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    expect(await listed(first)).toContain(params.envelopeWsid);
    await world.app.jobs.drain();
    await firm.owner.call(api.cancelEnvelope, { params, body: { reason: '改签' } });
    const relatedTo = async (person: Person) => (await person.call(api.listRelated, { params })).related.length;
    expect([await relatedTo(first), await relatedTo(second)]).toEqual([1, 0]);
  });

  it('is given to one of several concurrent holders: one signature, the others are refused (security 42)', async () => {
    const firm = await founded('竞签有限公司');
    const holders = [await someone('甲'), await someone('乙'), await someone('丙')];
    for (const one of holders) await employ(world, firm, one, { holdsRole: true });
    const { enterpriseWsid, roleWsid: enterpriseRoleWsid } = firm;
    const named = { name: '法人代表', type: 'ENTERPRISE_ROLE', enterpriseWsid, enterpriseRoleWsid } as const;
    const { params, of } = await sent(firm.owner, [named]);
    const place = at(params, of('法人代表'));
    const outcomes = await Promise.allSettled(holders.map((one) => signPlainly(one, place)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { error: string }).error] : [],
    );
    expect(refused).toEqual(['ERROR_ALREADY_SIGNED', 'ERROR_ALREADY_SIGNED']);
  });

  it('is not acted for by a person who was bound to it and no longer holds it; its other holders act', async () => {
    const firm = await founded('卸任有限公司');
    const [first, second] = [await someone('甲'), await someone('乙')];
    const { owner, enterpriseWsid } = firm;
    const inFirm = { params: { enterpriseWsid }, body: { name: '签约专员' } };
    const roleWsid = (await owner.call(api.createRole, inFirm)).enterpriseRole.enterpriseRoleWsid;
    const memberWsids = [await employ(world, firm, first), await employ(world, firm, second)];
    const binding = (...wsids: string[]) => ({ params: { roleId: roleWsid }, body: { memberWsids: wsids } });
    await owner.call(api.bindRoleAuthors, binding(...memberWsids));
    const named = { name: '签约专员', type: 'ENTERPRISE_ROLE', enterpriseWsid, enterpriseRoleWsid: roleWsid } as const;
    const { params, of, fileWsid } = await draftOf(owner, [named]);
    await owner.call(api.updateEnvelope, { params, body: { allowAppendForms: true } });
    await owner.call(api.startEnvelope, { params });
    const { participantWsid } = of('签约专员');
    const place = at(params, { participantWsid });
    const position = { ulx: 60, uly: 500, lrx: 143, lry: 467 };
    const forms = [{ fileWsid, participantWsid, formType: 'WRITE_SIGN' as const, page: 1, position }];
    // Placing a field binds the role to them before they sign.
    await first.call(api.appendForms, { params: place, body: { forms } });
    expect(await second.refused(api.getSigning, { params: place })).toMatchObject({ error: 'ERROR_ALREADY_SIGNED' });
    await owner.call(api.unbindRoleAuthors, binding(memberWsids[0] ?? ''));
    expect(await first.refused(api.getSigning, { params: place })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    const body = { documents: [], forms: [] };
    expect(await first.refused(api.sign, { params: place, body })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    expect(await first.refused(api.reject, { params: place, body: { reason: 'r' } })).toMatchObject({ status: 404 });
    expect(await shown(second, params)).toBe('WAITING_ME_SIGN');
    expect(
      await owner.refused(api.deleteRole, { params: { enterpriseWsid, enterpriseRoleWsid: roleWsid } }),
    ).toMatchObject({
      error: 'ERROR_ROLE_IN_USE',
    });
    expect((await signPlainly(second, place)).participant).toMatchObject({ authorWsid: memberWsids[1] });
  });

  /** A role with two holders, in a contract that waits for it; `begin` has the first one sign up to where `stop` is called. */
  async function rolePlace() {
    const firm = await founded('交接有限公司');
    const [first, second] = [await someone('甲'), await someone('乙')];
    const { owner, enterpriseWsid } = firm;
    const made = await owner.call(api.createRole, { params: { enterpriseWsid }, body: { name: '签约专员' } });
    const roleWsid = made.enterpriseRole.enterpriseRoleWsid;
    const memberWsids = [await employ(world, firm, first), await employ(world, firm, second)];
    const binding = (...wsids: string[]) => ({ params: { roleId: roleWsid }, body: { memberWsids: wsids } });
    await owner.call(api.bindRoleAuthors, binding(...memberWsids));
    const named = { name: '签约专员', type: 'ENTERPRISE_ROLE', enterpriseWsid, enterpriseRoleWsid: roleWsid } as const;
    const { params, of } = await sent(owner, [named]);
    const place = at(params, of('签约专员'));
    const begin = async (stop: () => Promise<unknown>): Promise<unknown> => {
      const call = await signCall(world, first, { params: place, body: await plainBody(first, place) });
      const accounts = [fromWsid('enterpriseUser', memberWsids[0] ?? '') ?? ''];
      const asMember = { ...call, relation: { ...call.relation, accounts } };
      const signed = signDirectly(world.services, asMember, async (point) => void (point === 'made' && (await stop())));
      return signed.then(() => 'signed').catch((error: Partial<Refused>) => error.refusal?.error);
    };
    const lose = () => owner.call(api.unbindRoleAuthors, binding(memberWsids[0] ?? ''));
    return { first, second, params, place, memberWsids, begin, lose };
  }

  it('that is taken away while its holder signs signs nothing, and its other holders act (security 40)', async () => {
    const { second, params, place, memberWsids, begin, lose } = await rolePlace();
    expect(await begin(lose)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    expect(await shown(second, params)).toBe('WAITING_ME_SIGN');
    expect((await signPlainly(second, place)).participant).toMatchObject({ authorWsid: memberWsids[1] });
  });

  it('that is taken away while a signature lapses is open to every holder again', async () => {
    const { first, second, params, place, memberWsids, begin, lose } = await rolePlace();
    await new Promise((resolve) => void begin(() => new Promise(() => resolve(null))));
    await lose();
    world.clock.advance({ minutes: 2 });
    await world.app.jobs.drain();
    expect(await shown(second, params)).toBe('WAITING_ME_SIGN');
    expect(await first.refused(api.getSigning, { params: place })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    expect((await signPlainly(second, place)).participant).toMatchObject({ authorWsid: memberWsids[1] });
  });

  it('signs nothing for a person who is disabled while they sign (Rulings §8.22)', async () => {
    expect(await (await rolePlace()).begin(async () => {})).toBe('signed');
    const { first, begin } = await rolePlace();
    const personId = fromWsid('user', first.userWsid) ?? '';
    const disable = () =>
      world.services.db.withTx((tx) =>
        tx.update(person).set({ accountStatus: 'DISABLED' }).where(eq(person.id, personId)),
      );
    expect(await begin(disable)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
  });

  it('gives no access to contracts of another role of the enterprise (security 34)', async () => {
    const [firm, other] = [await founded('一'), await founded('二')];
    const add = (enterpriseWsid: string, enterpriseRoleWsid: string) =>
      draftOf(firm.owner, [{ name: '角色', type: 'ENTERPRISE_ROLE', enterpriseWsid, enterpriseRoleWsid }]);
    await expect(add(firm.enterpriseWsid, other.roleWsid)).rejects.toMatchObject({ error: 'ERROR_PARTICIPANT_ROLE' });
    const { params } = await sent(firm.owner, [
      {
        name: '角色',
        type: 'ENTERPRISE_ROLE',
        enterpriseWsid: other.enterpriseWsid,
        enterpriseRoleWsid: other.roleWsid,
      },
    ]);
    expect(await shown(other.owner, params)).toBe('WAITING_ME_SIGN');
    expect(await shown(firm.owner, params)).toBe('WAITING_OTHERS');
  });
});

describe('A member who is removed', () => {
  it('loses every right of the membership in envelopes at once, sent and received (security 19, 40)', async () => {
    const firm = await founded('离职有限公司');
    const worker = await someone('离职者');
    const memberWsid = await employ(world, firm, worker);
    await changeTo(worker, memberWsid);
    const { enterpriseWsid } = firm;
    const mine = await draftOf(worker, [{ name: '王', contact: wang.contact }]);
    const { params, of } = await sent(wang, [
      { name: '离职者', contact: worker.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid },
    ]);
    const place = at(params, of('离职者'));
    expect(await shown(worker, params)).toBe('WAITING_ME_SIGN');
    await firm.owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid } });
    await worker.login();
    for (const envelope of [params, mine.params])
      expect(await worker.refused(api.getEnvelope, { params: envelope, query: {} })).toMatchObject({ code: 101 });
    expect(await worker.refused(api.sign, { params: place, body: { documents: [], forms: [] } })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    world.clock.advance({ minutes: 2 });
    const byLink = world.stranger({ name: '离职者', contact: worker.contact });
    await byLink.openLink(place.participantWsid);
    expect(await byLink.refused(api.getSigning, { params: place })).toMatchObject({
      error: 'ERROR_CANT_USE_FREE_LOGIN',
    });
  });
});

describe('Work that a removed member has begun in the name of the enterprise', () => {
  it('is not sent: a timed envelope becomes a draft again, a multi-send stops at its current row', async () => {
    const [firm, worker] = [await founded('离任有限公司'), await someone('离任者')];
    const memberWsid = await employ(world, firm, worker);
    await changeTo(worker, memberWsid);
    const timed = await draftOf(worker, [{ name: '王', contact: wang.contact }]);
    const timerDatetime = new Date(world.clock.now().getTime() + 600_000).toISOString();
    await worker.call(api.updateEnvelope, { params: timed.params, body: { timerDatetime } });
    await worker.call(api.startEnvelope, { params: timed.params });
    const bulk = await makeBulkDraft(worker);
    await worker.call(api.updateEnvelope, { params: bulk.params, body: { timerDatetime } });
    await worker.call(api.setMultiSend, { params: bulk.slot, body: { rows: sheetRows(2) } });
    const { multiSendJob: job } = await worker.call(api.startMultiSend, { params: bulk.params });
    await firm.owner.call(api.disableMember, { params: { enterpriseWsid: firm.enterpriseWsid, memberWsid } });
    world.clock.advance({ minutes: 11 });
    await world.app.jobs.drain();
    const jobId = fromWsid('job', job.jobWsid) ?? '';
    await world.services.db.withTx(async (tx) => {
      const { row } = await loadEnvelopeFacts(tx, fromWsid('envelope', timed.params.envelopeWsid) ?? '', {
        lock: false,
      });
      expect(row.status).toBe('DRAFT');
      expect(await loadJob(tx, jobId)).toMatchObject({ status: 'PAUSED' });
      expect(await countExecutions(tx, [jobId])).toEqual(new Map([[jobId, {}]]));
    });
  });
});

describe('An envelope sent by an account', () => {
  it('is in the list of that account only and has the id of the membership', async () => {
    const firm = await founded('发送有限公司');
    const { params } = await sent(firm.owner, [{ name: '王', contact: wang.contact }]);
    const { envelope } = await wang.call(api.getEnvelope, { params, query: {} });
    expect(envelope.senderWsid).toBe(firm.ownMemberWsid);
    expect(await listed(firm.owner)).toContain(params.envelopeWsid);
    const { accounts } = await firm.owner.call(api.listAccounts, {
      params: { userWsid: firm.owner.userWsid },
      query: {},
    });
    await changeTo(firm.owner, accounts[0]?.userWsid ?? '');
    expect(await listed(firm.owner)).not.toContain(params.envelopeWsid);
    // The right itself follows the person.
    expect(await shown(firm.owner, params)).toBe('WAITING_OTHERS');
  });
});
