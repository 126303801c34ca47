import {
  APPLICATION_STATUSES,
  COMPLAINT_STATUSES,
  ENTERPRISE_IDENTITY_STATUSES,
  ACCOUNT_STATUSES,
  IDENTITY_KINDS,
  IDENTITY_PAPERS,
  IDENTITY_STATUSES,
  JOIN_SOURCES,
  JOIN_STATUSES,
  MEMBER_STATUSES,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  SCAN_PURPOSES,
  USER_TYPES,
  REVIEW_FINDINGS,
  REVIEW_RELATIONS,
  OPERATOR_ROLES,
} from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';
import { href } from './entities.ts';

/** People, enterprises and operators (Spec §3). */

/** Spec §3 "Account list entry". */
export const account = z.object({
  userWsid: z.string(),
  userType: z.enum(USER_TYPES),
  defaultLogin: z.boolean(),
  enterpriseName: z.string().nullable(),
  enterpriseWsid: z.string().nullable(),
  memberStatus: z.enum(MEMBER_STATUSES),
  /** The id of the person, or of the enterprise. */
  idttvStatus: z.enum([...IDENTITY_STATUSES, ...ENTERPRISE_IDENTITY_STATUSES]),
});
export type Account = z.output<typeof account>;

/** Spec §3 "Enterprise"; `contractNumberStutas` is the specification's spelling. */
export const enterprise = z.object({
  enterpriseWsid: z.string(),
  name: z.string(),
  adminName: z.string(),
  authorWsid: z.string(),
  memberWsid: z.string(),
  unifiedSocialCode: z.string().nullable(),
  registCode: z.string().nullable(),
  websiteMetadata: z.record(z.string(), z.string()).nullable(),
  avatarHref: z.object({ rel: z.string(), href: z.string() }).nullable(),
  idttvWsid: z.string().nullable(),
  idttvStatus: z.enum(ENTERPRISE_IDENTITY_STATUSES),
  userEnterpriseWsid: z.string(),
  contractNumberWsid: z.string().nullable(),
  contractNumberStutas: z.string().nullable(),
  isOwner: z.boolean(),
});
export type Enterprise = z.output<typeof enterprise>;

export const device = z.object({
  sessionWsid: z.string(),
  /** Raw; the page derives the names of the browser and the system from it. */
  userAgent: z.string(),
  ip: z.string(),
  isCurrent: z.boolean(),
  createdDatetime: wireDate,
  lastActiveDatetime: wireDate,
});
export type Device = z.output<typeof device>;

export const passkey = z.object({
  passkeyWsid: z.string(),
  name: z.string(),
  createdDatetime: wireDate,
  lastUsedDatetime: wireDate.nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** Topic → channel → wanted. Notices about security are always sent. */
export const notificationPreferences = z.strictObject({
  topics: z.partialRecord(z.enum(NOTICE_TOPICS), z.partialRecord(z.enum(NOTICE_CHANNELS), z.boolean())),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

export const certificateRow = z.object({
  serial: z.string(),
  kind: z.string(),
  subject: z.string(),
  notBefore: wireDate,
  notAfter: wireDate,
  issuedDatetime: wireDate,
  revokedDatetime: wireDate.nullable(),
  revocationReason: z.string().nullable(),
  envelopeWsid: z.string().nullable(),
  envelopeTitle: z.string().nullable(),
});
export type CertificateRow = z.output<typeof certificateRow>;

export const identityPaper = z.object({ paperWsid: z.string(), kind: z.enum(IDENTITY_PAPERS), link: href });
export type IdentityPaperRow = z.output<typeof identityPaper>;

/** An application for identity verification as its applicant sees it; the number is masked. */
export const identityApplication = z.object({
  applicationWsid: z.string(),
  kind: z.enum(IDENTITY_KINDS),
  status: z.enum(APPLICATION_STATUSES),
  /** realName of a person, name of an enterprise. */
  name: z.string(),
  /** Of the identity card, passport or enterprise; masked for its applicant. */
  number: z.string(),
  numberKind: z.enum(['ID_CARD', 'PASSPORT', 'UNIFIED_SOCIAL_CODE', 'REGIST_CODE']),
  papers: z.array(identityPaper),
  createdDatetime: wireDate,
  decidedDatetime: wireDate.nullable(),
  reason: z.string().nullable(),
});
export type IdentityApplication = z.output<typeof identityApplication>;

/** The same with the details for the operator's decision; the number in full. */
export const operatorApplication = identityApplication.extend({
  applicantWsid: z.string(),
  applicantName: z.string(),
  applicantContact: z.string(),
  enterpriseWsid: z.string().nullable(),
  legalName: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** Another verified or suspended holder has its number. */
  isNumberHeld: z.boolean(),
});
export type OperatorApplication = z.output<typeof operatorApplication>;

/** Related records shown when an application is reviewed (Rulings §8.14). */
export const applicationReview = z.object({
  findings: z.array(z.enum(REVIEW_FINDINGS)),
  /** Newest first: earlier ones of the applicant, others with the number, verified enterprises of the name. */
  related: z.array(
    z.object({
      relation: z.enum(REVIEW_RELATIONS),
      application: operatorApplication,
      /** What it states differently. */
      differences: z.array(z.enum(['name', 'number', 'legalName'])),
    }),
  ),
});
export type ApplicationReview = z.output<typeof applicationReview>;

export const operator = z.object({
  operatorWsid: z.string(),
  login: z.string(),
  name: z.string(),
  /** What they may do follows from the roles (`OPERATOR_ROLE_PERMISSIONS`). */
  roles: z.array(z.enum(OPERATOR_ROLES)),
  disabled: z.boolean(),
  mustChangePassword: z.boolean(),
  /** An authenticator app is set up. */
  secondFactor: z.boolean(),
  /** None is set up, and this installation requires one. */
  mustSetSecondFactor: z.boolean(),
  createdDatetime: wireDate,
  lastLoginDatetime: wireDate.nullable(),
});
export type Operator = z.output<typeof operator>;

export const operatorUser = z.object({
  userWsid: z.string(),
  displayName: z.string(),
  /** Masked. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  accountStatus: z.enum(ACCOUNT_STATUSES),
  idttvStatus: z.enum(IDENTITY_STATUSES),
  registDatetime: wireDate,
  lastLoginDatetime: wireDate.nullable(),
});
export type OperatorUser = z.output<typeof operatorUser>;

export const complaint = z.object({
  complaintWsid: z.string(),
  contact: z.string(),
  text: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  createdDatetime: wireDate,
  handledDatetime: wireDate.nullable(),
  handledBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type Complaint = z.output<typeof complaint>;

export const blacklisted = z.object({
  contact: z.string(),
  reason: z.string(),
  createdDatetime: wireDate,
  createdBy: z.string(),
});
export type Blacklisted = z.output<typeof blacklisted>;

export const stoppedNotice = z.object({
  contact: z.string().describe('masked'),
  kind: z.enum(['CONTRACT', 'INVITATION']),
  complainedDatetime: wireDate,
});
export type StoppedNotice = z.output<typeof stoppedNotice>;

/** A contact that messages do not reach, as operators see it. */
export const returnedContact = z.object({
  contact: z.string().describe('masked'),
  kind: z.enum(['CONTRACT', 'INVITATION', 'ACCOUNT']).describe('what the message was about'),
  reason: z.enum(['BOUNCED', 'COMPLAINED']),
  returnedDatetime: wireDate,
});
export type ReturnedContact = z.output<typeof returnedContact>;

/** One thing that an administrator monitors. */
export const serviceHealth = z.object({
  name: z.string(),
  state: z.enum(['OK', 'WARNING', 'DOWN']),
  /** Facts by name, such as counts and dates. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  problem: z.string().nullable().describe('what is wrong, in words; null where nothing is, or where the facts say it'),
  fix: z.string().nullable().describe('how to correct it'),
});
export type ServiceHealth = z.output<typeof serviceHealth>;
export const deadJob = z.object({
  jobWsid: z.string(),
  kind: z.string(),
  attempts: z.number(),
  lastError: z.string().nullable(),
  deadDatetime: wireDate,
});
export type DeadJob = z.output<typeof deadJob>;

export const scan = z.object({
  scanWsid: z.string(),
  /** The content of the QR code; the secret follows the # and reaches no log. */
  href: z.string(),
  expireIn: z.number(),
});
export type Scan = z.output<typeof scan>;
export const scanPurpose = z.enum(SCAN_PURPOSES);

export const joinApplication = z.object({
  joinWsid: z.string(),
  name: z.string(),
  /** Masked. */
  contact: z.string(),
  source: z.enum(JOIN_SOURCES),
  envelopeTitle: z.string().nullable(),
  status: z.enum(JOIN_STATUSES),
  createdDatetime: wireDate,
});
export type JoinApplication = z.output<typeof joinApplication>;
