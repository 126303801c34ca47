import {
  ENTERPRISE_IDENTITY_STATUSES,
  IDENTITY_STATUSES,
  IMPORT_STATUSES,
  INVITATION_STATUSES,
  LINK_STATUSES,
  LISTED_MEMBER_STATUSES,
} from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';
import { enterpriseRole } from './roles.ts';

/** Members of an enterprise, and how people become members (Spec §6 "Departments", "Members"). */

/** A day without a time, as `yyyy-MM-dd`. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const department = z.object({
  departmentWsid: z.string(),
  name: z.string(),
  /** Null at the top of the tree. */
  parentWsid: z.string().nullable(),
  /** Position among its siblings, from 0. */
  position: z.number(),
  /** Number of members directly in it, and in it or anywhere below it. */
  memberCount: z.number(),
  treeMemberCount: z.number(),
});
export type Department = z.output<typeof department>;

/** A member of the enterprise; INVITED: a person who has not answered their invitation yet. */
export const enterpriseMember = z.object({
  /** Null for the invited. */
  memberWsid: z.string().nullable(),
  /** Only for the invited. */
  invitationWsid: z.string().nullable(),
  /** The person; null for the invited. */
  userWsid: z.string().nullable(),
  /** The name that the enterprise keeps, else their own display name. */
  name: z.string(),
  /** Masked for a reader who does not hold `members:manage`. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(LISTED_MEMBER_STATUSES),
  isOwner: z.boolean(),
  isMe: z.boolean(),
  idttvStatus: z.enum(IDENTITY_STATUSES),
  employeeNumber: z.string().nullable(),
  title: z.string().nullable(),
  departmentWsid: z.string().nullable(),
  departmentName: z.string().nullable(),
  enterpriseRoles: z.array(enterpriseRole),
  joinedDate: day.nullable(),
  createdDatetime: wireDate,
  disabledDatetime: wireDate.nullable(),
});
export type EnterpriseMember = z.output<typeof enterpriseMember>;

/** A member as every member of the enterprise may choose them. */
export const listedMember = z.object({
  memberWsid: z.string(),
  userWsid: z.string(),
  name: z.string(),
  /** Masked. */
  contact: z.string(),
  departmentName: z.string().nullable(),
  title: z.string().nullable(),
  isMe: z.boolean(),
});
export type ListedMember = z.output<typeof listedMember>;

export const invitation = z.object({
  invitationWsid: z.string(),
  contact: z.string(),
  name: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  title: z.string().nullable(),
  departmentWsid: z.string().nullable(),
  departmentName: z.string().nullable(),
  enterpriseRoles: z.array(enterpriseRole),
  status: z.enum(INVITATION_STATUSES),
  invitedBy: z.string(),
  /** Leads to the page of the invitation; contains no secret. */
  href: z.string(),
  expireDatetime: wireDate,
  /** When it was last sent. */
  sentDatetime: wireDate,
  createdDatetime: wireDate,
});
export type Invitation = z.output<typeof invitation>;

/** An invitation that could not be made; `error` is a name of the error catalogue. */
export const refusedInvitation = z.object({ contact: z.string(), error: z.string(), message: z.string() });
export type RefusedInvitation = z.output<typeof refusedInvitation>;

/** The one link of an enterprise by which anyone may ask to join. */
export const invitationLink = z.object({
  enabled: z.boolean(),
  /** Null while it is off. */
  href: z.string().nullable(),
  expireDatetime: wireDate.nullable(),
  isExpired: z.boolean(),
  /** A person who opens it becomes a member at once; otherwise they file an application. */
  directEntry: z.boolean(),
  departmentWsid: z.string().nullable(),
});
export type InvitationLink = z.output<typeof invitationLink>;

/** The public facts of an invitation or a link: its enterprise and whether it can be accepted. */
export const publicInvitation = z.object({
  kind: z.enum(['CONTACT', 'LINK']),
  enterpriseName: z.string(),
  enterpriseIdttvStatus: z.enum(ENTERPRISE_IDENTITY_STATUSES),
  status: z.enum(LINK_STATUSES),
  expireDatetime: wireDate.nullable(),
});
export type PublicInvitation = z.output<typeof publicInvitation>;

/** The error of one cell, in the reader's language. */
export const importError = z.object({
  /** From 1, below the heading. */
  row: z.number(),
  column: z.string(),
  columnTitle: z.string(),
  /** A name of the error catalogue. */
  code: z.string(),
  message: z.string(),
  value: z.string(),
});
export type ImportError = z.output<typeof importError>;

export const memberImport = z.object({
  /** Null for a dry run, which stores nothing. */
  importWsid: z.string().nullable(),
  dryRun: z.boolean(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  total: z.number(),
  valid: z.number(),
  invalid: z.number(),
  /** Valid rows that have been invited so far. */
  done: z.number(),
  /** The first thousand; the report has all of them. */
  errors: z.array(importError),
  createdDatetime: wireDate,
  finishedDatetime: wireDate.nullable(),
});
export type MemberImport = z.output<typeof memberImport>;
