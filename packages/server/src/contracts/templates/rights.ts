import { type BstStatus, type Privileges, mayDo } from '@countersign/domain';
import { type Caller, type Tx, refuseWith } from '../../platform/index.ts';
import { findPrivileges } from '../../accounts/index.ts';
import { type BstRow, findBst, lockBst } from './store.ts';

/** The calling member, in the one enterprise of the request (security 34). */
export interface Actor {
  readonly enterpriseId: string;
  readonly memberId: string;
  readonly privileges: Privileges;
}

export async function actorOf(tx: Tx, { enterpriseId, memberId, isOwner }: Caller): Promise<Actor> {
  if (enterpriseId === null || memberId === null) return refuseWith('ERROR_FORBIDDEN');
  const keys = isOwner ? new Set<string>() : await findPrivileges(tx, memberId);
  return { enterpriseId, memberId, privileges: { isOwner, keys } };
}

type Judged = Pick<BstRow, 'authorId'> & { readonly status: BstStatus };

const sharedUpdate = 'businessScenarioTemplates:{wsid}:update';

/** Its author, and members with the key for every template (Spec §6). */
export const mayUpdateBst = ({ memberId, privileges }: Actor, { authorId }: Pick<Judged, 'authorId'>): boolean =>
  authorId === memberId || mayDo(privileges, sharedUpdate);

/** Members who manage or edit templates see all of them, those who use them the enabled ones, an author their own. */
export const seesAllBsts = ({ privileges }: Actor): boolean =>
  mayDo(privileges, 'businessScenarioTemplates:manage') || mayDo(privileges, sharedUpdate);
export const seesEnabledBsts = ({ privileges }: Actor): boolean => mayDo(privileges, 'businessScenarioTemplates:use');
export const maySeeBst = (actor: Actor, bst: Judged): boolean =>
  actor.memberId === bst.authorId || seesAllBsts(actor) || (bst.status === 'ENABLED' && seesEnabledBsts(actor));

/** Foreign, deleted, hidden and unknown templates return the same error. */
export async function demandBst(tx: Tx, actor: Actor, bstId: string | null): Promise<BstRow> {
  const row = bstId === null ? null : await findBst(tx, actor.enterpriseId, bstId);
  return row !== null && maySeeBst(actor, row) ? row : refuseWith('ERROR_NOT_FOUND');
}

/** Locks its row: the next save sees this version. */
export async function demandToUpdate(tx: Tx, actor: Actor, bstId: string | null): Promise<BstRow> {
  const row = bstId === null ? null : await lockBst(tx, actor.enterpriseId, bstId);
  if (row === null || !maySeeBst(actor, row)) return refuseWith('ERROR_NOT_FOUND');
  return mayUpdateBst(actor, row) ? row : refuseWith('ERROR_FORBIDDEN');
}

/** Enabling, disabling and deleting have keys of their own; a member needs the key and has to see the template. */
export async function demandToSettle(tx: Tx, actor: Actor, bstId: string | null): Promise<BstRow> {
  const row = bstId === null ? null : await lockBst(tx, actor.enterpriseId, bstId);
  return row !== null && maySeeBst(actor, row) ? row : refuseWith('ERROR_NOT_FOUND');
}
