import { api, retentionApi } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { namedDigests } from '../../contracts/files/store.ts';
import { type Company, company, draftOf, sent, signPlainly } from '../../enterprise/members/testing/company.ts';
import {
  type Job,
  type Tx,
  audit,
  certificate,
  envelope,
  envelopeDocument,
  envelopeViewer,
  erasedDocument,
  form,
  insertHold,
  job,
  message,
  participant,
  releaseHold,
  retentionNotice,
  revision,
} from '../../platform/index.ts';
import { applyPolicy } from './apply-policy.ts';

const BOUNDS = { RETENTION_DRAFT_DAYS: '5-100', RETENTION_CONTRACT_DAYS: '10-1000', RETENTION_MESSAGE_DAYS: '5-100' };

let world: World;
let [alice, li, owner, han] = [] as unknown as [Person, Person, Person, Person];
let firm: Company;
beforeAll(async () => {
  world = await createWorld({ env: BOUNDS });
  [alice, li, owner, han] = await world.people('alice', 'li', 'wang', 'han');
  firm = await company(owner, '保留策略测试有限公司');
  await changeTo(owner, firm.ownMemberWsid);
});
afterAll(() => world.close());

const NONE = { drafts: null, contracts: null, messages: null, logs: null, sessions: null };
const own = (person: Person) => ({ params: { userWsid: person.userWsid } });
const ofFirm = () => ({ params: { enterpriseWsid: firm.enterpriseWsid } });
const rows = <T>(run: (tx: Parameters<Parameters<World['services']['db']['withTx']>[0]>[0]) => Promise<T>) =>
  world.services.db.withTx(run);
const idOf = (envelopeWsid: string): string => fromWsid('envelope', envelopeWsid) ?? '';
const audited = (kind: string) =>
  rows(async (tx) => (await tx.select().from(audit).where(eq(audit.kind, kind))).map(({ detail }) => detail));
/** Runs what is due after these days, logged in again. */
async function later(days: number): Promise<void> {
  world.clock.advance({ days });
  await world.app.jobs.drain();
  for (const person of [alice, li, owner]) await person.login();
  await changeTo(owner, firm.ownMemberWsid);
}
const mayOpen = async (person: Person, envelopeWsid: string): Promise<boolean> => {
  const params = { envelopeWsid };
  const isRefused = await person.call(api.getEnvelope, { params, query: {} }).then(
    () => false,
    () => true,
  );
  const { envelopes } = await person.call(api.listEnvelopes, { query: {} });
  // The list and the page agree.
  expect(envelopes.some((one) => one.envelopeWsid === envelopeWsid)).toBe(!isRefused);
  return !isRefused;
};
async function finished(sender: Person, title: string): Promise<string> {
  const draft = await sent(sender, [{ name: '李雷', contact: li.contact }], title);
  await signPlainly(li, { ...draft.params, participantWsid: draft.of('李雷').participantWsid });
  await world.app.jobs.drain();
  return draft.params.envelopeWsid;
}
const hold = (subjectKind: 'ENVELOPE' | 'PERSON', subjectId: string) =>
  rows((tx) =>
    insertHold(tx, {
      id: world.services.ids.next(),
      subjectKind,
      subjectId,
      reason: 'r',
      reference: '1',
      placedBy: 'OPERATOR',
      placedByName: 'operator:x',
      placedAt: world.clock.now(),
    }),
  );
const release = (id: string) =>
  rows((tx) => releaseHold(tx, id, { releasedByName: 'x', releaseReason: 'x', releasedAt: world.clock.now() }));

describe('The retention policy of an account', () => {
  let [first, held, draft] = ['', '', ''];

  it('stays within the bounds of the operator', async () => {
    const refused = await alice.refused(retentionApi.setRetention, { ...own(alice), body: { ...NONE, contracts: 9 } });
    expect(refused).toMatchObject({ error: 'ERROR_RETENTION_DAYS', status: 422 });
    expect(refused.message).toContain('contracts');
    expect(refused.message).toContain('10');
    expect([403, 404]).toContain((await li.refused(retentionApi.getRetention, own(alice))).status);
    expect([403, 404]).toContain((await alice.refused(retentionApi.getEnterpriseRetention, ofFirm())).status);
  });

  it('shows beforehand what it would delete, and announces contracts before it deletes them', async () => {
    [first, held] = [await finished(alice, '第一份'), await finished(alice, '被保留的')];
    draft = (await draftOf(alice, [{ name: '李雷', contact: li.contact }], '旧草稿')).params.envelopeWsid;
    const heldRow = await hold('ENVELOPE', idOf(held));
    const query = { contracts: '10', drafts: '5' };
    const before = await alice.call(retentionApi.previewRetention, { ...own(alice), query });
    expect(before.contracts).toMatchObject({ now: 0, soon: 1, held: 1, isMore: false });
    expect(before.drafts).toMatchObject({ now: 0, soon: 1, items: [{ envelopeWsid: draft, title: '旧草稿' }] });
    const body = { ...NONE, contracts: 10, drafts: 5, messages: 5 };
    const set = await alice.call(retentionApi.setRetention, { ...own(alice), body });
    expect(set).toMatchObject({ days: body, changedBy: expect.any(String) });

    // Everything is older than the policy wants, and still nothing is deleted before the time to object is over.
    await later(24);
    expect([await mayOpen(alice, first), await mayOpen(alice, draft)]).toEqual([true, true]);
    const due = async () =>
      (
        await rows((tx) =>
          tx
            .select()
            .from(message)
            .where(eq(message.personId, fromWsid('user', alice.userWsid) ?? '')),
        )
      )
        .map(({ params }) => JSON.parse(params['notice'] ?? '{}') as { kind?: string; count?: number })
        .filter(({ kind }) => kind === 'RETENTION_DUE');
    expect(await due()).toMatchObject([{ count: 1 }, { count: 1 }]);
    await later(2);
    expect(await due()).toHaveLength(2);
    await later(6);
    expect(await mayOpen(alice, first)).toBe(false);
    expect(await mayOpen(alice, draft)).toBe(false);
    expect(await mayOpen(alice, held)).toBe(true);
    const account = alice.userWsid;
    expect(await audited('retention.removed')).toEqual([{ account, envelope: first }]);
    expect((await audited('retention.purged')).map(({ what }) => what)).toContain('drafts');
    await release(heldRow.id);
  });

  it('takes nothing from the other parties: their contract, its evidence and its record are unchanged', async () => {
    expect(await mayOpen(li, first)).toBe(true);
    const params = { envelopeWsid: first };
    expect((await li.bytes(api.getArchive, { params })).status).toBe(200);
    const { activities } = await li.call(api.listActivities, { params });
    expect(activities.filter(({ kind }) => kind.startsWith('retention'))).toEqual([]);
    expect((await alice.bytes(api.getArchive, { params })).status).not.toBe(200);
  });

  it('keeps what is on hold, and an account on hold keeps everything', async () => {
    // The hold on it has ended: it is announced first.
    await later(1);
    expect(await mayOpen(alice, held)).toBe(true);
    await later(8);
    expect(await mayOpen(alice, held)).toBe(false);
    const ofLi = await hold('PERSON', fromWsid('user', li.userWsid) ?? '');
    await li.call(retentionApi.setRetention, { ...own(li), body: { ...NONE, contracts: 10 } });
    await later(31);
    await later(8);
    expect([await mayOpen(li, first), await mayOpen(li, held)]).toEqual([true, true]);
    await release(ofLi.id);
  });

  it('deletes the contents only when no party keeps them; certificates, digests and the audit log remain', async () => {
    const id = idOf(first);
    // The upload has the same octets in every contract of this test.
    const digests = await rows(async (tx) =>
      (await tx.select().from(revision).where(eq(revision.envelopeId, id))).flatMap(({ kind, digest }) =>
        kind === 'UPLOAD' ? [] : [digest],
      ),
    );
    expect(digests.length).toBeGreaterThan(1);
    const [document] = await rows((tx) =>
      tx.select().from(envelopeDocument).where(eq(envelopeDocument.envelopeId, id)),
    );
    const trail = await rows((tx) => tx.$count(audit, eq(audit.envelopeId, id)));
    await later(1);
    await later(8);
    expect([await mayOpen(li, first), await mayOpen(li, held)]).toEqual([false, false]);
    const left = await rows(async (tx) => ({
      documents: await tx.$count(envelopeDocument, eq(envelopeDocument.envelopeId, id)),
      revisions: await tx.$count(revision, eq(revision.envelopeId, id)),
      forms: await tx.$count(form, eq(form.envelopeId, id)),
      named: (await namedDigests(tx, digests)).size,
    }));
    expect(left).toEqual({ documents: 0, revisions: 0, forms: 0, named: 0 });
    const kept = await rows(async (tx) => ({
      certificates: await tx.$count(certificate, eq(certificate.envelopeId, id)),
      audit: await tx.$count(audit, eq(audit.envelopeId, id)),
      names: (await tx.select().from(participant).where(eq(participant.envelopeId, id))).map(({ name }) => name),
      row: (await tx.select().from(envelope).where(eq(envelope.id, id)))[0],
      erased: await tx.select().from(erasedDocument).where(eq(erasedDocument.envelopeId, id)),
    }));
    expect(kept.certificates).toBe(1);
    expect(kept.audit).toBe(trail);
    expect(kept.names.every((name) => name === '')).toBe(true);
    expect(kept.row).toMatchObject({ title: '', status: 'ED_SUCCESS', erasedAt: expect.any(Date) });
    expect(kept.erased).toMatchObject([
      { headDigest: document?.headDigest, completedDigest: document?.completedDigest ?? null },
    ]);
    expect((await audited('retention.erased')).map(({ envelope: one }) => one)).toContain(first);
  });

  it('is that of an enterprise for all of its members, and ends with them nothing of the other party', async () => {
    const contract = await finished(owner, '企业合同');
    const body = { ...NONE, contracts: 10, logs: 1 };
    await owner.call(retentionApi.setEnterpriseRetention, { ...ofFirm(), body });
    // A policy that keeps again is followed at once.
    await later(20);
    await owner.call(retentionApi.setEnterpriseRetention, { ...ofFirm(), body: NONE });
    await later(20);
    expect(await mayOpen(owner, contract)).toBe(true);
    await owner.call(retentionApi.setEnterpriseRetention, { ...ofFirm(), body });
    await later(24);
    await later(8);
    expect(await mayOpen(owner, contract)).toBe(false);
    const listed = await owner.call(api.listEnterpriseEnvelopes, { ...ofFirm(), query: {} });
    expect(listed.envelopes).toEqual([]);
  });
});

describe('The work of a policy that ends at every step', () => {
  class Ended extends Error {}
  /** What the work changes: rows that it deletes and rows that it writes. */
  const marks = async (tx: Tx): Promise<string> => {
    const counted = [audit, retentionNotice, message, job, envelopeViewer];
    const counts = [];
    for (const table of counted) counts.push(await tx.$count(table));
    return counts.join(' ');
  };
  /** Applies the policy until the first transaction that changes something: that one is undone, or the last one. */
  async function endingAt(person: Person, isUndone: boolean): Promise<'ENDED' | 'DONE'> {
    const { services } = world;
    const withTx: typeof services.db.withTx = async (fn, how) => {
      let isChange = false;
      const result = await services.db.withTx(async (tx) => {
        const before = await marks(tx);
        const made = await fn(tx);
        isChange = (await marks(tx)) !== before;
        if (isChange && isUndone) throw new Ended('before the commit');
        return made;
      }, how);
      if (isChange) throw new Ended('after the commit');
      return result;
    };
    const payload = { accountId: fromWsid('user', person.userWsid) ?? '' };
    const work = { payload, abort: new AbortController().signal, now: world.clock.now() } as unknown as Job;
    try {
      await applyPolicy({ ...services, db: { ...services.db, withTx } }, work);
      return 'DONE';
    } catch (error) {
      if (error instanceof Ended) return 'ENDED';
      throw error;
    }
  }
  async function stepsOf(person: Person): Promise<number> {
    for (let steps = 0; steps < 50; steps += 1) {
      const before = await rows(marks);
      const undone = await endingAt(person, true);
      expect(await rows(marks)).toBe(before);
      expect(await endingAt(person, false)).toBe(undone);
      if (undone === 'DONE') return steps;
    }
    throw new Error('the work never ends');
  }

  it('announces, deletes and records each thing once', async () => {
    for (const person of [han, li]) await person.login();
    const contracts = [await finished(han, '甲'), await finished(han, '乙')];
    const drafts = [];
    for (const title of ['草稿一', '草稿二'])
      drafts.push((await draftOf(han, [{ name: '李雷', contact: li.contact }], title)).params.envelopeWsid);
    // From here on the work is done here only.
    await world.app.jobs.stop();
    const days = { ...NONE, contracts: 10, drafts: 5, messages: 5 };
    for (const person of [han, li]) await person.call(retentionApi.setRetention, { ...own(person), body: days });
    const of = async (person: Person, kind: string) =>
      (await audited(kind)).filter(({ account }) => account === person.userWsid);
    const told = [(await of(han, 'retention.warned')).length, (await of(li, 'retention.warned')).length];

    world.clock.advance({ days: 24 });
    expect(await stepsOf(han)).toBeGreaterThanOrEqual(2);
    await stepsOf(li);
    expect((await of(han, 'retention.warned')).slice(told[0]).map((one) => [one['days'], one['contracts']])).toEqual([
      ['30', '2'],
      ['7', '2'],
    ]);
    world.clock.advance({ days: 8 });
    // Two contracts and two drafts; the messages were due before.
    expect(await stepsOf(han)).toBe(4);
    const removed = await of(han, 'retention.removed');
    expect(removed.map(({ envelope: one }) => one ?? '').toSorted()).toEqual(contracts.toSorted());
    const purged = await of(han, 'retention.purged');
    expect(purged.flatMap(({ what, envelope: one }) => (what === 'drafts' ? [one ?? ''] : [])).toSorted()).toEqual(
      drafts.toSorted(),
    );
    const ids = contracts.map(idOf);
    const documents = () => rows((tx) => tx.$count(envelopeDocument, inArray(envelopeDocument.envelopeId, ids)));
    // The other party keeps them, until its own policy ends the last copy.
    expect(await documents()).toBe(2);
    await stepsOf(li);
    expect(await documents()).toBe(0);
    const named = (await audited('retention.erased')).filter(({ envelope: one }) => contracts.includes(one ?? ''));
    expect(named).toHaveLength(2);
  });
});
