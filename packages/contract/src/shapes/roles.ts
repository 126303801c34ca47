import { z } from 'zod';
import { wireDate } from '../wire.ts';

/** Spec §3 "Permission entry". */
export const privilege = z.object({ permissions: z.string() });
export type Privilege = z.output<typeof privilege>;

export const enterpriseRole = z.object({
  enterpriseRoleWsid: z.string(),
  /** Of a built-in role in the language of the reader (Rulings §8.6). */
  name: z.string(),
  /** Of a built-in role; null for an own one. */
  alias: z.string().nullable(),
});
export type EnterpriseRole = z.output<typeof enterpriseRole>;

/** A role as the pages that manage roles show it. */
export const policyRole = enterpriseRole.extend({
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
