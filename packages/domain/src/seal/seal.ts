import { OFFICE_SEAL_AUTHORIZE_LIMIT } from '../limits.ts';

/** Vocabulary of office seals (Spec §3 "Seals", §6 "Office seals"). */

/** Kinds of seals, each with its own shape. UPLOAD is a picture of an existing seal. */
export const SEAL_KINDS = [
  'ENTERPRISE',
  'CONTRACT',
  'FINANCE',
  'INVOICE',
  'HR',
  'LEGAL_REPRESENTATIVE',
  'OVAL',
  'UPLOAD',
] as const;
export type SealKind = (typeof SEAL_KINDS)[number];
export type PatternKind = Exclude<SealKind, 'UPLOAD'>;
export const PATTERN_KINDS = SEAL_KINDS.filter((kind) => kind !== 'UPLOAD') as [PatternKind, ...PatternKind[]];

/** An abandoned seal can sign no more and cannot be restored. */
export const SEAL_STATUSES = ['NORMAL', 'ABANDONED'] as const;
export type SealStatus = (typeof SEAL_STATUSES)[number];
/** A new seal is checked before it can sign (Spec §6 "seal audit page"). */
export const SEAL_CHECK_STATUSES = ['WAITING', 'CHECKED', 'REFUSED'] as const;
export type SealCheckStatus = (typeof SEAL_CHECK_STATUSES)[number];

/** An operator compares an uploaded picture with the verified name of its enterprise (Rulings §8.13). */
export const SEAL_NAME_CHECKS = ['WAITING', 'PASSED', 'REFUSED'] as const;
export type SealNameCheck = (typeof SEAL_NAME_CHECKS)[number];

/** The scope of an authorisation. */
export const SEAL_SCOPES = ['ALL', 'ENVELOPES', 'TEMPLATES'] as const;
export type SealScope = (typeof SEAL_SCOPES)[number];

/** CREATE requests the approval of a new seal, USE the permission to use one. */
export const SEAL_APPLICATION_KINDS = ['CREATE', 'USE'] as const;
export type SealApplicationKind = (typeof SEAL_APPLICATION_KINDS)[number];
export const SEAL_APPLICATION_STATUSES = ['WAITING', 'PASSED', 'REFUSED'] as const;
export type SealApplicationStatus = (typeof SEAL_APPLICATION_STATUSES)[number];

/** Office seals of one enterprise that are not abandoned, and their groups. */
export const OFFICE_SEALS_MAX = 500;
export const SEAL_GROUPS_MAX = 50;
/** Members, envelopes or templates that one authorisation may name. */
export const SEAL_AUTHORIZE_MEMBERS_MAX = 200;
export const SEAL_SCOPE_MAX = 200;
/** Signatures that one authorisation may allow (Spec §9 "Office seal authorize limit"). */
export const SEAL_USES_MAX = OFFICE_SEAL_AUTHORIZE_LIMIT;
/** Applications of one member that wait at the same time. */
export const SEAL_APPLICATIONS_MAX = 50;
/** Characters of the department in a seal, and of its number. */
export const SEAL_DEPARTMENT_MAX = 20;
export const SEAL_NUMBER_MAX = 30;
/** The longer side of a real seal, in millimetres. */
export const SEAL_SIZE_MM = { min: 10, max: 60 } as const;
