import { z } from 'zod';
import { wireDate } from '../wire.ts';

/** Spec §3 "Permission entry". */
export const privilege = z.object({ permissions: z.string() });
export type Privilege = z.output<typeof privilege>;

/** A role as whoever looks after roles sees it. */
export const policyRole = z.object({
  enterpriseRoleWsid: z.string(),
  name: z.string(),
  /** Of a built-in role, which readers see under a name in their own language; null for an own one. */
  alias: z.string().nullable(),
  /** Members in force who are bound to it; those of the role with the alias MEMBER are all of them. */
  authorCount: z.number(),
  /** Keys it has; the owner's has them all. */
  permissionCount: z.number(),
  createdDatetime: wireDate,
});
export type PolicyRole = z.output<typeof policyRole>;

/** A member who holds a role, or could; `name` never is a contact in full. */
export const roleMember = z.object({
  memberWsid: z.string(),
  name: z.string(),
  /** Masked. */
  contact: z.string(),
});
export type RoleMember = z.output<typeof roleMember>;

/** Spec §3 "Enterprise role: authors can be bound". */
export const roleAuthor = roleMember.extend({ boundDatetime: wireDate });
export type RoleAuthor = z.output<typeof roleAuthor>;
