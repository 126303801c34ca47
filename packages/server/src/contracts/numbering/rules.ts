import type { Api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { type Handler, refuseWith } from '../../platform/index.ts';
import { presentRules } from './present.ts';
import { createRule, switchRule } from './set-rules.ts';
import { listRules } from './store.ts';

const idOf = (wsid: string): string | null => fromWsid('contractNumber', wsid);

export const checkContractNumber: Handler<Api['checkContractNumber']> = async (services, { caller }) => {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const [first] = await services.db.withTx((tx) => listRules(tx, enterpriseId));
  if (first === undefined) return { abandon: null };
  return { abandon: { wsid: toWsid('contractNumber', first.id), status: first.status } };
};

export const createContractNumber: Handler<Api['createContractNumber']> = async (
  services,
  { caller, context, body },
) => ({
  contractNumber: await createRule(services, { caller, context }, body),
});

export const enableContractNumber: Handler<Api['enableContractNumber']> = async (
  services,
  { caller, context, params },
) => ({
  contractNumber: await switchRule(services, { caller, context }, idOf(params.contractNumberWsid), 'ENABLE'),
});

export const disableContractNumber: Handler<Api['disableContractNumber']> = async (
  services,
  { caller, context, params },
) => ({
  contractNumber: await switchRule(services, { caller, context }, idOf(params.contractNumberWsid), 'DISABLE'),
});

export const listContractNumbers: Handler<Api['listContractNumbers']> = async (services, { caller, context }) => {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const contractNumbers = await services.db.withTx(async (tx) =>
    presentRules(tx, await listRules(tx, enterpriseId), context.now),
  );
  return { contractNumbers };
};
