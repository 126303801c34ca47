import { type Api } from '@countersign/contract';
import { CHARGE_PACKAGES } from '@countersign/domain';
import { packageName } from '../billing/index.ts';
import type { Handler, Handlers } from '../../platform/index.ts';
import {
  ofEnterprise,
  cancelEnterpriseOrder,
  createEnterpriseOrder,
  exportEnterpriseConsumptions,
  getEnterpriseBill,
  getEnterpriseUsage,
  listEnterpriseBills,
  listEnterpriseConsumptions,
  listEnterpriseOrders,
  setEnterpriseLowCharges,
} from './enterprise-charges.ts';
import { readCharges } from './owner-calls.ts';
import {
  cancelOrder,
  createOrder,
  exportConsumptions,
  getBill,
  getUsage,
  listBills,
  listConsumptions,
  listOrders,
  setLowCharges,
} from './person-charges.ts';

const getCharges: Handler<Api['getCharges']> = async (services, { caller, context }) => {
  const owner =
    caller.enterpriseId === null ? ({ owner: 'PERSON', id: caller.personId } as const) : ofEnterprise(caller);
  return { charges: await readCharges(services, owner, context.now) };
};

const listChargePackages: Handler<Api['listChargePackages']> = async () => ({
  packages: CHARGE_PACKAGES.map((one) => ({ ...one, name: packageName(one.packageCode) })),
});

/** Spec §3 "Charges", §6 "Finance": for a person, for an enterprise, and for the active account. */
export const chargeCalls = {
  getCharges,
  listChargePackages,
  createOrder,
  listOrders,
  cancelOrder,
  listBills,
  getBill,
  listConsumptions,
  exportConsumptions,
  getUsage,
  setLowCharges,
  createEnterpriseOrder,
  listEnterpriseOrders,
  cancelEnterpriseOrder,
  listEnterpriseBills,
  getEnterpriseBill,
  listEnterpriseConsumptions,
  exportEnterpriseConsumptions,
  getEnterpriseUsage,
  setEnterpriseLowCharges,
} satisfies Partial<Handlers>;
