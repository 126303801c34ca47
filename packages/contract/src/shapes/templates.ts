import {
  BST_EXPIRE_DAYS_DEFAULT,
  BST_STATUSES,
  ENVELOPE_LIMITS,
  ENVELOPE_STATUSES,
  FORM_TYPES,
  OPAQUE_ID_MAX,
  PARTICIPANT_TYPES,
  SUBJECT_MAX,
  TITLE_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { formFields } from '../calls/forms.ts';
import { contactIn, participantFields } from '../calls/participants.ts';
import { WIRE_SPELLING } from '../wire.ts';
import { fileNameText, lineText, wireDate } from './basics.ts';
import { href, metadata, position } from './entities.ts';
import { readingRule, reminderPlan } from './envelope-rules.ts';

const wsid = z.string().max(OPAQUE_ID_MAX);
const ownId = z
  .string()
  .min(1)
  .max(OPAQUE_ID_MAX)
  .regex(/^[\w.-]+$/);

/** A role: a participant without a person, unless a contact names one for every use. */
const { contact: _contact, deadlineDatetime: _deadline, ...roleFields } = participantFields;
/** One key fewer than a participant: the editing view stores the role's id in addition. */
const roleMetadata = metadata.refine((value) => Object.keys(value).length < 20);
const bstRole = z.strictObject({
  roleId: ownId,
  ...roleFields,
  metadata: roleMetadata.nullable().optional(),
  /** If given, this person takes the role in every envelope. */
  contact: contactIn.nullable().default(null),
});

/** A field of a role on a page; shaped like a form of an envelope, in which the role becomes a participant. */
const { participantWsid: _participant, ...placeFields } = formFields;
const bstForm = z.strictObject({ formId: ownId.optional(), roleId: ownId, ...placeFields });

const bstDocument = z.strictObject({
  fileWsid: wsid,
  fileName: fileNameText.optional(),
  sequence: z.number().int().min(0).max(1_000_000).nullable().optional(),
  fileTagId: z.string().max(500).nullable().optional(),
});

/**
 * configContent (Spec §3 "Template"): the content of an envelope made from the template. Deeper nesting than its own and any
 * unknown key are refused (security 26).
 */
export const configContent = z.strictObject({
  title: lineText(TITLE_MAX, 0).default(''),
  subject: z.string().trim().max(SUBJECT_MAX).default(''),
  /** Days from the use to the expiry. */
  expireDays: z.number().int().min(1).max(365).default(BST_EXPIRE_DAYS_DEFAULT),
  needForm: z.boolean().default(true),
  allowAppendForms: z.boolean().default(false),
  reminders: reminderPlan.nullable().default(null),
  reading: readingRule.nullable().default(null),
  timezone: z.string().max(64).optional(),
  metadata: metadata.nullable().default(null),
  documents: z.array(bstDocument).max(ENVELOPE_LIMITS.documents).default([]),
  roles: z.array(bstRole).max(ENVELOPE_LIMITS.participants).default([]),
  forms: z.array(bstForm).max(ENVELOPE_LIMITS.forms).default([]),
});
export type ConfigContent = z.output<typeof configContent>;
/** The content as stored; only input is validated. */
const keptConfig = configContent.extend({ title: z.string() });
export type BstRole = ConfigContent['roles'][number];
export type BstForm = ConfigContent['forms'][number];

/** A template as the list shows it. */
export const bstRow = z.object({
  wsid: z.string(),
  /** The same as wsid. */
  bstWsid: z.string(),
  name: z.string(),
  description: z.string(),
  authorWsid: z.string(),
  authorName: z.string(),
  status: z.enum(BST_STATUSES),
  [WIRE_SPELLING.avatarFileWsid]: z.string().nullable(),
  avatarHref: href.nullable(),
  configVersion: z.number(),
  createdDatetime: wireDate,
  modifiedDatetime: wireDate,
  bstGroupWsid: z.string().nullable(),
  /** The reader may edit and rename it: its author, and members who hold the key. */
  mayUpdate: z.boolean(),
  documentCount: z.number(),
  roles: z.array(z.object({ roleId: z.string(), name: z.string(), type: z.enum(PARTICIPANT_TYPES) })),
  /** The size of the first page in points, with the fields on it, for a small drawing. */
  firstPage: z
    .object({
      width: z.number(),
      height: z.number(),
      forms: z.array(z.object({ roleId: z.string(), formType: z.enum(FORM_TYPES), position })),
    })
    .nullable(),
});
export type BstRow = z.output<typeof bstRow>;

export const bst = bstRow.extend({ configContent: keptConfig });
export type Bst = z.output<typeof bst>;

export const bstGroup = z.object({ bstGroupWsid: z.string(), name: z.string(), bstCount: z.number() });
export type BstGroup = z.output<typeof bstGroup>;

/** The editing view (Spec §3): `envelopeWsid` names the draft in which its author lays it out. */
export const template = z.object({
  templateId: z.string(),
  templateName: z.string(),
  configContent: keptConfig,
  configVersion: z.number(),
  envelopeWsid: z.string().nullable(),
});
export type Template = z.output<typeof template>;

/** One envelope, or one multi-send, that was made from a template. */
export const bstUseRecord = z.object({
  useWsid: z.string(),
  memberWsid: z.string(),
  memberName: z.string(),
  createdDatetime: wireDate,
  envelopeWsid: z.string(),
  title: z.string(),
  envelopeStatus: z.enum(ENVELOPE_STATUSES),
  /** If it is the draft of a multi-send: how many envelopes were made from it. */
  isBulk: z.boolean(),
  sentCount: z.number(),
});
export type BstUseRecord = z.output<typeof bstUseRecord>;
