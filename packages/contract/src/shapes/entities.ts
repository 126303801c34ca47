import {
  ACCOUNT_STATUSES,
  ACTION_TYPES,
  ATTACHMENT_FILES_MAX,
  AUTH_LEVELS,
  CONFIRM_STATUSES,
  ENVELOPE_ACTS,
  ENVELOPE_FLOW_TYPES,
  ENVELOPE_STATUSES,
  ENVELOPE_TYPES,
  FILE_REMARKS,
  FORMER_FIELD_KINDS,
  FILE_STATUSES,
  FILE_TYPES,
  FORM_TYPES,
  IDENTIFYING_CONTACTS,
  IDENTITY_STATUSES,
  LABEL_COLOURS,
  NAME_SOURCES,
  PARTICIPANT_ACTS,
  PARTICIPANT_LABELS,
  PARTICIPANT_STATUSES,
  PARTICIPANT_TYPES,
  PREPARE_STATES,
  SECURE_LEVELS,
  SHOWN_STATUSES,
  UNAVAILABLE_REASONS,
  USER_TYPES,
} from '@countersign/domain';
import { z } from 'zod';
import { readingRule, reminderPlan } from './envelope-rules.ts';
import { wireDate } from './basics.ts';
import { checkMark, choiceFields, attachmentFields } from './form-fields.ts';
import { ruleFields } from './form-rules.ts';
import { drawnPicture } from './ink.ts';
import { enterpriseRole } from './roles.ts';
import { LANGUAGE_TAGS } from '../text/languages.ts';

/** The entities of Spec §3 as they are sent. */

export const metadata = z
  .record(z.string().max(64), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 20);

export const user = z.object({
  userWsid: z.string(),
  accountStatus: z.enum(ACCOUNT_STATUSES),
  nickname: z.string().nullable(),
  realName: z.string().nullable(),
  displayName: z.string(),
  idttvStatus: z.enum(IDENTITY_STATUSES),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  wechat: z.string().nullable(),
  avatarHref: z.object({ href: z.string() }).nullable(),
  userType: z.enum(USER_TYPES),
  sex: z.string().nullable(),
  /** The language of notices; the pages use the browser's own choice. */
  language: z.enum(LANGUAGE_TAGS),
  reminders: reminderPlan.nullable().describe('The plan of reminders of their new drafts'),
  registDatetime: wireDate,
  acceptedTerms: z.string().nullable().describe('the version of the terms that this person has accepted'),
  lastLoginIp: z.string().nullable(),
  lastLoginDatetime: wireDate.nullable(),
  modifiedDatetime: wireDate,
  existPassword: z.boolean(),
  existSignPassword: z.boolean(),
  /** The active membership, WSID_EUSR; null in the personal account. */
  userEnterpriseWsid: z.string().nullable(),
  enterpriseRoles: z.array(enterpriseRole),
});
export type User = z.output<typeof user>;

export const session = z.object({ userWsid: z.string(), sessionScopes: z.array(z.string()) });
export type Session = z.output<typeof session>;

export const pageSize = z.object({ width: z.number(), height: z.number(), rotate: z.number() });
/** Active content that was removed from an upload before anyone signs, by its name in PDF: JavaScript, EmbeddedFiles … */
const removedContent = z.array(z.string());

/**
 * A remark about an upload to show before anyone signs it; `name` is the name of a font, pages count from 1, the first fifty.
 */
const fileRemark = z.object({ kind: z.enum(FILE_REMARKS), name: z.string().optional(), pages: z.array(z.number()) });
export type FileRemark = z.output<typeof fileRemark>;

/** An empty field that the form of an upload had; `position` is like that of a form. The form itself was drawn into its pages. */
const formerField = z.object({
  kind: z.enum(FORMER_FIELD_KINDS),
  name: z.string(),
  page: z.number(),
  position: z.object({ ulx: z.number(), uly: z.number(), lrx: z.number(), lry: z.number() }),
});
export type FormerField = z.output<typeof formerField>;

export const file = z.object({
  fileWsid: z.string(),
  fileName: z.string(),
  fileType: z.enum(FILE_TYPES),
  status: z.enum(FILE_STATUSES),
  size: z.number(),
  digest: z
    .string()
    .nullable()
    .describe('The hex SHA-256 of the PDF made from the upload; null until the file is READY'),
  pages: z.array(pageSize),
  removed: removedContent,
  remarks: z.array(fileRemark),
  formerFields: z.array(formerField),
  error: z.string().nullable(),
});
export type File = z.output<typeof file>;

export const href = z.object({ href: z.string() });

/** The docId of a path is the fileWsid (Rulings §6.4). `digest` is the hex SHA-256 of the current revision. */
export const document = z.object({
  docId: z.string(),
  fileWsid: z.string(),
  fileName: z.string(),
  fileType: z.enum(FILE_TYPES),
  sequence: z.number().nullable(),
  fileTagId: z.string().nullable(),
  pages: z.array(pageSize),
  removed: removedContent,
  remarks: z.array(fileRemark),
  formerFields: z.array(formerField),
  size: z.number(),
  digest: z.string(),
  /** The digest of the revision with which a finished contract was completed, which its evidence cites; null before. */
  completedDigest: z.string().nullable(),
  revision: z.number(),
  fileHref: href,
});
export type Document = z.output<typeof document>;

export const contact = z.object({ phone: z.string().nullable(), email: z.string().nullable() });

export const participant = z.object({
  /** The same as participantWsid (Spec §3). */
  id: z.string(),
  participantWsid: z.string(),
  groupId: z.string().nullable(),
  position: z.number().nullable(),
  /**
   * The account bound to it; null while none is bound. In a draft only the sender's, the reader's and chosen colleagues' are
   * shown.
   */
  authorWsid: z.string().nullable(),
  name: z.string(),
  /** Where the name comes from; GIVEN until they have acted, so that no one can test a name against a contact. */
  nameSource: z.enum(NAME_SOURCES),
  contact,
  /**
   * The contact that the person who acts must have proved; null for a participant without contacts, such as a role. For a
   * BULK_PERSON: applies to rows with both.
   */
  identifyingContact: z.enum(IDENTIFYING_CONTACTS).nullable(),
  actionType: z.enum(ACTION_TYPES),
  type: z.enum(PARTICIPANT_TYPES),
  sequence: z.number(),
  status: z.enum(PARTICIPANT_STATUSES),
  label: z.enum(PARTICIPANT_LABELS),
  /** May act at this moment. */
  atTurn: z.boolean(),
  /** For the sender: why no account can act as this participant any more; the sender replaces it, or a colleague takes over. */
  unavailable: z.enum(UNAVAILABLE_REASONS).nullable(),
  isMe: z.boolean(),
  secureLevel: z.enum(SECURE_LEVELS),
  authLevel: z.enum(AUTH_LEVELS),
  authType: z.string().nullable(),
  enterpriseName: z.string().nullable(),
  /** VERIFIED where the participant is bound to the verified enterprise of this name; null without a name. */
  enterpriseNameSource: z.enum(NAME_SOURCES).nullable(),
  enterpriseWsid: z.string().nullable(),
  enterpriseRoleWsid: z.string().nullable(),
  /**
   * The colleague whom the sender chose, whose contact is masked for the sender too; null for others, and for other readers.
   */
  memberWsid: z.string().nullable(),
  /** Named to act for an enterprise that they have not joined yet (Spec §4); shown to the readers who see authorWsid. */
  waitingJoinEnterprise: z.boolean(),
  multiSend: z.boolean(),
  multiMode: z.string().nullable(),
  multiArray: z.array(z.string()).nullable(),
  multiName: z.string().nullable(),
  /** Signs without any field on the pages, by their own choice. */
  noAppearance: z.boolean(),
  abilities: z
    .array(z.enum(PARTICIPANT_ACTS))
    .describe(
      'What the reader may do now as this participant (sign, check, reject, return, handOn) or, as the sender, with it ' +
        '(replace, remove).',
    ),
  message: z.string().nullable().describe('Words of the sender to this participant; null for other readers'),
  language: z.enum(LANGUAGE_TAGS).nullable(),
  deadlineDatetime: wireDate.nullable().describe('Their own deadline, before that of the envelope'),
  witness: z.boolean().describe('Signs as a witness'),
  overdue: z.boolean().describe('Their own deadline has passed before they acted'),
  handleReason: z.string().nullable(),
  handleDatetime: wireDate.nullable(),
  remindedDatetime: wireDate.nullable(),
  externalId: z.string().nullable().describe("The sender's own reference; null for other readers"),
  metadata: metadata.nullable(),
});
export type Participant = z.output<typeof participant>;

export const position = z.strictObject({ ulx: z.number(), uly: z.number(), lrx: z.number(), lry: z.number() });

/** WRITE_SIGN and INITIALS {writeData, strokes} or {writeWsid}; SEAL_SIGN {sealWsid}; ATTACHMENT {attachmentWsids}; any other kind a string (Rulings §6.9). */
export const initialValue = z.union([
  z.string().max(4000),
  drawnPicture,
  z.strictObject({ writeWsid: z.string().max(64) }),
  z.strictObject({
    sealWsid: z.string().max(64),
    // Accepted because the specification names them; the server draws the stored seal at its stored size.
    sealData: z.string().max(2_000_000).optional(),
    width: z.number().optional(),
    height: z.number().optional(),
    // For a MULTI_CHECK_MARK; values that the sender did not leave open must be unchanged.
    ...checkMark.partial().shape,
  }),
  z.strictObject({ attachmentWsids: z.array(z.string().max(64)).max(ATTACHMENT_FILES_MAX) }),
]);
export type InitialValue = z.output<typeof initialValue>;

export const form = z.object({
  /** The same as formWsid (Spec §3). */
  id: z.string(),
  formWsid: z.string(),
  fileWsid: z.string(),
  /** The same as fileWsid (Spec §3). */
  docId: z.string(),
  participantWsid: z.string(),
  formType: z.enum(FORM_TYPES),
  page: z.number(),
  position,
  pageInfo: z.object({ width: z.number(), height: z.number() }),
  required: z.boolean(),
  revisable: z.boolean(),
  scale: z.number().nullable(),
  format: z.string().nullable(),
  fontSize: z.number(),
  multiLine: z.boolean(),
  tagId: z.string().nullable(),
  confirmStatus: z.enum(CONFIRM_STATUSES),
  /** Text or date set in advance, later the value that went into the document; pictures are not returned. */
  initialValue: z.string().nullable(),
  /** Placed by its participant, not by the sender. */
  appended: z.boolean(),
  ...checkMark.partial().shape,
  ...choiceFields,
  ...attachmentFields,
  ...ruleFields,
});
export type Form = z.output<typeof form>;

export const label = z.object({
  labelWsid: z.string(),
  /** The same as labelWsid (Spec §3). */
  labelId: z.string(),
  name: z.string(),
  colour: z.enum(LABEL_COLOURS),
});
export type Label = z.output<typeof label>;

export const savedView = z.object({ viewWsid: z.string(), name: z.string(), search: z.string() });
export type SavedView = z.output<typeof savedView>;

/** The §3 fields, and those with which a screen shows whose turn it is. */
export const envelope = z.object({
  envelopeWsid: z.string(),
  title: z.string(),
  subject: z.string(),
  status: z.enum(ENVELOPE_STATUSES),
  envelopeShownStatus: z.enum(SHOWN_STATUSES),
  envelopeType: z.enum(ENVELOPE_TYPES),
  envelopeFlag: z.string().nullable(),
  envelopeFlowType: z.enum(ENVELOPE_FLOW_TYPES),
  currentSequence: z.number(),
  senderWsid: z.string(),
  senderName: z.string(),
  /** VERIFIED or PROFILE: the name is that of an account. */
  senderNameSource: z.enum(NAME_SOURCES),
  needForm: z.boolean(),
  allowAppendForms: z.boolean(),
  reminders: reminderPlan.nullable(),
  reading: readingRule.nullable(),
  expireDatetime: wireDate,
  timerDatetime: wireDate.nullable(),
  createdDatetime: wireDate,
  startedDatetime: wireDate.nullable(),
  statusDatetime: wireDate,
  completedDatetime: wireDate.nullable(),
  /** How long the document time-stamps of a finished contract are valid; renewed before that (docs/cycles/archive.md). */
  archiveEndsDatetime: wireDate.nullable(),
  handleReason: z.string().nullable(),
  prepareState: z.enum(PREPARE_STATES),
  /** Everyone has acted; validation data and the document time-stamp are being added. */
  completing: z.boolean(),
  tagId: z.string().nullable(),
  metadata: metadata.nullable(),
  timezone: z.string(),
  /** Voided by agreement (Rulings §3). */
  voided: z.object({ datetime: wireDate, cancelEnvelopeWsid: z.string(), reason: z.string() }).nullable(),
  /** For a CANCEL_PROCESS: the envelope that it is to void. */
  cancelsEnvelopeWsid: z.string().nullable(),
  /** A CANCEL_PROCESS for this envelope is running. */
  cancelling: z.boolean(),
  multiJobWsid: z.string().nullable(),
  /** Assigned at its start by the numbering rule of the enterprise that sent it. */
  contractNumber: z.string().nullable(),
  /** The template it was made from, as long as its documents are those of the template. */
  bstWsid: z.string().nullable(),
  /** The envelope is the editing view of that template: in no list, and never sent. */
  isBstEditing: z.boolean(),
  /** Labels of the reader's active account. */
  labels: z.array(label),
  recycled: z.boolean(),
  abilities: z
    .array(z.enum(ENVELOPE_ACTS))
    .describe(
      'What the reader may do with the envelope now, those with any of its participants included. The call of an act that ' +
        'is listed is refused only for what it is given, for a proof that it needs, for a reminder within ten minutes after ' +
        'the last one, or after a change of the envelope. An envelope in the recycle bin is restored before other acts.',
    ),
  participants: z.array(participant),
});
export type Envelope = z.output<typeof envelope>;

/** A row of the list: the envelope without its document details. */
export const envelopeRow = envelope.extend({ documentCount: z.number() });
export type EnvelopeRow = z.output<typeof envelopeRow>;

/** A person whom the account has sent to or received from before. */
export const addressee = z.object({
  name: z.string(),
  contact,
  /** Which of two contacts identified them last. */
  identifyingContact: z.enum(IDENTIFYING_CONTACTS).nullable(),
  enterpriseName: z.string().nullable(),
  /** A colleague who was chosen and still is one; their contact is masked. */
  memberWsid: z.string().nullable(),
  usedDatetime: wireDate,
});
export type Addressee = z.output<typeof addressee>;

/** An envelope related to another one, and how. */
export const relatedEnvelope = z.object({
  relation: z.enum(['CANCELLED_BY', 'CANCELS', 'COPIED_FROM', 'COPY', 'SIBLING', 'MULTI_SEND']),
  envelopeWsid: z.string(),
  title: z.string(),
  envelopeShownStatus: z.enum(SHOWN_STATUSES),
  statusDatetime: wireDate,
});
export type RelatedEnvelope = z.output<typeof relatedEnvelope>;

export const activity = z.object({
  activityId: z.string(),
  kind: z.string(),
  datetime: wireDate,
  actorName: z.string(),
  participantWsid: z.string().nullable(),
  detail: z.record(z.string(), z.string()),
});
export type Activity = z.output<typeof activity>;

export const personSeal = z.object({
  personSealWsid: z.string(),
  /** The account that made it. */
  authorWsid: z.string(),
  name: z.string(),
  from: z.string(),
  createdDatetime: wireDate,
  width: z.number(),
  height: z.number(),
  link: href,
});
export type PersonSeal = z.output<typeof personSeal>;

export const personWrite = z.object({
  writeWsid: z.string(),
  createdDatetime: wireDate,
  width: z.number(),
  height: z.number(),
  link: href,
});
export type PersonWrite = z.output<typeof personWrite>;
