import { type OperatorCaller, type Tx, refuseWith } from '../../platform/index.ts';
import { findLiveSessions } from '../sessions/index.ts';

/**
 * An export may take long: it ends with the session of its operator.
 * @throws Refused ERROR_OPERATOR_NOT_LOGIN
 */
export async function demandOperatorSession(tx: Tx, { sessionId }: OperatorCaller): Promise<void> {
  if ((await findLiveSessions(tx, [sessionId])).length === 0) refuseWith('ERROR_OPERATOR_NOT_LOGIN');
}
