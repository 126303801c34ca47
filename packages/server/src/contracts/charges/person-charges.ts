import type { Api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Caller, type Handler, refuseWith } from '../../platform/index.ts';
import { type ChargeOwner, offlineTransfer, showBill } from '../billing/index.ts';
import { billsOf, consumptionsOf, dropOrder, exportOf, makeOrder, ordersOf, setLow, usageOf } from './owner-calls.ts';

/**
 * The person's own charges; a membership in the path has none, since the charges of its enterprise have routes of their
 * own.
 */
const ofPerson = ({ personId }: Caller, userWsid: string): ChargeOwner =>
  fromWsid('user', userWsid) === personId ? { owner: 'PERSON', id: personId } : refuseWith('ERROR_NOT_FOUND');

export const createOrder: Handler<Api['createOrder']> = (services, { caller, context, params, body }) =>
  makeOrder(
    services,
    offlineTransfer(services.config),
    { caller, context },
    { owner: ofPerson(caller, params.userWsid), ...body },
  );

export const listOrders: Handler<Api['listOrders']> = (services, { caller, params, query }) =>
  ordersOf(services, offlineTransfer(services.config), ofPerson(caller, params.userWsid), query);

export const cancelOrder: Handler<Api['cancelOrder']> = (
  services,
  { caller, context, params: { userWsid, orderWsid } },
) =>
  dropOrder(
    services,
    offlineTransfer(services.config),
    { caller, context },
    { owner: ofPerson(caller, userWsid), orderWsid },
  );

export const listBills: Handler<Api['listBills']> = (services, { caller, params, query }) =>
  billsOf(services, ofPerson(caller, params.userWsid), query);

export const getBill: Handler<Api['getBill']> = (services, { caller, params: { userWsid, billWsid } }) =>
  showBill(services, ofPerson(caller, userWsid).id, fromWsid('bill', billWsid));

export const listConsumptions: Handler<Api['listConsumptions']> = (services, { caller, params, query }) =>
  consumptionsOf(services, ofPerson(caller, params.userWsid), query);

export const exportConsumptions: Handler<Api['exportConsumptions']> = (services, { caller, params, query, context }) =>
  exportOf(services, { caller, context }, ofPerson(caller, params.userWsid), query);

export const getUsage: Handler<Api['getUsage']> = (services, { caller, params, query, context }) =>
  usageOf(services, ofPerson(caller, params.userWsid), query, context.now);

export const setLowCharges: Handler<Api['setLowCharges']> = async (services, { caller, params, body, context }) => ({
  charges: await setLow(services, { caller, context }, ofPerson(caller, params.userWsid), body.lowThreshold),
});
