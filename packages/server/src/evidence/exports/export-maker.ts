import { type Privileges, mayCall, mayDo, toWsid } from '@countersign/domain';
import { findMembership, judgeAccount, privilegesOf } from '../../accounts/index.ts';
import type { Caller, Tx } from '../../platform/index.ts';
import type { ExportRow } from './store.ts';

/**
 * Who asked for an export, as the caller that they were: every envelope is read with their present rights.
 * @returns null if they may not make the export any more
 */
export async function findMaker(
  tx: Tx,
  { personId, memberId, enterpriseId }: Pick<ExportRow, 'personId' | 'memberId' | 'enterpriseId'>,
): Promise<Caller | null> {
  if (!(await judgeAccount(tx, { personId, memberId })).ok) return null;
  const membership = await findMembership(tx, personId, memberId);
  const caller: Caller = {
    sessionId: '',
    personId,
    userWsid: memberId === null ? toWsid('user', personId) : toWsid('enterpriseUser', memberId),
    memberId,
    enterpriseId: membership?.enterpriseId ?? null,
    isOwner: membership?.isOwner ?? false,
    scopes: null,
  };
  return enterpriseId === null || mayExport(await privilegesOf(tx, caller)) ? caller : null;
}

/** An export of an enterprise contains its contracts, so that both keys are needed. */
export const mayExport = (privileges: Privileges): boolean =>
  mayCall(privileges, 'createEnterpriseExport') && mayDo(privileges, 'enterprises:envelopes:view');
