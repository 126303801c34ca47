import { api } from '@countersign/contract';
import { CHARGES_OPENING_GRANT, CHARGE_MOVES, type LedgerSide, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, chargeAccount, chargeEntry, chargeLot, person } from '../db/schema/index.ts';
import { type Draft, makeDraft, startDraft } from '../envelopes/testing/draft.ts';
import { changeTo } from '../identity/testing/applying.ts';
import { type Company, company, employ } from '../members/testing/company.ts';
import { makeBulkDraft, sheetRows } from '../multi-send/testing/bulk-draft.ts';
import { operatorAt } from '../operator/testing/staff.ts';
import { linesOf } from './owner-calls.ts';

let world: World;
let wang: Person;
let li: Person;
let zhang: Person;
let staff: Person;
let firm: Company;

beforeAll(async () => {
  world = await createWorld();
  [wang, li, zhang] = await world.people('wang', 'li', 'alice');
  staff = await operatorAt(world, 'cashier');
  firm = await company(wang, '账务测试有限公司');
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const person of [wang, li, zhang]) await person.call(api.getUser, { params: own(person), query: {} });
});

const own = (person: Person) => ({ userWsid: person.userWsid });
const chargesOf = async (person: Person) => (await person.call(api.getCharges, { params: own(person) })).charges;
const enterprise = () => ({ enterpriseWsid: firm.enterpriseWsid });
const records = async (filters = '') =>
  wang.call(api.listEnterpriseConsumptions, { params: enterprise(), query: { filters } });

/** What stands in the rows, summed up from the entries alone. */
async function audited(id: string) {
  return world.house.db.withTx(async (tx) => {
    const [row] = await tx.select().from(chargeAccount).where(eq(chargeAccount.id, id));
    const entries = await tx.select().from(chargeEntry).where(eq(chargeEntry.accountId, id));
    const lots = await tx.select().from(chargeLot).where(eq(chargeLot.accountId, id));
    const side = (name: LedgerSide): number =>
      entries.reduce(
        (sum, { kind, amount }) =>
          sum + (CHARGE_MOVES[kind].to === name ? amount : 0) - (CHARGE_MOVES[kind].from === name ? amount : 0),
        0,
      );
    return { row, entries, lots, side };
  });
}
async function expectBalanced(id: string): Promise<void> {
  const { row, lots, side } = await audited(id);
  expect(row).toMatchObject({
    ...{ issued: -side('HOUSE'), available: side('AVAILABLE'), held: side('HELD') },
    ...{ spent: side('SPENT'), expired: side('EXPIRED') },
  });
  expect(lots.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(side('AVAILABLE'));
}
const enterpriseId = (): string => fromWsid('enterprise', firm.enterpriseWsid) ?? '';
const personId = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

/** Leaves so many charges in an account, as if the others had lapsed. */
async function leave(id: string, left: number): Promise<void> {
  await world.house.db.withTx(async (tx) => {
    const [row] = await tx.select().from(chargeAccount).where(eq(chargeAccount.id, id));
    const lots = await tx.select().from(chargeLot).where(eq(chargeLot.accountId, id));
    if (row === undefined) throw new Error('the account is open');
    let kept = 0;
    for (const lot of lots) {
      const remaining = Math.min(lot.remaining, left - kept);
      kept += remaining;
      const gone = lot.remaining - remaining;
      if (gone === 0) continue;
      await tx.update(chargeLot).set({ remaining }).where(eq(chargeLot.id, lot.id));
      const entry = { accountId: id, kind: 'EXPIRE', fromSide: 'AVAILABLE', toSide: 'EXPIRED', lotId: lot.id } as const;
      const made = { id: world.house.ids.next(), amount: gone, availableAfter: left, at: world.house.clock.now() };
      await tx.insert(chargeEntry).values({ ...entry, ...made });
    }
    expect(kept).toBe(left);
    const expired = row.expired + row.available - left;
    await tx.update(chargeAccount).set({ available: left, expired }).where(eq(chargeAccount.id, id));
  });
}

async function buy(): Promise<void> {
  const { order } = await wang.call(api.createEnterpriseOrder, {
    params: enterprise(),
    body: { packageCode: 'STARTER' },
  });
  await staff.call(api.payOrder, { params: { orderWsid: order.orderWsid } });
}

const revoke = async ({ params }: Draft): Promise<void> => {
  await wang.call(api.revokeEnvelope, { params, body: { reason: '不再需要' } });
  await world.app.jobs.drain();
};

describe('The charges of an account (Spec §3 "Charges")', () => {
  it('start with the opening grant, once, however often they are looked at', async () => {
    const looks = await Promise.all(Array.from({ length: 6 }, () => chargesOf(li)));
    for (const charges of looks)
      expect(charges).toEqual({
        ...{ totalCharges: CHARGES_OPENING_GRANT, currentCharges: CHARGES_OPENING_GRANT, heldCharges: 0 },
        ...{ expireDatetime: null, expiringCharges: 0, lowThreshold: null },
      });
    const { entries } = await audited(personId(li));
    expect(entries.map(({ kind }) => kind)).toEqual(['GRANT']);
  });

  it('are those of the enterprise while its account is active, and of the person otherwise (Rulings §2)', async () => {
    await employ(world, firm, zhang);
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
    await expectBalanced(enterpriseId());
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
    await expectBalanced(enterpriseId());
  });

  it('does not start without charges, and says how many are left; parallel starts never overdraw', async () => {
    const drafts = [];
    for (let at = 0; at < 5; at += 1) drafts.push(await makeDraft(wang, [{ person: li }]));
    await leave(enterpriseId(), 2);
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
    await expectBalanced(enterpriseId());
  });
});

describe('A package (Spec §6 "ccs:consume purchase")', () => {
  it('is ordered, paid by transfer, granted once and billed', async () => {
    const before = await chargesOf(wang);
    const { packages } = await wang.call(api.listChargePackages);
    const team = packages.find(({ packageCode }) => packageCode === 'TEAM');
    const made = await wang.call(api.createEnterpriseOrder, { params: enterprise(), body: { packageCode: 'TEAM' } });
    const { order } = made;
    expect(order).toMatchObject({ status: 'WAITING', charges: team?.charges, payerName: firm.name });
    expect(order.transfer?.reference).toBe(order.reference);
    const params = { orderWsid: order.orderWsid };
    const twice = await Promise.allSettled([
      staff.call(api.payOrder, { params }),
      staff.call(api.payOrder, { params }),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await staff.refused(api.refuseOrder, { params, body: { reason: '重复' } })).error).toBe(
      'ERROR_ORDER_DECIDED',
    );
    const after = await chargesOf(wang);
    expect(after.currentCharges).toBe(before.currentCharges + order.charges);
    expect(after.totalCharges).toBe(before.totalCharges + order.charges);
    expect(after.expiringCharges).toBe(order.charges);
    const { bills } = await wang.call(api.listEnterpriseBills, { params: enterprise(), query: {} });
    expect(bills).toHaveLength(1);
    expect(bills[0]).toMatchObject({ orderWsid: order.orderWsid, priceMinor: order.priceMinor });
    const bill = { ...enterprise(), billWsid: bills[0]?.billWsid ?? '' };
    const pdf = await wang.bytes(api.getEnterpriseBill, { params: bill });
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await world.app.jobs.drain();
    const { messages } = await wang.call(api.listMessages, { params: own(wang), query: { filters: '' } });
    expect(messages.some(({ kind }) => kind === 'CHARGES_BOUGHT')).toBe(true);
    await expectBalanced(enterpriseId());
  });

  it('lapses with what is left of it when its days are over', async () => {
    const { lots } = await audited(enterpriseId());
    const bought = lots.find(({ expiresAt }) => expiresAt !== null);
    const at = new Date(world.house.clock.now().getTime() - 1);
    await world.house.db.withTx((tx) =>
      tx
        .update(chargeLot)
        .set({ expiresAt: at })
        .where(eq(chargeLot.id, bought?.id ?? '')),
    );
    expect((await chargesOf(wang)).expireDatetime).toBeNull();
    const { consumptions } = await records('kind=EXPIRE');
    expect(consumptions[0]).toMatchObject({ amount: bought?.remaining, change: -(bought?.remaining ?? 0) });
    await expectBalanced(enterpriseId());
  });

  it('is cancelled by its payer or, with a reason, by an operator; at most ten wait', async () => {
    const params = own(li);
    const orders = [];
    for (let at = 0; at < 10; at += 1)
      orders.push((await li.call(api.createOrder, { params, body: { packageCode: 'STARTER' } })).order);
    expect((await li.refused(api.createOrder, { params, body: { packageCode: 'STARTER' } })).error).toBe(
      'ERROR_ORDER_LIMIT',
    );
    const [first, second] = orders;
    const given = await li.call(api.cancelOrder, { params: { ...params, orderWsid: first?.orderWsid ?? '' } });
    expect(given.order).toMatchObject({ status: 'CANCELLED', transfer: null });
    const refused = { params: { orderWsid: second?.orderWsid ?? '' }, body: { reason: '未收到款项' } };
    expect((await staff.call(api.refuseOrder, refused)).order.reason).toBe('未收到款项');
    await world.app.jobs.drain();
    const { messages } = await li.call(api.listMessages, { params, query: { filters: '' } });
    const told = messages.find(({ kind }) => kind === 'ORDER_REFUSED');
    expect(JSON.stringify(told)).toContain('未收到款项');
    expect(JSON.stringify(told)).toContain(second?.reference ?? '-');
    const listed = await staff.call(api.listOperatorOrders, { query: { filters: 'status=WAITING' } });
    expect(listed.page.totalElements).toBe(8);
    const unknown = await li.refused(api.createOrder, { params, body: { packageCode: 'GOLD' } });
    expect(unknown.error).toBe('ERROR_NOT_FOUND');
  });
});

describe('Whoever pays', () => {
  it('is told once when few charges are left, and again after buying more', async () => {
    await buy();
    await leave(enterpriseId(), 4);
    const body = { lowThreshold: 4 };
    const { charges } = await wang.call(api.setEnterpriseLowCharges, { params: enterprise(), body });
    expect(charges.lowThreshold).toBe(4);
    const told = async (): Promise<number> => {
      await world.app.jobs.drain();
      const { messages } = await wang.call(api.listMessages, { params: own(wang), query: { filters: '' } });
      return messages.filter(({ kind }) => kind === 'CHARGES_LOW').length;
    };
    for (const expected of [1, 1]) {
      await startDraft(wang, await makeDraft(wang, [{ person: li }]));
      expect(await told()).toBe(expected);
    }
    await buy();
    await leave(enterpriseId(), 1);
    await startDraft(wang, await makeDraft(wang, [{ person: li }]));
    expect(await told()).toBe(2);
  });
});

describe('Consumption records (Spec §6 "ccs:consume record")', () => {
  it('are filtered by day, kind, member and envelope, and what is unknown is named (security 24)', async () => {
    const day = world.house.clock.now().toISOString().slice(0, 10);
    const all = (await records()).page.totalElements;
    expect((await records(`from=${day},to=${day}`)).page.totalElements).toBe(all);
    expect((await records(`to=2020-01-01`)).page.totalElements).toBe(0);
    expect(
      (await records(`memberWsid=${firm.ownMemberWsid},kind=HOLD`)).consumptions.every(({ kind }) => kind === 'HOLD'),
    ).toBe(true);
    for (const filters of [
      ...['colour=red', 'kind=GOLD', 'from=yesterday', 'memberWsid=x'],
      ...['to=9999-12-31', 'from=0000-01-01', 'from=1899-12-31'],
    ]) {
      const refusal = await wang.refused(api.listEnterpriseConsumptions, { params: enterprise(), query: { filters } });
      expect(refusal.status).toBe(400);
      expect(refusal.message + JSON.stringify(refusal.data)).toContain(filters.split('=')[0]);
    }
  });

  it('are exported as CSV and XLSX, formulas neutralised (security 51)', async () => {
    await buy();
    const draft = await makeDraft(wang, [{ person: li }], '=HYPERLINK("http://x")');
    await startDraft(wang, draft);
    const query = { filters: `envelopeWsid=${draft.envelopeWsid}` };
    const csv = await wang.bytes(api.exportEnterpriseConsumptions, { params: enterprise(), query });
    const text = await csv.text();
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    const { entries } = await world.house.db.withTx(async (tx) => ({
      entries: await tx.select().from(audit).where(eq(audit.kind, 'consumption.exported')),
    }));
    expect(entries.map(({ personId: by, detail }) => [by, detail])).toEqual([
      [personId(wang), { account: firm.enterpriseWsid, format: 'csv', filters: query.filters, lines: '1' }],
    ]);
    const xlsx = await wang.bytes(api.exportEnterpriseConsumptions, {
      params: enterprise(),
      query: { ...query, format: 'xlsx' },
    });
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('are exported with no line twice, whatever is written in between', async () => {
    const wish = { accountId: enterpriseId() };
    const db = world.house.db;
    const known = (await linesOf({ db }, wish, 5)).map(({ chargeWsid }) => chargeWsid);
    let reads = 0;
    const whileRead: typeof db = Object.create(db, {
      withTx: {
        value: async (work: Parameters<typeof db.withTx>[0]) => {
          if ((reads += 1) === 2) await startDraft(wang, await makeDraft(wang, [{ person: li }]));
          return db.withTx(work);
        },
      },
    }) as typeof db;
    const lines = await linesOf({ db: whileRead }, wish, 5, 2);
    expect(lines.map(({ chargeWsid }) => chargeWsid)).toEqual(known);
    expect(reads).toBe(3);
  });

  it('name nobody by a contact in full (security 36)', async () => {
    const of = eq(person.id, personId(wang));
    const db = world.house.db;
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
  ] as const)('are summed up by %s, %i of them, the last one being now', async (by, count) => {
    const { usage } = await wang.call(api.getEnterpriseUsage, { params: enterprise(), query: { by, timezone: 'UTC' } });
    expect(usage).toHaveLength(count);
    const now = world.house.clock.now().toISOString();
    expect(now.startsWith(usage.at(-1)?.period ?? 'none')).toBe(true);
    expect(usage.at(-1)?.consumed).toBeGreaterThan(0);
    const odd = { params: enterprise(), query: { by, timezone: '+08:00' } };
    expect((await wang.refused(api.getEnterpriseUsage, odd)).error).toBe('ERROR_MALFORMED');
  });
});

describe('Money of others', () => {
  it('is not there: orders, bills and records of another account answer as unknown ones (security 34)', async () => {
    const params = enterprise();
    const { bills } = await wang.call(api.listEnterpriseBills, { params, query: {} });
    const billWsid = bills[0]?.billWsid ?? '';
    const { orders } = await wang.call(api.listEnterpriseOrders, { params, query: {} });
    const orderWsid = orders[0]?.orderWsid ?? '';
    expect((await li.refused(api.listEnterpriseBills, { params, query: {} })).error).toBe('ERROR_NOT_FOUND');
    const asOwn = { ...own(li), billWsid };
    expect((await li.bytes(api.getBill, { params: asOwn })).status).toBe(404);
    expect((await li.refused(api.cancelOrder, { params: { ...own(li), orderWsid } })).error).toBe('ERROR_NOT_FOUND');
    expect((await li.refused(api.listOrders, { params: own(wang), query: {} })).error).toBe('ERROR_NOT_FOUND');
    const other = await company(li, '别家有限公司');
    const across = { enterpriseWsid: other.enterpriseWsid, billWsid };
    expect((await li.bytes(api.getEnterpriseBill, { params: across })).status).toBe(404);
    expect((await li.refused(api.cancelEnterpriseOrder, { params: { ...across, orderWsid } })).error).toBe(
      'ERROR_NOT_FOUND',
    );
    await changeTo(li, li.userWsid);
  });

  it('stays out of reach of a member without the key', async () => {
    const { accounts } = await zhang.call(api.listAccounts, { params: own(zhang), query: {} });
    const membership = accounts.find(({ enterpriseName }) => enterpriseName === firm.name);
    await changeTo(zhang, membership?.userWsid ?? '');
    const params = enterprise();
    for (const call of [api.listEnterpriseBills, api.listEnterpriseOrders, api.listEnterpriseConsumptions])
      expect((await zhang.refused(call, { params, query: {} })).error).toBe('ERROR_FORBIDDEN');
    const order = { params, body: { packageCode: 'TEAM' } };
    expect((await zhang.refused(api.createEnterpriseOrder, order)).error).toBe('ERROR_FORBIDDEN');
    await changeTo(zhang, zhang.userWsid);
  });
});

describe('An envelope that reached nobody', () => {
  it('gives its charge back where its documents cannot be prepared, once', async () => {
    await buy();
    const before = await chargesOf(wang);
    const draft = await makeDraft(wang, [{ person: li }]);
    const { documents } = await wang.call(api.listDocuments, { params: draft.params });
    const digest = documents[0]?.digest ?? '';
    await world.house.blobs.delete(digest);
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
    await expectBalanced(enterpriseId());
  }, 60_000);
});
