import type { Language, User } from '@countersign/contract';
import type { Database } from '../../platform/index.ts';
import { findHeldRoles, presentRole } from '../memberships/index.ts';
import { presentUser } from './present.ts';
import type { PersonRow } from './store.ts';

/**
 * A person as they see themselves, with the roles of the active membership (Spec §3 "User").
 * @param active null in the personal account
 */
export async function showUser(
  db: Database,
  person: PersonRow,
  active: { readonly id: string } | null,
  language: Language,
): Promise<User> {
  if (active === null) return presentUser(person);
  const roles = await db.withTx((tx) => findHeldRoles(tx, active.id));
  return presentUser(person, { id: active.id, roles: roles.map((role) => presentRole(role, language)) });
}
