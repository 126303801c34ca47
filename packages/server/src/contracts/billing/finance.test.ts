import { api } from '@countersign/contract';
import { CHARGES_OPENING_GRANT, fromWsid } from '@countersign/domain';
import type { Person } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, person } from '../../platform/index.ts';
import { type Draft, makeDraft, startDraft } from '../envelopes/core/testing/draft.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { makeBulkDraft, sheetRows } from '../multi-send/testing/bulk-draft.ts';
import { linesOf } from '../charges/owner-calls.ts';
import { type BillingWorld, openBillingWorld } from './testing/billing-world.ts';
import { audited, expectBalanced, leave } from './testing/ledger.ts';

let open: BillingWorld;
let { world, wang, li, firm, enterpriseId, enterprise, chargesOf, records, buy } = {} as BillingWorld;
beforeAll(async () => {
  open = await openBillingWorld();
  ({ world, wang, li, firm, enterpriseId, enterprise, chargesOf, records, buy } = open);
});
afterAll(() => world.close());
beforeEach(() => open.keepSessions());

const personId = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

const revoke = async ({ params }: Draft): Promise<void> => {
  await wang.call(api.revokeEnvelope, { params, body: { reason: '不再需要' } });
  await world.app.jobs.drain();
};

describe('The charges of an account (Spec §3 "Charges")', () => {
  it('start with the opening grant, which is credited once, however often they are read', async () => {
    const looks = await Promise.all(Array.from({ length: 6 }, () => chargesOf(li)));
    for (const charges of looks)
      expect(charges).toEqual({
        totalCharges: CHARGES_OPENING_GRANT,
        currentCharges: CHARGES_OPENING_GRANT,
        heldCharges: 0,
        expireDatetime: null,
        expiringCharges: 0,
        lowThreshold: null,
      });
    const { entries } = await audited(world, personId(li));
    expect(entries.map(({ kind }) => kind)).toEqual(['GRANT']);
  });

  it('are those of the enterprise while its account is active, and of the person otherwise (Rulings §2)', async () => {
    const draft = await makeDraft(wang, [{ person: li }]);
    await startDraft(wang, draft);
    expect(await chargesOf(wang)).toMatchObject({ currentCharges: CHARGES_OPENING_GRANT - 1, heldCharges: 1 });
    await changeTo(wang, wang.userWsid);
    expect(await chargesOf(wang)).toMatchObject({ currentCharges: CHARGES_OPENING_GRANT, heldCharges: 0 });
    await changeTo(wang, firm.ownMemberWsid);
    await revoke(draft);
  });
});

describe('A started envelope', () => {
  it('costs one charge, held at the start and spent when it is over', async () => {
    const before = await chargesOf(wang);
    const draft = await makeDraft(wang, [{ person: li }]);
    await startDraft(wang, draft);
    expect(await chargesOf(wang)).toMatchObject({ currentCharges: before.currentCharges - 1, heldCharges: 1 });
    await revoke(draft);
    expect(await chargesOf(wang)).toMatchObject({ currentCharges: before.currentCharges - 1, heldCharges: 0 });
    const { consumptions } = await records(`envelopeWsid=${draft.envelopeWsid}`);
    expect(consumptions.map(({ kind, change, envelopeTitle }) => [kind, change, envelopeTitle])).toEqual([
      ['CONSUME', 0, '服务合同'],
      ['HOLD', -1, '服务合同'],
    ]);
    expect(consumptions[1]?.memberWsid).toBe(firm.ownMemberWsid);
    await expectBalanced(world, enterpriseId);
  });

  it('costs nothing while it waits for its time, and one charge when it is sent', async () => {
    const before = await chargesOf(wang);
    const { params } = await makeDraft(wang, [{ person: li }]);
    const timer = new Date(world.clock.now().getTime() + 60_000).toISOString();
    await wang.call(api.updateEnvelope, { params, body: { timerDatetime: timer } });
    await wang.call(api.startEnvelope, { params });
    expect(await chargesOf(wang)).toEqual(before);
    world.clock.advance({ minutes: 2 });
    world.app.jobs.wake();
    await world.app.jobs.drain();
    expect((await chargesOf(wang)).currentCharges).toBe(before.currentCharges - 1);
  });

  it('costs one charge for each recipient of a multi-send', async () => {
    const before = await chargesOf(wang);
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(3) } });
    await wang.call(api.startMultiSend, { params: draft.params, body: {} });
    await world.app.jobs.drain();
    expect((await chargesOf(wang)).currentCharges).toBe(before.currentCharges - 3);
    await expectBalanced(world, enterpriseId);
  });

  it('does not start without charges, and says how many are left; parallel starts never overdraw the account', async () => {
    const drafts = [];
    for (let at = 0; at < 5; at += 1) drafts.push(await makeDraft(wang, [{ person: li }]));
    await leave(world, enterpriseId, 2);
    const answers = await Promise.allSettled(drafts.map(({ params }) => wang.call(api.startEnvelope, { params })));
    const refused = answers.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { error: string; data: unknown }] : [],
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(refused.map(({ error }) => error)).toEqual(Array.from({ length: 3 }, () => 'ERROR_CHARGES_INSUFFICIENT'));
    expect(await chargesOf(wang)).toMatchObject({ currentCharges: 0 });
    const states = [];
    for (const { params } of drafts)
      states.push((await wang.call(api.getEnvelope, { params, query: {} })).envelope.status);
    expect(states.filter((status) => status === 'DRAFT')).toHaveLength(3);
    await expectBalanced(world, enterpriseId);
  });
});

describe('Consumption records (Spec §6 "ccs:consume record")', () => {
  it('are filtered by day, kind, member and envelope; an unknown filter is named in the error (security 24)', async () => {
    const day = world.services.clock.now().toISOString().slice(0, 10);
    const all = (await records()).page.totalElements;
    expect((await records(`from=${day},to=${day}`)).page.totalElements).toBe(all);
    expect((await records(`to=2020-01-01`)).page.totalElements).toBe(0);
    expect(
      (await records(`memberWsid=${firm.ownMemberWsid},kind=HOLD`)).consumptions.every(({ kind }) => kind === 'HOLD'),
    ).toBe(true);
    for (const filters of [
      'colour=red',
      'kind=GOLD',
      'from=yesterday',
      'memberWsid=x',
      'to=9999-12-31',
      'from=0000-01-01',
      'from=1899-12-31',
    ]) {
      const refusal = await wang.refused(api.listEnterpriseConsumptions, { params: enterprise, query: { filters } });
      expect(refusal.status).toBe(400);
      expect(refusal.message + JSON.stringify(refusal.data)).toContain(filters.split('=')[0]);
    }
  });

  it('are exported as CSV and XLSX with formulas neutralised (security 51)', async () => {
    await buy();
    const draft = await makeDraft(wang, [{ person: li }], '=HYPERLINK("http://x")');
    await startDraft(wang, draft);
    const query = { filters: `envelopeWsid=${draft.envelopeWsid}` };
    const csv = await wang.bytes(api.exportEnterpriseConsumptions, { params: enterprise, query });
    const text = await csv.text();
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    const { entries } = await world.services.db.withTx(async (tx) => ({
      entries: await tx.select().from(audit).where(eq(audit.kind, 'consumption.exported')),
    }));
    expect(entries.map(({ personId: by, detail }) => [by, detail])).toEqual([
      [personId(wang), { account: firm.enterpriseWsid, format: 'csv', filters: query.filters, lines: '1' }],
    ]);
    const headers = { 'accept-language': 'ja' };
    const japanese = await wang.bytes(api.exportEnterpriseConsumptions, { params: enterprise, query, headers });
    expect(await japanese.text()).toContain('"日時","種類","送信枠","増減","残数"');
    const xlsx = await wang.bytes(api.exportEnterpriseConsumptions, {
      params: enterprise,
      query: { ...query, format: 'xlsx' },
    });
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('are exported without a duplicate line while new entries are written', async () => {
    const spec = { accountId: enterpriseId };
    const db = world.services.db;
    const known = (await linesOf({ db }, spec, 5)).map(({ chargeWsid }) => chargeWsid);
    let reads = 0;
    const whileRead: typeof db = Object.create(db, {
      withTx: {
        value: async (work: Parameters<typeof db.withTx>[0]) => {
          if ((reads += 1) === 2) await startDraft(wang, await makeDraft(wang, [{ person: li }]));
          return db.withTx(work);
        },
      },
    }) as typeof db;
    const lines = await linesOf({ db: whileRead }, spec, 5, 2);
    expect(lines.map(({ chargeWsid }) => chargeWsid)).toEqual(known);
    expect(reads).toBe(3);
  });

  it('name no one by a full contact (security 36)', async () => {
    const of = eq(person.id, personId(wang));
    const db = world.services.db;
    const [before] = await db.withTx((tx) => tx.select().from(person).where(of));
    await db.withTx((tx) => tx.update(person).set({ realName: null, nickname: null }).where(of));
    const { consumptions } = await records('kind=HOLD');
    const { realName, nickname, phone } = before ?? {};
    await db.withTx((tx) => tx.update(person).set({ realName, nickname }).where(of));
    expect(consumptions[0]?.memberName).toContain('*');
    expect(consumptions[0]?.memberName).not.toContain(phone ?? '-');
  });

  it.each([
    ['day', 30],
    ['month', 12],
  ] as const)('are summed up by %s, %i of them, ending with the current one', async (by, count) => {
    const { usage } = await wang.call(api.getEnterpriseUsage, { params: enterprise, query: { by, timezone: 'UTC' } });
    expect(usage).toHaveLength(count);
    const now = world.services.clock.now().toISOString();
    expect(now.startsWith(usage.at(-1)?.period ?? 'none')).toBe(true);
    expect(usage.at(-1)?.consumed).toBeGreaterThan(0);
    const odd = { params: enterprise, query: { by, timezone: '+08:00' } };
    expect((await wang.refused(api.getEnterpriseUsage, odd)).error).toBe('ERROR_MALFORMED');
  });
});

describe('An envelope that reached no one', () => {
  it('gives its charge back once if its documents cannot be prepared', async () => {
    await buy();
    const before = await chargesOf(wang);
    const draft = await makeDraft(wang, [{ person: li }]);
    const { documents } = await wang.call(api.listDocuments, { params: draft.params });
    const digest = documents[0]?.digest ?? '';
    await world.services.blobs.delete(digest);
    const starting = wang.call(api.startEnvelope, { params: draft.params });
    const state = async () => (await wang.call(api.getEnvelope, { params: draft.params, query: {} })).envelope;
    await expect
      .poll(
        async () => {
          world.clock.advance({ minutes: 5 });
          world.app.jobs.wake();
          return (await state()).prepareState;
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe('FAILED');
    await starting;
    await world.app.jobs.drain();
    expect(await chargesOf(wang)).toEqual(before);
    await revoke(draft);
    expect((await records(`envelopeWsid=${draft.envelopeWsid}`)).consumptions.map(({ kind }) => kind)).toEqual([
      'REFUND',
      'HOLD',
    ]);
    await expectBalanced(world, enterpriseId);
  }, 60_000);
});
