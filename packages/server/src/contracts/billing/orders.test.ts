import { api } from '@countersign/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeLot } from '../../platform/index.ts';
import { makeDraft, startDraft } from '../envelopes/core/testing/draft.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { company } from '../../enterprise/members/testing/company.ts';
import { type BillingWorld, openBillingWorld, own } from './testing/billing-world.ts';
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
    expect(order.transfer?.reference).toBe(order.reference);
    const params = { orderWsid: order.orderWsid };
    const { request } = await staff.call(api.payOrder, { params });
    expect(request).toMatchObject({
      kind: 'ORDER_PAY',
      subjectName: order.reference,
      detail: { payerName: firm.name },
    });
    expect(await staff.refused(api.payOrder, { params })).toMatchObject({ error: 'ERROR_REQUEST_WAITING' });
    const stated = { params: { requestWsid: request.requestWsid } };
    expect(await staff.refused(api.confirmOperatorRequest, stated)).toMatchObject({ error: 'ERROR_REQUEST_OWN' });
    const query = { filters: `reference=${order.reference}` };
    expect((await chief.call(api.listOperatorOrders, { query })).orders).toMatchObject([
      { status: 'WAITING', isPaymentStated: true },
    ]);
    expect((await chargesOf(wang)).currentCharges).toBe(before.currentCharges);
    const twice = await Promise.allSettled([
      chief.call(api.confirmOperatorRequest, stated),
      chief.call(api.confirmOperatorRequest, stated),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await chief.call(api.listOperatorOrders, { query })).orders).toMatchObject([
      { status: 'PAID', isPaymentStated: false },
    ]);
    expect((await staff.refused(api.refuseOrder, { params, body: { reason: '重复' } })).error).toBe(
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
    const { request } = await staff.call(api.payOrder, { params: refused.params });
    expect((await staff.call(api.refuseOrder, refused)).order.reason).toBe('未收到款项');
    const stated = { params: { requestWsid: request.requestWsid } };
    expect(await chief.refused(api.confirmOperatorRequest, stated)).toMatchObject({ error: 'ERROR_REQUEST_DECIDED' });
    await world.app.jobs.drain();
    const { messages } = await li.call(api.listMessages, { params, query: { filters: '' } });
    const told = messages.find(({ actionType }) => actionType === 'ORDER_REFUSED');
    expect(JSON.stringify(told)).toContain('未收到款项');
    expect(JSON.stringify(told)).toContain(second?.reference ?? '-');
    const listed = await staff.call(api.listOperatorOrders, { query: { filters: 'status=WAITING' } });
    expect(listed.page.totalElements).toBe(8);
    const unknown = await li.refused(api.createOrder, { params, body: { packageCode: 'GOLD' } });
    expect(unknown.error).toBe('ERROR_NOT_FOUND');
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
