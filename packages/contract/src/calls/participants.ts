import {
  AUTH_LEVELS,
  IDENTIFYING_CONTACTS,
  JOIN_STATUSES,
  MULTI_MODES,
  NAME_MAX,
  OPAQUE_ID_MAX,
  PAGE_SIZE,
  PARTICIPANT_MESSAGE_MAX,
  PARTICIPANT_TYPES,
  SECURE_LEVELS,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { participantRoutes } from '../routes/participants.ts';
import { addressee, envelope, metadata, participant } from '../shapes/entities.ts';
import { lineText, listQuery, page, wireDateIn } from '../shapes/basics.ts';
import { LANGUAGE_TAGS } from '../text/languages.ts';
import { envelopeParams, participantParams, reason, wsid } from './envelope-params.ts';

export const contactIn = z.strictObject({
  phone: z.string().max(30).nullable().optional(),
  email: z.string().max(254).nullable().optional(),
});
export const participantFields = {
  name: lineText(NAME_MAX),
  contact: contactIn,
  /**
   * Which of two contacts identifies the participant: only a person who has proved it may act; the other one serves notices. By
   * default the first one to which codes can be delivered. For a BULK_PERSON: applies to recipients whose row has both.
   */
  identifyingContact: z.enum(IDENTIFYING_CONTACTS).nullable().optional(),
  /** A colleague of the sender, chosen instead of a contact, which is then ignored. */
  memberWsid: wsid.nullable().optional(),
  assignedSequence: z.number().int().min(1).max(1000),
  type: z.enum(PARTICIPANT_TYPES).default('PERSON'),
  roleType: z.enum(['SIGNER', 'CHECKER']),
  enterpriseName: lineText(100, 0).nullable().optional(),
  enterpriseWsid: wsid.nullable().optional(),
  enterpriseRoleWsid: wsid.nullable().optional(),
  secureLevel: z.enum(SECURE_LEVELS).default('DISPOSABLE_CERT'),
  multiSend: z.boolean().optional(),
  multiMode: z.enum(MULTI_MODES).nullable().optional(),
  multiName: lineText(100, 0).nullable().optional(),
  multiArray: z.array(z.string().max(100)).max(200).nullable().optional(),
  groupId: z.string().max(64).nullable().optional(),
  position: z.number().int().min(0).max(1000).nullable().optional(),
  authLevel: z.enum(AUTH_LEVELS).default('LOW'),
  externalId: lineText(OPAQUE_ID_MAX)
    .nullable()
    .optional()
    .describe(
      "The sender's own reference of this party; copies, successors and templates keep it; a change to another person clears it",
    ),
  message: z
    .string()
    .trim()
    .max(PARTICIPANT_MESSAGE_MAX)
    .nullable()
    .optional()
    .describe(
      'Words of the sender to this participant, in e-mails and on the pages behind the link; no one else sees them',
    ),
  language: z
    .enum(LANGUAGE_TAGS)
    .nullable()
    .optional()
    .describe('Of notices about this envelope, and of the pages behind the link unless the reader has chosen one'),
  deadlineDatetime: wireDateIn
    .nullable()
    .optional()
    .describe('Until when this participant may act; before expireDatetime. Copies and templates do not keep it'),
  witness: z
    .boolean()
    .optional()
    .describe('A SIGNER who signs as a witness: the signature in the PDF and the evidence say so'),
  metadata: metadata.nullable().optional(),
};

const { roleType, assignedSequence } = participantFields;
/** Replies call them actionType and sequence, and requests may do so too (Rulings §6.5, §8.6). */
const eitherName = {
  roleType: roleType.optional(),
  actionType: roleType.optional(),
  assignedSequence: assignedSequence.optional(),
  sequence: assignedSequence.optional(),
};
type EitherName = z.output<z.ZodObject<typeof eitherName>>;

/** The same under the names of requests only; adds an issue if the two names of one thing have different values. */
function underOneName<T extends EitherName>(given: T, ctx: z.RefinementCtx) {
  const { actionType, sequence, ...rest } = given;
  const differs = (path: string, other: string): void =>
    ctx.addIssue({ code: 'custom', path: [path], message: `differs from ${other}`, input: given });
  if (given.roleType !== undefined && actionType !== undefined && given.roleType !== actionType)
    differs('actionType', 'roleType');
  if (given.assignedSequence !== undefined && sequence !== undefined && given.assignedSequence !== sequence)
    differs('sequence', 'assignedSequence');
  return {
    ...rest,
    roleType: given.roleType ?? actionType,
    assignedSequence: given.assignedSequence ?? sequence,
  };
}

const newParticipant = z.strictObject({ ...participantFields, ...eitherName }).transform((given, ctx) => {
  const one = underOneName(given, ctx);
  const { roleType: role, assignedSequence: at } = one;
  if (role !== undefined && at !== undefined) return { ...one, roleType: role, assignedSequence: at };
  const path = role === undefined ? 'roleType' : 'assignedSequence';
  ctx.addIssue({ code: 'custom', path: [path], message: 'is required', input: given });
  return z.NEVER;
});
const changedParticipant = z
  .strictObject({
    ...z.object(participantFields).partial().shape,
    ...eitherName,
    type: z.enum(PARTICIPANT_TYPES).optional(),
    secureLevel: z.enum(SECURE_LEVELS).optional(),
    authLevel: z.enum(AUTH_LEVELS).optional(),
    participantWsid: wsid,
  })
  .transform(underOneName);
const participants = z.object({ participants: z.array(participant) });
export const participantCalls = endpoints(participantRoutes, {
  listParticipants: {
    access: 'envelope:reader',
    summary: 'The participants in their order',
    params: envelopeParams,
    response: participants,
  },
  addParticipants: {
    access: 'envelope:sender',
    summary: 'Add participants to a draft',
    params: envelopeParams,
    body: z.strictObject({ participants: z.array(newParticipant).min(1).max(100) }),
    response: participants,
  },
  updateParticipants: {
    access: 'envelope:sender',
    summary: 'Change participants of a draft by participantWsid',
    params: envelopeParams,
    body: z.strictObject({ participants: z.array(changedParticipant).min(1).max(100) }),
    response: participants,
  },
  deleteParticipants: {
    access: 'envelope:sender',
    summary: 'Remove participants, also while the envelope runs, but not one that has acted',
    params: envelopeParams,
    body: z.strictObject({
      participants: z
        .array(z.strictObject({ participantWsid: wsid }))
        .min(1)
        .max(100),
    }),
    response: participants,
  },
  returnEnvelope: {
    access: 'envelope:participant',
    summary: 'Return the envelope as a signer to its sender for correction; it ends',
    params: participantParams,
    body: z.strictObject({ reason }),
    response: z.object({ participant, envelope }),
  },
  authorizeParticipant: {
    access: 'envelope:participant',
    summary: 'Hand the act on to another person, who gets the same turn and the same fields',
    params: participantParams,
    body: z.strictObject({
      name: participantFields.name,
      contact: contactIn,
      identifyingContact: participantFields.identifyingContact,
      reason: reason.optional(),
    }),
    response: z.object({ participant, envelope }),
  },
  replaceParticipant: {
    access: 'envelope:sender',
    summary: 'Replace a participant who has not acted by another person, who gets the sequence, fields and levels',
    params: participantParams,
    body: z.strictObject({
      name: participantFields.name,
      contact: contactIn,
      identifyingContact: participantFields.identifyingContact,
      reason,
    }),
    response: z.object({ participant, envelope }),
  },
  joinEnterprise: {
    access: 'envelope:participant',
    summary: 'Ask to become a member of the enterprise this participant acts for',
    params: participantParams,
    body: z.strictObject({}).optional(),
    response: z.object({ joinStatus: z.enum(JOIN_STATUSES) }),
  },
  listAddressBook: {
    access: 'self',
    summary: 'Former participants of the active account, most recent first; search matches name and contact',
    params: z.object({ userWsid: wsid }),
    query: z.looseObject({ ...listQuery(PAGE_SIZE), search: z.string().max(100).optional() }),
    response: z.object({ addressBook: z.array(addressee), page }),
  },
});
