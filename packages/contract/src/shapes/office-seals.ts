import {
  ENTERPRISE_NAME_MAX,
  PATTERN_KINDS,
  SEAL_APPLICATION_KINDS,
  SEAL_APPLICATION_STATUSES,
  SEAL_CHECK_STATUSES,
  SEAL_DEPARTMENT_MAX,
  SEAL_KINDS,
  SEAL_NAME_CHECKS,
  SEAL_SCOPES,
  SEAL_SIZE_MM,
  SEAL_STATUSES,
  SEAL_USE_REFUSALS,
} from '@countersign/domain';
import { z } from 'zod';
import { lineText, wireDate } from './basics.ts';
import { href } from './entities.ts';

/** Office seals and their uses (Spec §3 "Seals"). */

/** The parameters of a drawn seal; sizes in millimetres, as printed on paper. */
export const sealPattern = z.strictObject({
  kind: z.enum(PATTERN_KINDS),
  /**
   * Left out: the server draws the verified name of the enterprise (or of its legal representative, for that kind). Another
   * name is refused (ERROR_SEAL_COMPANY_NAME).
   */
  text: lineText(ENTERPRISE_NAME_MAX).optional(),
  /** For OVAL: the name of a department. For every other kind it is fixed: the words of the kind if left out, none if empty. */
  centerText: lineText(SEAL_DEPARTMENT_MAX, 0).optional(),
  /** Along the lower arc: the number of the seal, or a tax number; letters, digits, hyphens and brackets. */
  bottomText: lineText(30, 0).optional(),
  /** The diameter, or the longer side; the usual size of the kind if left out. */
  sizeMm: z.number().min(SEAL_SIZE_MM.min).max(SEAL_SIZE_MM.max).optional(),
  /** A ring of letters too small to copy, with the name and the code. */
  microText: z.boolean().default(true),
});
export type SealPattern = z.output<typeof sealPattern>;
/** The pattern as it was drawn; only input is validated. */
const keptPattern = sealPattern.extend({
  text: z.string(),
  centerText: z.string().optional(),
  bottomText: z.string().optional(),
});

/** Null if the reader may know of the seal but not see it (security 33). */
const pictureHref = href.nullable();

/** Spec §3 "Office seal". */
export const officeSeal = z.object({
  officeSealWsid: z.string(),
  name: z.string(),
  enterpriseWsid: z.string(),
  groupWsid: z.string().nullable(),
  status: z.enum(SEAL_STATUSES),
  checkStatus: z.enum(SEAL_CHECK_STATUSES),
  /** Why it was refused. */
  checkReason: z.string().nullable(),
  kind: z.enum(SEAL_KINDS),
  pattern: keptPattern.nullable(),
  /** The verified name of the enterprise that the picture bears; null until an operator has compared it. */
  companyName: z.string().nullable(),
  /** The state of the comparison by an operator; null if none is needed, or the enterprise has not approved the seal yet. */
  nameCheck: z.enum(SEAL_NAME_CHECKS).nullable(),
  /** The maker approved it, because no other member could. */
  selfApproved: z.boolean(),
  widthMm: z.number(),
  heightMm: z.number(),
  pictureHref,
  /** The member who made it. */
  authorWsid: z.string(),
  authorName: z.string(),
  createdDatetime: wireDate,
  abandonedDatetime: wireDate.nullable(),
  /** Authorisations in force. */
  holderCount: z.number(),
  useCount: z.number(),
  lastUsedDatetime: wireDate.nullable(),
  metadata: z.record(z.string(), z.string()),
});
export type OfficeSeal = z.output<typeof officeSeal>;

/** A seal as an ordinary member sees it: whether they may use it now, and if not, why. */
export const generalOfficeSeal = z.object({
  officeSealWsid: z.string(),
  name: z.string(),
  kind: z.enum(SEAL_KINDS),
  status: z.enum(SEAL_STATUSES),
  checkStatus: z.enum(SEAL_CHECK_STATUSES),
  widthMm: z.number(),
  heightMm: z.number(),
  pictureHref,
  usable: z.boolean(),
  whyNot: z.enum(SEAL_USE_REFUSALS).nullable(),
  /** Of the authorisation that makes it usable. */
  endDatetime: wireDate.nullable(),
  countLeft: z.number().nullable(),
  scope: z.enum(SEAL_SCOPES).nullable(),
  /** An application of the caller for it is waiting. */
  applied: z.boolean(),
});
export type GeneralOfficeSeal = z.output<typeof generalOfficeSeal>;

/** A seal that the participant may sign with, in the data of the signing page. */
export const signingOfficeSeal = z.object({
  officeSealWsid: z.string(),
  name: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  pictureHref: href,
});
export type SigningOfficeSeal = z.output<typeof signingOfficeSeal>;

export const sealGroup = z.object({
  groupWsid: z.string(),
  name: z.string(),
  /** Number of its seals that are not abandoned. */
  sealCount: z.number(),
  createdDatetime: wireDate,
});
export type SealGroup = z.output<typeof sealGroup>;

export const sealAuthorization = z.object({
  authorizationWsid: z.string(),
  officeSealWsid: z.string(),
  sealName: z.string(),
  memberWsid: z.string(),
  memberName: z.string(),
  scope: z.enum(SEAL_SCOPES),
  envelopeWsids: z.array(z.string()),
  bstWsids: z.array(z.string()),
  endDatetime: wireDate.nullable(),
  /** How often it may be used; null for no limit. */
  count: z.number().nullable(),
  usedCount: z.number(),
  /** Not revoked, expired or used up. */
  live: z.boolean(),
  createdDatetime: wireDate,
  revokedDatetime: wireDate.nullable(),
});
export type SealAuthorization = z.output<typeof sealAuthorization>;

/** An entry of the seal-audit page. */
export const sealApplication = z.object({
  sealApplicationWsid: z.string(),
  kind: z.enum(SEAL_APPLICATION_KINDS),
  officeSeal: z.object({
    officeSealWsid: z.string(),
    name: z.string(),
    kind: z.enum(SEAL_KINDS),
    widthMm: z.number(),
    heightMm: z.number(),
    pictureHref,
  }),
  memberWsid: z.string(),
  memberName: z.string(),
  reason: z.string(),
  endDatetime: wireDate.nullable(),
  count: z.number().nullable(),
  /** The envelope for which it is requested, and its title if the reader may know it. */
  envelopeWsid: z.string().nullable(),
  envelopeTitle: z.string().nullable(),
  status: z.enum(SEAL_APPLICATION_STATUSES),
  createdDatetime: wireDate,
  handledDatetime: wireDate.nullable(),
  handledByName: z.string().nullable(),
  handleReason: z.string().nullable(),
});
export type SealApplication = z.output<typeof sealApplication>;

/** The outcome of one of several applications that were handled at once. */
export const handledApplication = z.object({
  sealApplicationWsid: z.string(),
  /** Null for one that was not found. */
  sealApplication: sealApplication.nullable(),
  /** Null if it was handled by this call. */
  error: z.string().nullable(),
  message: z.string().nullable(),
});
export type HandledApplication = z.output<typeof handledApplication>;

export const sealUseRecord = z.object({
  useRecordWsid: z.string(),
  officeSealWsid: z.string(),
  sealName: z.string(),
  memberWsid: z.string(),
  memberName: z.string(),
  envelopeWsid: z.string(),
  envelopeTitle: z.string(),
  /** The seal was approved by its maker, because no other member could. */
  selfApproved: z.boolean(),
  signDatetime: wireDate,
});
export type SealUseRecord = z.output<typeof sealUseRecord>;
