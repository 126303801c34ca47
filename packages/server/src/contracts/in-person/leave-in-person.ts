import type { Api } from '@countersign/contract';
import { takeTurnBack } from '../../accounts/index.ts';
import type { Handler } from '../../platform/index.ts';

export const leaveInPerson: Handler<Api['leaveInPerson']> = async (services, { context }) => {
  const { inPerson } = context;
  if (inPerson === null) return {};
  context.setSession(await services.db.withTx((tx) => takeTurnBack(tx, services, inPerson, context)));
  return {};
};
