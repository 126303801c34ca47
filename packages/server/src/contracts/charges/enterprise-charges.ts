import type { Api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Caller, type Handler, refuseWith } from '../../platform/index.ts';
import { type ChargeOwner, offlineTransfer, showBill } from '../billing/index.ts';
import { billsOf, consumptionsOf, dropOrder, exportOf, makeOrder, ordersOf, setLow, usageOf } from './owner-calls.ts';

/** The charges of the active enterprise, which the path names (security 34). */
export const ofEnterprise = ({ enterpriseId }: Caller): ChargeOwner =>
  enterpriseId === null ? refuseWith('ERROR_NOT_FOUND') : { owner: 'ENTERPRISE', id: enterpriseId };

export const createEnterpriseOrder: Handler<Api['createEnterpriseOrder']> = (services, { caller, context, body }) =>
  makeOrder(services, offlineTransfer(services.config), { caller, context }, { owner: ofEnterprise(caller), ...body });

export const listEnterpriseOrders: Handler<Api['listEnterpriseOrders']> = (services, { caller, query }) =>
  ordersOf(services, offlineTransfer(services.config), ofEnterprise(caller), query);

export const cancelEnterpriseOrder: Handler<Api['cancelEnterpriseOrder']> = (
  services,
  { caller, context, params: { orderWsid } },
) =>
  dropOrder(
    services,
    offlineTransfer(services.config),
    { caller, context },
    { owner: ofEnterprise(caller), orderWsid },
  );

export const listEnterpriseBills: Handler<Api['listEnterpriseBills']> = (services, { caller, query }) =>
  billsOf(services, ofEnterprise(caller), query);

export const getEnterpriseBill: Handler<Api['getEnterpriseBill']> = (services, { caller, params }) =>
  showBill(services, ofEnterprise(caller).id, fromWsid('bill', params.billWsid));

export const listEnterpriseConsumptions: Handler<Api['listEnterpriseConsumptions']> = (services, { caller, query }) =>
  consumptionsOf(services, ofEnterprise(caller), query);

export const exportEnterpriseConsumptions: Handler<Api['exportEnterpriseConsumptions']> = (
  services,
  { caller, query, context },
) => exportOf(services, { caller, context }, ofEnterprise(caller), query);

export const getEnterpriseUsage: Handler<Api['getEnterpriseUsage']> = (services, { caller, query, context }) =>
  usageOf(services, ofEnterprise(caller), query, context.now);

export const setEnterpriseLowCharges: Handler<Api['setEnterpriseLowCharges']> = async (
  services,
  { caller, body, context },
) => ({
  charges: await setLow(services, { caller, context }, ofEnterprise(caller), body.lowThreshold),
});
