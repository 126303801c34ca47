import { CHARGE_PACKAGES, fromWsid } from '@countersign/domain';
import { demandTimezone } from '../../platform/http/timezone.ts';
import type { Services } from '../../platform/config/services.ts';
import type { Caller } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import type { ChargeOwner } from '../billing/account-store.ts';
import { getBill } from '../billing/get-bill.ts';
import {
  billsOf,
  consumptionsOf,
  dropOrder,
  exportOf,
  makeOrder,
  ordersOf,
  readCharges,
  setLow,
  usageOf,
} from './owner-calls.ts';
import { offlineTransfer } from '../billing/payment.ts';

type PersonCalls =
  | 'createOrder'
  | 'listOrders'
  | 'cancelOrder'
  | 'listBills'
  | 'getBill'
  | 'listConsumptions'
  | 'exportConsumptions'
  | 'getUsage'
  | 'setLowCharges';
type EnterpriseCalls =
  | 'createEnterpriseOrder'
  | 'listEnterpriseOrders'
  | 'cancelEnterpriseOrder'
  | 'listEnterpriseBills'
  | 'getEnterpriseBill'
  | 'listEnterpriseConsumptions'
  | 'exportEnterpriseConsumptions'
  | 'getEnterpriseUsage'
  | 'setEnterpriseLowCharges';
type SharedCalls = 'getCharges' | 'listChargePackages';

/**
 * The person's own charges; a membership in the path has none, since the charges of its enterprise have routes of their
 * own.
 */
const ofPerson = ({ personId }: Caller, userWsid: string): ChargeOwner =>
  fromWsid('user', userWsid) === personId ? { owner: 'PERSON', id: personId } : refuseWith('ERROR_NOT_FOUND');

/** The charges of the active enterprise, which the path names (security 34). */
const ofEnterprise = ({ enterpriseId }: Caller): ChargeOwner =>
  enterpriseId === null ? refuseWith('ERROR_NOT_FOUND') : { owner: 'ENTERPRISE', id: enterpriseId };

/** @throws Refused ERROR_MALFORMED if days cannot be computed in the time zone */
function inZone<T>({ timezone }: { readonly timezone: string }, read: () => T): T {
  demandTimezone(timezone);
  return read();
}

/** Spec §3 "Charges", §6 "Finance": for a person, for an enterprise, and for the active account. */
export const financeHandlers = (services: Services): Handlers<SharedCalls | PersonCalls | EnterpriseCalls> => ({
  getCharges: async ({ caller, context }) => {
    const owner =
      caller.enterpriseId === null ? ({ owner: 'PERSON', id: caller.personId } as const) : ofEnterprise(caller);
    return { charges: await readCharges(services, owner, context.now) };
  },
  listChargePackages: async () => ({ packages: CHARGE_PACKAGES.map((one) => ({ ...one, name: { ...one.name } })) }),
  ...personHandlers(services),
  ...enterpriseHandlers(services),
});

function personHandlers(services: Services): Handlers<PersonCalls> {
  const payments = offlineTransfer(services.config);
  return {
    createOrder: ({ caller, context, params, body }) =>
      makeOrder(services, payments, { caller, context }, { owner: ofPerson(caller, params.userWsid), ...body }),
    listOrders: ({ caller, params, query }) => ordersOf(services, payments, ofPerson(caller, params.userWsid), query),
    cancelOrder: ({ caller, context, params: { userWsid, orderWsid } }) =>
      dropOrder(services, payments, { caller, context }, { owner: ofPerson(caller, userWsid), orderWsid }),
    listBills: ({ caller, params, query }) => billsOf(services, ofPerson(caller, params.userWsid), query),
    getBill: ({ caller, params: { userWsid, billWsid } }) =>
      getBill(services, ofPerson(caller, userWsid).id, fromWsid('bill', billWsid)),
    listConsumptions: ({ caller, params, query }) => consumptionsOf(services, ofPerson(caller, params.userWsid), query),
    exportConsumptions: ({ caller, params, query, context }) =>
      exportOf(services, { caller, context }, ofPerson(caller, params.userWsid), query),
    getUsage: ({ caller, params, query, context }) =>
      inZone(query, () => usageOf(services, ofPerson(caller, params.userWsid), query, context.now)),
    setLowCharges: async ({ caller, params, body, context }) => ({
      charges: await setLow(services, { caller, context }, ofPerson(caller, params.userWsid), body.lowThreshold),
    }),
  };
}

function enterpriseHandlers(services: Services): Handlers<EnterpriseCalls> {
  const payments = offlineTransfer(services.config);
  return {
    createEnterpriseOrder: ({ caller, context, body }) =>
      makeOrder(services, payments, { caller, context }, { owner: ofEnterprise(caller), ...body }),
    listEnterpriseOrders: ({ caller, query }) => ordersOf(services, payments, ofEnterprise(caller), query),
    cancelEnterpriseOrder: ({ caller, context, params: { orderWsid } }) =>
      dropOrder(services, payments, { caller, context }, { owner: ofEnterprise(caller), orderWsid }),
    listEnterpriseBills: ({ caller, query }) => billsOf(services, ofEnterprise(caller), query),
    getEnterpriseBill: ({ caller, params }) =>
      getBill(services, ofEnterprise(caller).id, fromWsid('bill', params.billWsid)),
    listEnterpriseConsumptions: ({ caller, query }) => consumptionsOf(services, ofEnterprise(caller), query),
    exportEnterpriseConsumptions: ({ caller, query, context }) =>
      exportOf(services, { caller, context }, ofEnterprise(caller), query),
    getEnterpriseUsage: ({ caller, query, context }) =>
      inZone(query, () => usageOf(services, ofEnterprise(caller), query, context.now)),
    setEnterpriseLowCharges: async ({ caller, body, context }) => ({
      charges: await setLow(services, { caller, context }, ofEnterprise(caller), body.lowThreshold),
    }),
  };
}
