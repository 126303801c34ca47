import {
  ENTERPRISE_IDENTITY_STATUSES,
  IDENTITY_STATUSES,
  IMPORT_STATUSES,
  INVITATION_STATUSES,
  LINK_STATUSES,
  LISTED_MEMBER_STATUSES,
} from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from '../wire.ts';
import { enterpriseRole } from './roles.ts';

/** Who belongs to an enterprise, and how they come to (Spec §6 "Departments", "Members"). */

/** A day without a time, as `yyyy-MM-dd`. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const department = z.object({
  departmentWsid: z.string(),
  name: z.string(),
  /** Null at the top of the tree. */
  parentWsid: z.string().nullable(),
  /** Among its siblings, from 0. */
  position: z.number(),
  /** Members that stand in it, and in it or anywhere below it. */
  memberCount: z.number(),
  treeMemberCount: z.number(),
});
export type Department = z.output<typeof department>;

/** Somebody of the enterprise; INVITED are those who have not answered their invitation yet. */
export const enterpriseMember = z.object({
  /** Null of the invited. */
  memberWsid: z.string().nullable(),
  /** Of the invited alone. */
  invitationWsid: z.string().nullable(),
  /** The person; null of the invited. */
  userWsid: z.string().nullable(),
  /** As the enterprise calls them, else their own display name. */
  name: z.string(),
  /** Masked for whoever does not hold `members:manage`. */
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

/** A member as everybody of the enterprise may choose them. */
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
  /** Leads to the page of the invitation; no secret in it. */
  href: z.string(),
  expireDatetime: wireDate,
  /** The last time it was sent. */
  sentDatetime: wireDate,
  createdDatetime: wireDate,
});
export type Invitation = z.output<typeof invitation>;

/** One that could not be made; `error` is a name of the error catalogue. */
export const refusedInvitation = z.object({ contact: z.string(), error: z.string(), message: z.string() });
export type RefusedInvitation = z.output<typeof refusedInvitation>;

/** The one link of an enterprise by which anybody may ask to join. */
export const invitationLink = z.object({
  enabled: z.boolean(),
  /** Null while it is off. */
  href: z.string().nullable(),
  expireDatetime: wireDate.nullable(),
  isExpired: z.boolean(),
  /** Whoever comes by it is a member at once; otherwise they file an application. */
  directEntry: z.boolean(),
  departmentWsid: z.string().nullable(),
});
export type InvitationLink = z.output<typeof invitationLink>;

/** What anybody may know of an invitation or a link: whose it is and whether it can be taken. */
export const publicInvitation = z.object({
  kind: z.enum(['CONTACT', 'LINK']),
  enterpriseName: z.string(),
  enterpriseIdttvStatus: z.enum(ENTERPRISE_IDENTITY_STATUSES),
  status: z.enum(LINK_STATUSES),
  expireDatetime: wireDate.nullable(),
});
export type PublicInvitation = z.output<typeof publicInvitation>;

/** What is wrong with one cell, in the reader's words. */
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
  /** Null of a dry run, which keeps nothing. */
  importWsid: z.string().nullable(),
  dryRun: z.boolean(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  total: z.number(),
  valid: z.number(),
  invalid: z.number(),
  /** Good rows that are invited by now. */
  done: z.number(),
  /** The first thousand; all of them stand in the report. */
  errors: z.array(importError),
  createdDatetime: wireDate,
  finishedDatetime: wireDate.nullable(),
});
export type MemberImport = z.output<typeof memberImport>;
