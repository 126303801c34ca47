import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, enterprise, envelope, member, participant, person } from '../../../platform/index.ts';
import { company, employ } from '../../../enterprise/members/testing/company.ts';
import { loadEnvelopeFacts } from './facts.ts';
import { presentChanged, readEnvelope } from './get-envelope.ts';
import { type Reader, callerAsReader } from './reader.ts';
import { findStanding } from './relation.ts';
import { findSenders } from './persons.ts';
import { findContent } from './store.ts';
import { type Draft, makeDraft, startDraft } from './testing/draft.ts';
import { loadWhole, lockLabelled } from './whole-envelope.ts';

let world: World;
let wang: Person;
let li: Person;
let alice: Person;
let draft: Draft;
let running: Draft;

beforeAll(async () => {
  world = await createWorld();
  [wang, li, alice] = await world.people('wang', 'li', 'alice');
  const parts = [{ person: li }, { person: alice, sequence: 2 }];
  draft = await makeDraft(wang, parts, '草稿');
  running = await makeDraft(wang, parts, '合同');
  await startDraft(wang, running);
  const boss = world.stranger({ name: '老板', contact: '13830000001' });
  await boss.register();
  await boss.setSignPassword();
  await employ(world, await company(boss, '甲公司'), li);
  const { labels } = await wang.call(api.addLabels, { body: { labels: [{ name: 'b' }, { name: 'a' }] } });
  const labelWsids = labels.map(({ labelWsid }) => labelWsid);
  await wang.call(api.labelEnvelopes, { body: { envelopeWsids: [running.envelopeWsid], labelWsids } });
}, 120_000);
afterAll(() => world.close());

interface Cost {
  statements: number;
  trips: number;
  transactions: number;
}

/**
 * What a call costs the database once its session is known and its statements are prepared: the least of five times, because the
 * session is read again every few seconds, and jobs are looked for every second.
 */
async function costOf(call: () => Promise<unknown>): Promise<Cost> {
  await world.app.jobs.drain();
  for (let warm = 0; warm < 4; warm += 1) await call();
  const costs: Cost[] = [];
  for (let time = 0; time < 5; time += 1) costs.push(await costOnce(call));
  const [least] = costs.toSorted((a, b) => a.statements - b.statements || a.trips - b.trips);
  if (least === undefined) throw new Error('the call was made');
  return least;
}

async function costOnce(call: () => Promise<unknown>): Promise<Cost> {
  const cost: Cost = { statements: 0, trips: 0, transactions: 0 };
  const onTrip = (): void => void (cost.trips += 1);
  const onStatement = (text: unknown): void => {
    if (text === 'begin') cost.transactions += 1;
    else if (text !== 'commit') cost.statements += 1;
  };
  subscribe('countersign:statement', onStatement);
  subscribe('countersign:trip', onTrip);
  try {
    await call();
    return cost;
  } finally {
    unsubscribe('countersign:statement', onStatement);
    unsubscribe('countersign:trip', onTrip);
  }
}

/** Lower these figures whenever they can be lowered. */
describe('A read asks the database', () => {
  const query = { limit: 20 } as never;
  it.each([
    ['at most once for a page of the list', () => wang.call(api.listEnvelopes, { query }), { statements: 1, trips: 1 }],
    [
      'at most once for a page of one shown status',
      () => wang.call(api.listEnvelopes, { query: { limit: 20, envelopeShownStatus: 'WAITING_OTHERS' } as never }),
      { statements: 1, trips: 1 },
    ],
    [
      'in few trips for a page that is filtered',
      () => wang.call(api.listEnvelopes, { query: { limit: 20, title: '合同' } as never }),
      { statements: 3, trips: 3 },
    ],
    [
      'for the right and for the envelope, as its sender',
      () => wang.call(api.getEnvelope, { params: running.params }),
      { statements: 2, trips: 2 },
    ],
    [
      'for the right and for the envelope, as a participant',
      () => li.call(api.getEnvelope, { params: running.params }),
      { statements: 2, trips: 2 },
    ],
  ])('%s, without a transaction', async (what, call, most) => {
    const isAgain = what.startsWith('at most once') && world.services.db.kind === 'embedded';
    expect(await costOf(call)).toEqual({ ...(isAgain ? { statements: 0, trips: 0 } : most), transactions: 0 });
  });
});

it('reads a whole envelope by one statement as by one of each table', async () => {
  const other = await makeDraft(wang, [
    { person: li, sequence: 2 },
    { person: alice, sequence: 1 },
  ]);
  const { envelopeWsid, fileWsid, params, participants } = other;
  const position = { ulx: 260, uly: 200.25, lrx: 343, lry: 167.125 };
  const forms = participants.map(({ participantWsid }) => ({
    fileWsid,
    participantWsid,
    formType: 'TEXT' as const,
    page: 1,
    position,
    initialValue: '"a, (b) \\\\ c"',
  }));
  await wang.call(api.addForms, { params, body: { forms } });
  const envelopeId = fromWsid('envelope', envelopeWsid) ?? '';
  const [whole, loaded, content, senders] = await world.services.db.withTx((tx) =>
    Promise.all([
      loadWhole(tx, envelopeId, { lock: true }),
      loadEnvelopeFacts(tx, envelopeId, { lock: false }),
      findContent(tx, envelopeId),
      findSenders(tx, [envelopeId]),
    ]),
  );
  expect(whole).toEqual({ ...loaded, content, senders });
  expect([whole.participants.length, content.documents.length, content.forms.length]).toEqual([3, 1, 4]);
});

/** The reader whom a call for this envelope would have. */
async function readerOf(tx: Tx, who: Person, envelopeId: string): Promise<Reader> {
  const personId = fromWsid('user', who.userWsid) ?? '';
  const caller = {
    personId,
    userWsid: who.userWsid,
    memberId: null,
    enterpriseId: null,
    isOwner: false,
    scopes: null,
  } as Parameters<typeof findStanding>[2];
  const standing = await findStanding(tx, envelopeId, caller);
  if (standing === null) throw new Error('there is no such envelope');
  const { accounts, isSender, mine, readsAs } = standing;
  const own = new Set(mine.map(({ id }) => id));
  return { ...callerAsReader({ caller, context: { now: world.clock.now() } }), accounts, isSender, own, readsAs };
}

class RolledBack extends Error {}

/** The envelope by the one statement of reads, and from the rows that acts read, while `change` holds. */
async function bothWays(of: Draft, who: Person, change: (tx: Tx, envelopeId: string) => Promise<void>) {
  const envelopeId = fromWsid('envelope', of.envelopeWsid) ?? '';
  let found: { read: unknown; loaded: unknown } | undefined;
  await world.services.db
    .withTx(async (tx) => {
      await change(tx, envelopeId);
      const reader = await readerOf(tx, who, envelopeId);
      const loaded = await lockLabelled(tx, envelopeId, reader.accounts[0] ?? reader.personId);
      found = {
        read: await readEnvelope(tx, envelopeId, reader),
        loaded: await presentChanged(tx, loaded, reader),
      };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return found ?? { read: null, loaded: 'not read' };
}

const AT = new Date('2026-03-04T05:06:07.089Z');
const OTHER_ID = '01a21be7-50d2-7592-9a3b-bbdcb799b73c';
const setAll = (change: Partial<typeof participant.$inferInsert>) => (tx: Tx, envelopeId: string) =>
  tx.update(participant).set(change).where(eq(participant.envelopeId, envelopeId)).then(nothing);
const nothing = (): void => {};
const setEnvelope = (change: Partial<typeof envelope.$inferInsert>) => (tx: Tx, envelopeId: string) =>
  tx.update(envelope).set(change).where(eq(envelope.id, envelopeId)).then(nothing);

/** Li acts for an enterprise whose name is verified or not, as a member who may have left. */
const liAsMember =
  (idttvStatus: 'PASSED' | 'WAITING', status: 'NORMAL' | 'DISABLED') => async (tx: Tx, envelopeId: string) => {
    const personId = fromWsid('user', li.userWsid) ?? '';
    const [made] = await tx.select().from(member).where(eq(member.personId, personId));
    if (made === undefined) throw new Error('li is a member');
    await tx.update(enterprise).set({ idttvStatus }).where(eq(enterprise.id, made.enterpriseId));
    await tx.update(member).set({ status }).where(eq(member.id, made.id));
    await tx
      .update(participant)
      .set({ memberId: made.id, enterpriseId: made.enterpriseId, enterpriseName: '甲公司', type: 'ENTERPRISE_MEMBER' })
      .where(and(eq(participant.envelopeId, envelopeId), eq(participant.personId, personId)));
  };

describe('An envelope read by one statement is the envelope made from its rows', () => {
  const byLi = () => li;
  const cases: [string, () => Draft, (tx: Tx, envelopeId: string) => Promise<void>, ...(() => Person)[]][] = [
    ['a draft', () => draft, async () => {}],
    ['a running one with labels', () => running, async () => {}, byLi],
    [
      'each column of the envelope',
      () => running,
      setEnvelope({
        subject: '"主题"\n',
        envelopeFlag: 'flag',
        tagId: 'tag',
        needForm: false,
        allowAppendForms: true,
        timerAt: AT,
        completedAt: AT,
        archiveEndsAt: AT,
        handleReason: 'why',
        metadata: { 键: '值' },
        voidedAt: AT,
        voidedById: OTHER_ID,
        voidReason: 'void',
        cancelsId: OTHER_ID,
        cancellingId: OTHER_ID,
        contractNumber: 'N-1',
        multiJobId: OTHER_ID,
        evidenceDigest: 'a'.repeat(64),
      }),
      byLi,
    ],
    [
      'each column of a participant',
      () => running,
      setAll({
        nameSource: 'VERIFIED',
        phone: '13900000055',
        email: 'someone@example.com',
        identifyingContact: 'EMAIL',
        authType: 'BOTH',
        enterpriseName: '乙公司',
        enterpriseWsid: 'WSID_ENTE_1',
        successorOfId: OTHER_ID,
        groupId: 'g',
        position: 3,
        multiSend: true,
        multiMode: 'mode',
        multiName: 'name',
        multiArray: ['x', '"y"'],
        noAppearance: true,
        externalId: 'ext',
        metadata: { k: 'v' },
        handleReason: 'why',
        handledAt: AT,
        remindedAt: AT,
      }),
      byLi,
    ],
    [
      'one in the bin',
      () => running,
      (tx, id) => setEnvelope({ recycledBy: [fromWsid('user', wang.userWsid) ?? ''] })(tx, id),
      byLi,
    ],
    [
      'one with a disabled account',
      () => running,
      async (tx) => {
        await tx
          .update(person)
          .set({ accountStatus: 'DISABLED' })
          .where(eq(person.id, fromWsid('user', li.userWsid) ?? ''));
      },
    ],
    ['one with a member of a verified enterprise', () => running, liAsMember('PASSED', 'NORMAL'), byLi],
    ['one with a former member', () => running, liAsMember('WAITING', 'DISABLED')],
    [
      'one with a role that no one holds',
      () => running,
      setAll({ type: 'ENTERPRISE_ROLE', personId: null, enterpriseRoleWsid: 'WSID_ROLE_00000000000000000000000000' }),
    ],
  ];
  it.each(cases)('%s', async (_what, of, change, ...others) => {
    for (const who of [wang, ...others.map((other) => other())]) {
      const { read, loaded } = await bothWays(of(), who, change);
      expect(read).toEqual(loaded);
    }
  });
});
