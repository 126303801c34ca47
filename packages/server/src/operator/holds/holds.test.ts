import { api, operatorApi, retentionApi } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { type Company, company, draftOf, employ, sent, signPlainly } from '../../enterprise/members/testing/company.ts';
import { audit, envelope, knownDevice, person as personTable } from '../../platform/index.ts';
import { logIn, operatorAt } from '../console/testing/staff.ts';

let world: World;
let [alice, li, owner, staff, auditor] = [] as unknown as Person[] & [Person, Person, Person, Person, Person];
let firm: Company;
beforeAll(async () => {
  world = await createWorld();
  [alice, li, owner] = await world.people('alice', 'li', 'wang');
  firm = await company(owner, '保留测试有限公司');
  staff = await operatorAt(world, 'administrator', ['ADMINISTRATOR']);
  auditor = await operatorAt(world, 'auditor', ['AUDITOR']);
});
afterAll(() => world.close());

const MATTER = { reason: '诉讼', reference: '(2026) 沪 01 民初 1 号' };
const idOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';
const own = (person: Person) => ({ params: { userWsid: person.userWsid } });
const ofFirm = () => ({ enterpriseWsid: firm.enterpriseWsid });
const place = async (subject: string) =>
  (await staff.call(operatorApi.placeHold, { body: { subject, ...MATTER } })).hold.holdWsid;
const release = (holdWsid: string) =>
  staff.call(operatorApi.releaseHold, { params: { holdWsid }, body: { reason: '已结案' } });
const audited = (kind: string) =>
  world.services.db.withTx(async (tx) =>
    (await tx.select({ detail: audit.detail }).from(audit).where(eq(audit.kind, kind))).map(({ detail }) => detail),
  );
const countIn = (table: typeof envelope, id: string) =>
  world.services.db.withTx((tx) => tx.$count(table, eq(table.id, id)));

describe('A legal hold of the operators', () => {
  it('keeps the documents of a draft until it is released, and both are in the audit log', async () => {
    const { envelopeWsid } = await draftOf(alice, [{ name: '李雷', contact: li.contact }], '被保留的草稿');
    const params = { envelopeWsid };
    const { documents } = await alice.call(api.listDocuments, { params });
    const [docId = ''] = documents.map(({ fileWsid }) => fileWsid);
    const holdWsid = await place(envelopeWsid);
    expect((await alice.refused(api.deleteDocument, { params: { ...params, docId } })).error).toBe('ERROR_LEGAL_HOLD');
    const found = (filters: string) => auditor.call(operatorApi.listHolds, { query: { filters } });
    expect((await found(`subject=${envelopeWsid},active=true`)).holds).toMatchObject([
      {
        holdWsid,
        subjectKind: 'ENVELOPE',
        subjectName: '被保留的草稿',
        placedByName: 'operator:administrator',
        ...MATTER,
      },
    ]);
    await release(holdWsid);
    expect((await staff.refused(operatorApi.releaseHold, { params: { holdWsid }, body: { reason: 'x' } })).error).toBe(
      'ERROR_HOLD_RELEASED',
    );
    expect((await found(`subject=${envelopeWsid},active=true`)).holds).toEqual([]);
    await alice.call(api.deleteDocument, { params: { ...params, docId } });
    expect(await audited('legalHold.placed')).toMatchObject([{ subject: envelopeWsid, ...MATTER }]);
    expect(await audited('legalHold.released')).toMatchObject([{ subject: envelopeWsid, reason: '已结案' }]);
    expect((await auditor.refused(operatorApi.placeHold, { body: { subject: envelopeWsid, ...MATTER } })).status).toBe(
      403,
    );
  });

  it('delays the deletion of an account, and keeps its browsers and drafts', async () => {
    const { envelopeWsid } = await draftOf(alice, [{ name: '李雷', contact: li.contact }], '草稿');
    const draftId = fromWsid('envelope', envelopeWsid) ?? '';
    const body = { password: wirePassword('login', alice.password) };
    const before = await place(alice.userWsid);
    expect((await alice.refused(api.requestDeletion, { ...own(alice), body })).error).toBe('ERROR_LEGAL_HOLD');
    await release(before);
    const ofDraft = await place(envelopeWsid);
    expect((await alice.refused(api.requestDeletion, { ...own(alice), body })).error).toBe('ERROR_LEGAL_HOLD');
    await release(ofDraft);
    await alice.call(api.requestDeletion, { ...own(alice), body });
    await logIn(staff, 'administrator');
    const holdWsid = await place(alice.userWsid);
    await logIn(auditor, 'auditor');
    const { sections } = await auditor.call(operatorApi.getDirectoryEntry, { params: { account: alice.userWsid } });
    expect(sections.holds?.lines[0]).toMatchObject({ title: MATTER.reference, status: 'ACTIVE' });
    world.clock.advance({ days: 20 });
    await world.app.jobs.drain();
    const rowOf = () =>
      world.services.db.withTx(async (tx) => ({
        person: (
          await tx
            .select()
            .from(personTable)
            .where(eq(personTable.id, idOf(alice)))
        )[0]?.deletedAt,
        devices: await tx.$count(knownDevice, eq(knownDevice.personId, idOf(alice))),
      }));
    expect(await rowOf()).toEqual({ person: null, devices: 1 });
    expect(await countIn(envelope, draftId)).toBe(1);
    await logIn(staff, 'administrator');
    await release(holdWsid);
    world.clock.advance({ days: 2 });
    await world.app.jobs.drain();
    expect(await rowOf()).toEqual({ person: expect.any(Date), devices: 0 });
    expect(await countIn(envelope, draftId)).toBe(0);
  });
});

describe('A legal hold of an enterprise', () => {
  it('is placed by those who may, on what is its own, and its other parties do not learn of it', async () => {
    await owner.login();
    await li.login();
    await changeTo(owner, firm.ownMemberWsid);
    const draft = await sent(owner, [{ name: '李雷', contact: li.contact }], '被保留的合同');
    const { envelopeWsid } = draft.params;
    await signPlainly(li, { envelopeWsid, participantWsid: draft.of('李雷').participantWsid });
    await world.app.jobs.drain();
    const body = { subject: envelopeWsid, ...MATTER };
    const { hold } = await owner.call(retentionApi.placeEnterpriseHold, { params: ofFirm(), body });
    expect(hold).toMatchObject({ placedBy: 'ENTERPRISE', subjectName: '被保留的合同', releasedDatetime: null });
    const { activities } = await li.call(api.listActivities, { params: { envelopeWsid } });
    expect(activities.map(({ kind }) => kind).filter((kind) => kind.startsWith('legalHold'))).toEqual([]);
    const foreign = await sent(li, [{ name: '王芳', contact: alice.contact }], '别人的合同');
    const refused = { params: ofFirm(), body: { ...body, subject: foreign.params.envelopeWsid } };
    expect((await owner.refused(retentionApi.placeEnterpriseHold, refused)).status).toBe(404);
    const whole = { params: ofFirm(), body: { ...body, subject: firm.enterpriseWsid } };
    await owner.call(retentionApi.placeEnterpriseHold, whole);
    const query = { filters: `subject=${envelopeWsid},active=true` };
    const { holds } = await owner.call(retentionApi.listEnterpriseHolds, { params: ofFirm(), query });
    expect(holds.map(({ subjectKind }) => subjectKind)).toEqual(['ENTERPRISE', 'ENVELOPE']);
    const params = { ...ofFirm(), holdWsid: hold.holdWsid };
    const ended = await owner.call(retentionApi.releaseEnterpriseHold, { params, body: { reason: '已和解' } });
    expect(ended.hold).toMatchObject({ releaseReason: '已和解', releasedDatetime: expect.any(String) });
    const memberWsid = await employ(world, firm, li);
    await changeTo(li, memberWsid);
    expect((await li.refused(retentionApi.listEnterpriseHolds, { params: ofFirm(), query: {} })).status).toBe(403);
    // An operator sees it, and may not release it.
    await logIn(staff, 'administrator');
    const [seen] = (await staff.call(operatorApi.listHolds, { query: { filters: 'active=true' } })).holds;
    const other = { params: { holdWsid: seen?.holdWsid ?? '' }, body: { reason: 'x' } };
    expect((await staff.refused(operatorApi.releaseHold, other)).status).toBe(404);
  });
});
