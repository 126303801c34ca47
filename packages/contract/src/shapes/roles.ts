import { z } from 'zod';
import { wireDate } from './basics.ts';

/** Spec §3 "Permission entry". */
export const privilege = z.object({ permissions: z.string() });
export type Privilege = z.output<typeof privilege>;

export const enterpriseRole = z.object({
  enterpriseRoleWsid: z.string(),
  /** For a built-in role in the language of the reader (Rulings §8.6). */
  name: z.string(),
  /** For a built-in role; null for a custom one. */
  alias: z.string().nullable(),
});
export type EnterpriseRole = z.output<typeof enterpriseRole>;

/** A role as the pages that manage roles show it. */
export const policyRole = enterpriseRole.extend({
  /** Number of active members who are bound to it; for the role with the alias MEMBER all active members. */
  authorCount: z.number(),
  /** Number of its keys; the owner's role has all. */
  permissionCount: z.number(),
  createdDatetime: wireDate,
});
export type PolicyRole = z.output<typeof policyRole>;

/** A member who holds a role, or could; `name` is never an unmasked contact. */
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
