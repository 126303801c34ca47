import { api, operatorApi } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeLot, operator, session } from '../../platform/index.ts';
import { exportOrders } from '../../operator/billing/export-orders.ts';
import { operatorAt } from '../../operator/console/testing/staff.ts';
import { makeDraft, startDraft } from '../envelopes/core/testing/draft.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { company } from '../../enterprise/members/testing/company.ts';
import { type BillingWorld, openBillingWorld, own, paymentOf } from './testing/billing-world.ts';
import { audited, expectBalanced, leave } from './testing/ledger.ts';

let open: BillingWorld;
let { world, wang, li, zhang, staff, chief, firm, enterpriseId, enterprise, chargesOf, records, buy } =
  {} as BillingWorld;
beforeAll(async () => {
  open = await openBillingWorld();
  ({ world, wang, li, zhang, staff, chief, firm, enterpriseId, enterprise, chargesOf, records, buy } = open);
});
afterAll(() => world.close());
beforeEach(() => open.keepSessions());

describe('A package (Spec §6 "ccs:consume purchase")', () => {
  it('is ordered, paid by transfer, granted once and billed', async () => {
    const before = await chargesOf(wang);
    const { packages } = await wang.call(api.listChargePackages);
    const team = packages.find(({ packageCode }) => packageCode === 'TEAM');
    const made = await wang.call(api.createEnterpriseOrder, { params: enterprise, body: { packageCode: 'TEAM' } });
    const { order } = made;
    expect(order).toMatchObject({ status: 'WAITING', charges: team?.charges, payerName: firm.name });
    expect(order.packageName).toEqual(team?.name);
    expect(team?.name).toMatchObject({ 'zh-CN': '团队包', en: 'Team', ja: 'チーム', fr: 'Équipe', es: 'Equipo' });
    expect(order.transfer?.reference).toBe(order.reference);
    const params = { orderWsid: order.orderWsid };
    const paid = paymentOf(order);
    const wrong = { params, body: { ...paid.body, amountMinor: order.priceMinor - 1 } };
    expect(await staff.refused(operatorApi.payOrder, wrong)).toMatchObject({
      error: 'ERROR_PAYMENT_AMOUNT',
      data: { field: 'amountMinor', expected: '1199.00 CNY' },
    });
    const { request } = await staff.call(operatorApi.payOrder, paid);
    expect(request).toMatchObject({
      kind: 'ORDER_PAY',
      subjectName: order.reference,
      detail: { payerName: firm.name, paymentReference: paid.body.paymentReference, price: '1199.00 CNY' },
    });
    expect(await staff.refused(operatorApi.payOrder, paid)).toMatchObject({ error: 'ERROR_REQUEST_WAITING' });
    const stated = { params: { requestWsid: request.requestWsid } };
    expect(await staff.refused(operatorApi.confirmOperatorRequest, stated)).toMatchObject({
      error: 'ERROR_REQUEST_OWN',
    });
    const query = { filters: `reference=${order.reference}` };
    expect((await chief.call(operatorApi.listOperatorOrders, { query })).orders).toMatchObject([
      { status: 'WAITING', isPaymentStated: true },
    ]);
    expect((await chargesOf(wang)).currentCharges).toBe(before.currentCharges);
    const twice = await Promise.allSettled([
      chief.call(operatorApi.confirmOperatorRequest, stated),
      chief.call(operatorApi.confirmOperatorRequest, stated),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await chief.call(operatorApi.listOperatorOrders, { query })).orders).toMatchObject([
      {
        status: 'PAID',
        isPaymentStated: false,
        paidMinor: order.priceMinor,
        paymentReference: paid.body.paymentReference,
      },
    ]);
    expect((await staff.refused(operatorApi.refuseOrder, { params, body: { reason: '重复' } })).error).toBe(
      'ERROR_ORDER_DECIDED',
    );
    const after = await chargesOf(wang);
    expect(after.currentCharges).toBe(before.currentCharges + order.charges);
    expect(after.totalCharges).toBe(before.totalCharges + order.charges);
    expect(after.expiringCharges).toBe(order.charges);
    const { bills } = await wang.call(api.listEnterpriseBills, { params: enterprise, query: {} });
    expect(bills).toHaveLength(1);
    expect(bills[0]).toMatchObject({ orderWsid: order.orderWsid, priceMinor: order.priceMinor });
    const bill = { ...enterprise, billWsid: bills[0]?.billWsid ?? '' };
    const pdf = await wang.bytes(api.getEnterpriseBill, { params: bill });
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await world.app.jobs.drain();
    const { messages } = await wang.call(api.listMessages, { params: own(wang), query: { filters: '' } });
    expect(messages.some(({ actionType }) => actionType === 'CHARGES_BOUGHT')).toBe(true);
    await expectBalanced(world, enterpriseId);
  });

  it('lapses with its remaining charges when its days are over', async () => {
    const { lots } = await audited(world, enterpriseId);
    const bought = lots.find(({ expiresAt }) => expiresAt !== null);
    const at = new Date(world.services.clock.now().getTime() - 1);
    await world.services.db.withTx((tx) =>
      tx
        .update(chargeLot)
        .set({ expiresAt: at })
        .where(eq(chargeLot.id, bought?.id ?? '')),
    );
    expect((await chargesOf(wang)).expireDatetime).toBeNull();
    const { consumptions } = await records('kind=EXPIRE');
    expect(consumptions[0]).toMatchObject({ amount: bought?.remaining, change: -(bought?.remaining ?? 0) });
    await expectBalanced(world, enterpriseId);
  });

  it('is cancelled by its payer or, with a reason, by an operator; at most ten can be open', async () => {
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
    const { request } = await staff.call(operatorApi.payOrder, paymentOf({ orderWsid: '', priceMinor: 0, ...second }));
    expect((await staff.call(operatorApi.refuseOrder, refused)).order.reason).toBe('未收到款项');
    const stated = { params: { requestWsid: request.requestWsid } };
    expect(await chief.refused(operatorApi.confirmOperatorRequest, stated)).toMatchObject({
      error: 'ERROR_REQUEST_DECIDED',
    });
    await world.app.jobs.drain();
    const { messages } = await li.call(api.listMessages, { params, query: { filters: '' } });
    const told = messages.find(({ actionType }) => actionType === 'ORDER_REFUSED');
    expect(JSON.stringify(told)).toContain('未收到款项');
    expect(JSON.stringify(told)).toContain(second?.reference ?? '-');
    const listed = await staff.call(operatorApi.listOperatorOrders, { query: { filters: 'status=WAITING' } });
    expect(listed.page.totalElements).toBe(8);
    const unknown = await li.refused(api.createOrder, { params, body: { packageCode: 'GOLD' } });
    expect(unknown.error).toBe('ERROR_NOT_FOUND');
  });
});

describe('A payment', () => {
  it('pays one order only', async () => {
    const { order } = await zhang.call(api.createOrder, { params: own(zhang), body: { packageCode: 'STARTER' } });
    const { orders } = await staff.call(operatorApi.listOperatorOrders, { query: { filters: 'status=PAID' } });
    const body = { paymentReference: orders[0]?.paymentReference ?? '', amountMinor: order.priceMinor };
    expect(await staff.refused(operatorApi.payOrder, { params: { orderWsid: order.orderWsid }, body })).toMatchObject({
      error: 'ERROR_PAYMENT_USED',
      data: { field: 'paymentReference' },
    });
    await zhang.call(api.cancelOrder, { params: { ...own(zhang), orderWsid: order.orderWsid } });
  });
});

describe('A refund', () => {
  it('returns charges that are left, explains the others, and is never more than was paid', async () => {
    const { order } = await li.call(api.createOrder, { params: own(li), body: { packageCode: 'STARTER' } });
    const params = { orderWsid: order.orderWsid };
    const unpaid = { params, body: { amountMinor: 1, charges: 0, reason: '误购' } };
    expect((await staff.refused(operatorApi.refundOrder, unpaid)).error).toBe('ERROR_ORDER_UNPAID');
    const confirm = async ({ requestWsid }: { requestWsid: string }) =>
      chief.call(operatorApi.confirmOperatorRequest, { params: { requestWsid } });
    await confirm((await staff.call(operatorApi.payOrder, paymentOf(order))).request);
    const userId = fromWsid('user', li.userWsid) ?? '';
    // Bought charges lapse and are therefore spent first.
    await startDraft(li, await makeDraft(li, [{ person: zhang }]));
    const terms = async () => (await staff.call(operatorApi.getRefundTerms, { params })).terms;
    expect(await terms()).toEqual({
      paidMinor: 24_900,
      refundedMinor: 0,
      bought: 50,
      remaining: 49,
      held: 1,
      consumed: 0,
      expired: 0,
      returned: 0,
      suggestedMinor: 24_402,
    });
    const refund = (amountMinor: number, charges: number) => ({
      params,
      body: { amountMinor, charges, reason: '误购' },
    });
    expect(await staff.refused(operatorApi.refundOrder, refund(24_901, 0))).toMatchObject({
      error: 'ERROR_REFUND_AMOUNT',
      data: { field: 'amountMinor', limit: 24_900 },
    });
    expect(await staff.refused(operatorApi.refundOrder, refund(1, 50))).toMatchObject({
      error: 'ERROR_REFUND_CHARGES',
    });
    const before = await chargesOf(li);
    const { request } = await staff.call(operatorApi.refundOrder, refund(20_000, 40));
    expect(request).toMatchObject({ kind: 'ORDER_REFUND', detail: { amount: '200.00 CNY', charges: '40' } });
    expect((await chargesOf(li)).currentCharges).toBe(before.currentCharges);
    expect(await staff.refused(operatorApi.confirmOperatorRequest, { params: request })).toMatchObject({
      error: 'ERROR_REQUEST_OWN',
    });
    await confirm(request);
    const after = await chargesOf(li);
    expect(before.currentCharges - after.currentCharges).toBe(40);
    expect(before.totalCharges - after.totalCharges).toBe(40);
    await expectBalanced(world, userId);
    await world.app.jobs.drain();
    const { messages } = await li.call(api.listMessages, { params: own(li), query: { filters: '' } });
    const told = JSON.stringify(messages.find(({ actionType }) => actionType === 'ORDER_REFUNDED'));
    expect(told).toContain(`200.00 CNY of your order ${order.reference} is paid back; 40 charges were taken back`);
    const sent = await world.services.db.withTx((tx) =>
      world.services.delivery.list(tx, { contact: li.contact, sessionId: null, limit: 5 }),
    );
    expect(sent.filter(({ text }) => text.includes('200.00 CNY'))).toHaveLength(1);
    expect(await terms()).toMatchObject({ refundedMinor: 20_000, remaining: 9, returned: 40, suggestedMinor: 4482 });
    const { request: late } = await staff.call(operatorApi.refundOrder, refund(4900, 9));
    await confirm(late);
    await expectBalanced(world, userId);
    expect((await staff.refused(operatorApi.refundOrder, refund(1, 0))).error).toBe('ERROR_REFUND_AMOUNT');
    const { consumptions } = await li.call(api.listConsumptions, {
      params: own(li),
      query: { filters: 'kind=RETURN' },
    });
    expect(consumptions.map(({ change, reference }) => [change, reference])).toEqual([
      [-9, order.reference],
      [-40, order.reference],
    ]);
    const { audit } = await chief.call(operatorApi.searchAudit, { query: { filters: 'kind=order.refunded' } });
    expect(audit.map(({ detail }) => detail['amount'])).toEqual(['49.00 CNY', '200.00 CNY']);
  });

  it('is shown with its order, also in the CSV of all orders', async () => {
    const today = world.clock.now().toISOString().slice(0, 10);
    const query = { filters: `status=PAID,from=${today},to=${today}` };
    const { orders, page } = await chief.call(operatorApi.listOperatorOrders, { query });
    const refunded = orders.find(({ refundedMinor }) => refundedMinor > 0);
    expect(refunded).toMatchObject({ refundedMinor: 24_900, returnedCharges: 49, status: 'PAID' });
    const csv = await (await chief.bytes(operatorApi.exportOrders, { query })).text();
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(page.totalElements + 1);
    expect(lines.find((line) => line.includes(refunded?.reference ?? '-'))).toContain('"249.00"');
    const malformed = await chief.refused(operatorApi.listOperatorOrders, { query: { filters: 'from=soon' } });
    expect([malformed.error, malformed.data?.['field']]).toEqual(['ERROR_MALFORMED', 'filters.from']);
  });

  it('is in a CSV that ends with the session of its operator', async () => {
    const query = { filters: '' };
    await operatorAt(world, 'leaving');
    const [own] = await world.services.db.withTx((tx) =>
      tx
        .select({ sessionId: session.id, operatorId: operator.id })
        .from(session)
        .innerJoin(operator, eq(operator.id, session.operatorId))
        .where(eq(operator.login, 'leaving')),
    );
    if (own === undefined) throw new Error('no operator is logged in');
    const { sessionId } = own;
    const caller = {
      ...own,
      login: 'leaving',
      name: 'leaving',
      roles: [],
      mustChangePassword: false,
      lacksSecondFactor: false,
    };
    const context = { now: world.clock.now(), ip: '127.0.0.1', sessionId, operator: caller };
    const call = { query, caller, context } as unknown as Parameters<typeof exportOrders>[1];
    const { body } = await exportOrders(world.services, call);
    // The session ends when the export has begun, and its rows are still to be read.
    await world.services.db.withTx((tx) => tx.delete(session).where(eq(session.id, sessionId)));
    const parts = (body as Readable)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    expect(String((await parts.next()).value)).toContain('reference');
    await expect(parts.next()).rejects.toThrow('ERROR_OPERATOR_NOT_LOGIN');
  });
});

describe('The payer', () => {
  it('is told once when few charges are left, and again after buying more', async () => {
    await buy();
    await leave(world, enterpriseId, 4);
    const body = { lowThreshold: 4 };
    const { charges } = await wang.call(api.setEnterpriseLowCharges, { params: enterprise, body });
    expect(charges.lowThreshold).toBe(4);
    const told = async (): Promise<number> => {
      await world.app.jobs.drain();
      const { messages } = await wang.call(api.listMessages, { params: own(wang), query: { filters: '' } });
      return messages.filter(({ actionType }) => actionType === 'CHARGES_LOW').length;
    };
    for (const expected of [1, 1]) {
      await startDraft(wang, await makeDraft(wang, [{ person: li }]));
      expect(await told()).toBe(expected);
    }
    await buy();
    await leave(world, enterpriseId, 1);
    await startDraft(wang, await makeDraft(wang, [{ person: li }]));
    expect(await told()).toBe(2);
  });
});

describe('Orders and bills of another account', () => {
  it('are answered like unknown ones, as are its records (security 34)', async () => {
    const params = enterprise;
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

  it('are out of reach of a member without the permission key', async () => {
    const { accounts } = await zhang.call(api.listAccounts, { params: own(zhang), query: {} });
    const membership = accounts.find(({ enterpriseName }) => enterpriseName === firm.name);
    await changeTo(zhang, membership?.userWsid ?? '');
    const params = enterprise;
    for (const call of [api.listEnterpriseBills, api.listEnterpriseOrders, api.listEnterpriseConsumptions])
      expect((await zhang.refused(call, { params, query: {} })).error).toBe('ERROR_FORBIDDEN');
    const order = { params, body: { packageCode: 'TEAM' } };
    expect((await zhang.refused(api.createEnterpriseOrder, order)).error).toBe('ERROR_FORBIDDEN');
    await changeTo(zhang, zhang.userWsid);
  });
});
