import type { Api } from '@countersign/contract';
import type { Handler } from '../../platform/index.ts';
import { showInPerson } from './show.ts';

export const getInPerson: Handler<Api['getInPerson']> = async ({ db }, { context }) => {
  const { inPerson, sessionId, now } = context;
  if (inPerson === null) return { inPerson: null };
  return { inPerson: await db.withTx((tx) => showInPerson(tx, inPerson, sessionId, now)) };
};
