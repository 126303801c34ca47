import { fromWsid, toWsid } from '@countersign/domain';
import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { presentRules } from './present.ts';
import { createRule, switchRule } from './set-rules.ts';
import { listRules } from './store.ts';

type Calls =
  | 'checkContractNumber'
  | 'createContractNumber'
  | 'enableContractNumber'
  | 'disableContractNumber'
  | 'listContractNumbers';

/** Numbering rules of the active enterprise (Spec §7 "contract numbers"). */
export function contractNumberHandlers(services: Pick<Services, 'db' | 'ids' | 'workers'>): Handlers<Calls> {
  const idOf = (wsid: string): string | null => fromWsid('contractNumber', wsid);
  return {
    async checkContractNumber({ caller }) {
      const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
      const [first] = await services.db.withTx((tx) => listRules(tx, enterpriseId));
      if (first === undefined) return { abandon: null };
      return { abandon: { wsid: toWsid('contractNumber', first.id), status: first.status } };
    },
    createContractNumber: async ({ caller, context, body }) => ({
      contractNumber: await createRule(services, { caller, context }, body),
    }),
    enableContractNumber: async ({ caller, context, params }) => ({
      contractNumber: await switchRule(services, { caller, context }, idOf(params.contractNumberWsid), 'ENABLE'),
    }),
    disableContractNumber: async ({ caller, context, params }) => ({
      contractNumber: await switchRule(services, { caller, context }, idOf(params.contractNumberWsid), 'DISABLE'),
    }),
    async listContractNumbers({ caller, context }) {
      const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
      const contractNumbers = await services.db.withTx(async (tx) =>
        presentRules(tx, await listRules(tx, enterpriseId), context.now),
      );
      return { contractNumbers };
    },
  };
}
