import { ACCOUNT_STATUSES, CHARGE_OWNERS, ENTERPRISE_IDENTITY_STATUSES, IDENTITY_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';

/** A person or an enterprise, as operators find them. */
export const directoryEntry = z.object({
  kind: z.enum(CHARGE_OWNERS),
  /** WSID of the person (WSID_USER) or the enterprise. */
  account: z.string(),
  name: z.string(),
  phone: z.string().nullable().describe('masked in a list'),
  email: z.string().nullable().describe('masked in a list'),
  code: z.string().nullable().describe('unified social code or registration number of an enterprise'),
  accountStatus: z.enum(ACCOUNT_STATUSES).nullable().describe('of a person'),
  idttvStatus: z.enum([...IDENTITY_STATUSES, ...ENTERPRISE_IDENTITY_STATUSES]),
  createdDatetime: wireDate,
  lastLoginDatetime: wireDate.nullable(),
});
export type DirectoryEntry = z.output<typeof directoryEntry>;

export const DIRECTORY_SECTIONS = [
  'members',
  'applications',
  'certificates',
  'seals',
  'orders',
  'complaints',
  'requests',
  'holds',
] as const;
export type DirectorySection = (typeof DIRECTORY_SECTIONS)[number];

/** One line of a section; the words of `kind` and `status` are those of the section's own call. */
export const directoryLine = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.string().nullable(),
  status: z.string().nullable(),
  by: z.string().nullable().describe('who decided'),
  note: z.string().nullable().describe('the reason, or the text of a complaint'),
  datetime: wireDate,
});
export type DirectoryLine = z.output<typeof directoryLine>;

/** Newest first, the newest of each section; `total` counts all. */
export const directorySection = z.object({ total: z.number(), lines: z.array(directoryLine) });
