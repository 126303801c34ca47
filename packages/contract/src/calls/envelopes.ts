import {
  AUTH_LEVELS,
  ENVELOPES_SORT,
  ENVELOPE_TYPES,
  FORM_TYPES,
  NAME_MAX,
  OPAQUE_ID_MAX,
  PAGE_SIZE,
  PARTICIPANT_TYPES,
  REASON_MAX,
  SECURE_LEVELS,
  SHOWN_STATUSES,
  SHOWN_STATUS_FILTERS,
  SUBJECT_MAX,
  TITLE_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  activity,
  document,
  envelope,
  envelopeRow,
  form,
  initialValue,
  metadata,
  participant,
  position,
} from '../shapes/entities.ts';
import { listQuery, page, wireDateIn } from '../wire.ts';

const wsid = z.string().max(OPAQUE_ID_MAX);
const envelopeParams = z.object({ envelopeWsid: wsid });
const participantParams = z.object({ envelopeWsid: wsid, participantWsid: wsid });
const documentParams = z.object({ envelopeWsid: wsid, docId: wsid });
const reason = z.string().trim().min(1).max(REASON_MAX);
const fieldsQuery = z.looseObject({ fields: z.string().max(1000).default('') });

/** Spec §7 "Envelopes". */
export const envelopeCalls = {
  listEnvelopes: endpoint({
    method: 'GET',
    path: '/api/envelopes',
    access: 'account',
    summary: 'The envelopes the caller has a part in, by shown status',
    query: z.looseObject({
      ...listQuery(PAGE_SIZE),
      authorWsid: wsid.optional(),
      envelopeShownStatus: z.enum(SHOWN_STATUS_FILTERS).default('ALL'),
      participantName: z.string().max(NAME_MAX).optional(),
      title: z.string().max(TITLE_MAX).optional(),
      sorts: z.string().max(200).default(ENVELOPES_SORT),
      cancellable: z.enum(['true', 'false']).optional(),
    }),
    response: z.object({ envelopes: z.array(envelopeRow), page }),
  }),
  countEnvelopes: endpoint({
    method: 'GET',
    path: '/api/envelopes/counts',
    access: 'account',
    summary: 'How many envelopes the caller has in each shown status',
    response: z.object({ counts: z.partialRecord(z.enum(SHOWN_STATUSES), z.number()) }),
  }),
  createEnvelope: endpoint({
    method: 'POST',
    path: '/api/envelopes',
    access: 'account',
    summary: 'A new draft',
    idempotent: true,
    body: z.strictObject({
      senderWsid: wsid.optional(),
      tagId: wsid.optional(),
      envelopeType: z.enum(ENVELOPE_TYPES).default('ANY'),
      envelopeFlag: z.string().max(64).optional(),
      allowAppendForms: z.boolean().default(false),
      /** The zone of dates printed in the documents; fixed at start (conventions "Time"). */
      timezone: z.string().max(64).optional(),
    }),
    response: z.object({ envelope }),
  }),
  getEnvelope: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid',
    access: 'envelope:reader',
    summary: 'One envelope with its participants; contacts of others are masked but for the sender',
    params: envelopeParams,
    query: fieldsQuery,
    response: z.object({ envelope }),
  }),
  updateEnvelope: endpoint({
    method: 'PUT',
    path: '/api/envelopes/:envelopeWsid',
    access: 'envelope:sender',
    summary: 'Change the given fields of a draft',
    params: envelopeParams,
    body: z.strictObject({
      title: z.string().trim().max(TITLE_MAX).optional(),
      subject: z.string().trim().max(SUBJECT_MAX).optional(),
      expireDatetime: wireDateIn.optional(),
      timerDatetime: wireDateIn.nullable().optional(),
      needForm: z.boolean().optional(),
      metadata: metadata.nullable().optional(),
    }),
    response: z.object({ envelope }),
  }),
  startEnvelope: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/start',
    access: 'envelope:sender',
    summary: 'Send the envelope to its first participants',
    idempotent: true,
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ envelope }),
  }),
  revokeEnvelope: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/revoke',
    access: 'envelope:sender',
    summary: 'Withdraw a running envelope',
    params: envelopeParams,
    body: z.strictObject({ reason }),
    response: z.object({ envelope }),
  }),
  remindEnvelope: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/remind',
    access: 'envelope:sender',
    summary: 'Remind those whose turn it is',
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ envelope }),
  }),
  listActivities: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/activities',
    access: 'envelope:reader',
    summary: 'What happened to the envelope, oldest first',
    params: envelopeParams,
    response: z.object({ activities: z.array(activity) }),
  }),
  getEvidence: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/evidence',
    access: 'envelope:reader',
    summary: 'The evidence report of a finished envelope as a signed PDF',
    params: envelopeParams,
    produces: 'application/pdf',
  }),
};

const contents = z.array(
  z.union([
    wsid,
    z.strictObject({
      fileWsid: wsid,
      fileName: z.string().min(1).max(255).optional(),
      sequence: z.number().int().min(0).optional(),
      fileTagId: z.string().max(500).optional(),
    }),
  ]),
);
const documents = z.object({ documents: z.array(document) });
export const documentCalls = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/documents',
    access: 'envelope:reader',
    summary: 'The documents in their order',
    params: envelopeParams,
    response: documents,
  }),
  addDocuments: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/contents/wsid-upload',
    access: 'envelope:sender',
    summary: 'Put uploaded files into a draft',
    params: envelopeParams,
    body: z.strictObject({ contents: contents.min(1).max(100) }),
    response: documents,
  }),
  replaceDocuments: endpoint({
    method: 'PUT',
    path: '/api/envelopes/:envelopeWsid/documents',
    access: 'envelope:sender',
    summary: 'Rename and order the documents of a draft; those not named leave it',
    params: envelopeParams,
    body: z.strictObject({ contents: contents.max(100) }),
    response: documents,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/api/envelopes/:envelopeWsid/documents/:docId',
    access: 'envelope:sender',
    summary: 'Take a document out of a draft, with its forms',
    params: documentParams,
    response: documents,
  }),
  getDocumentContent: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/documents/:docId/content',
    access: 'envelope:document',
    summary:
      'The current revision, its digest as ETag; byte ranges are served; ?download=1 once the contract is finished',
    params: documentParams,
    query: z.looseObject({ download: z.enum(['0', '1']).default('0'), digest: z.string().max(64).optional() }),
    produces: 'application/pdf',
  }),
};

const contactIn = z.strictObject({
  phone: z.string().max(30).nullable().optional(),
  email: z.string().max(254).nullable().optional(),
});
const participantFields = {
  name: z.string().trim().min(1).max(NAME_MAX),
  contact: contactIn,
  assignedSequence: z.number().int().min(1).max(1000),
  type: z.enum(PARTICIPANT_TYPES).default('PERSON'),
  roleType: z.enum(['SIGNER', 'CHECKER']),
  enterpriseName: z.string().max(100).nullable().optional(),
  enterpriseWsid: wsid.nullable().optional(),
  enterpriseRoleWsid: wsid.nullable().optional(),
  secureLevel: z.enum(SECURE_LEVELS).default('DISPOSABLE_CERT'),
  multiSend: z.boolean().optional(),
  authLevel: z.enum(AUTH_LEVELS).default('LOW'),
  metadata: metadata.nullable().optional(),
};
const participants = z.object({ participants: z.array(participant) });
export const participantCalls = {
  listParticipants: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/participants',
    access: 'envelope:reader',
    summary: 'The participants in their order',
    params: envelopeParams,
    response: participants,
  }),
  addParticipants: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants',
    access: 'envelope:sender',
    summary: 'Add participants to a draft',
    params: envelopeParams,
    body: z.strictObject({ participants: z.array(z.strictObject(participantFields)).min(1).max(100) }),
    response: participants,
  }),
  updateParticipants: endpoint({
    method: 'PUT',
    path: '/api/envelopes/:envelopeWsid/participants',
    access: 'envelope:sender',
    summary: 'Change participants of a draft by participantWsid',
    params: envelopeParams,
    body: z.strictObject({
      participants: z
        .array(
          z.strictObject({
            ...z.object(participantFields).partial().shape,
            type: z.enum(PARTICIPANT_TYPES).optional(),
            secureLevel: z.enum(SECURE_LEVELS).optional(),
            authLevel: z.enum(AUTH_LEVELS).optional(),
            participantWsid: wsid,
          }),
        )
        .min(1)
        .max(100),
    }),
    response: participants,
  }),
  deleteParticipants: endpoint({
    method: 'DELETE',
    path: '/api/envelopes/:envelopeWsid/participants',
    access: 'envelope:sender',
    summary: 'Remove participants, also while the flow runs, never one that has acted',
    params: envelopeParams,
    body: z.strictObject({
      participants: z
        .array(z.strictObject({ participantWsid: wsid }))
        .min(1)
        .max(100),
    }),
    response: participants,
  }),
};

const formFields = {
  fileWsid: wsid,
  participantWsid: wsid,
  formType: z.enum(FORM_TYPES),
  page: z.number().int().min(1).max(3000),
  position,
  required: z.boolean().default(true),
  revisable: z.boolean().default(true),
  scale: z.number().nullable().optional(),
  format: z.string().max(32).nullable().optional(),
  fontSize: z.number().min(6).max(72).optional(),
  multiLine: z.boolean().optional(),
  tagId: z.string().max(OPAQUE_ID_MAX).nullable().optional(),
  initialValue: z.string().max(2000).nullable().optional(),
};
const forms = z.object({ forms: z.array(form) });
export const formCalls = {
  listForms: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/forms',
    access: 'envelope:reader',
    summary: 'The forms, of one participant where participantWsid is given',
    params: envelopeParams,
    query: z.looseObject({ participantWsid: wsid.optional() }),
    response: forms,
  }),
  addForms: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/forms',
    access: 'envelope:sender',
    summary: 'Place forms on the documents of a draft',
    params: envelopeParams,
    body: z.strictObject({ forms: z.array(z.strictObject(formFields)).min(1).max(500) }),
    response: forms,
  }),
  updateForms: endpoint({
    method: 'PUT',
    path: '/api/envelopes/:envelopeWsid/forms',
    access: 'envelope:sender',
    summary: 'Change forms of a draft by formWsid',
    params: envelopeParams,
    body: z.strictObject({
      forms: z
        .array(
          z.strictObject({
            ...z.object(formFields).partial().shape,
            required: z.boolean().optional(),
            revisable: z.boolean().optional(),
            formWsid: wsid,
          }),
        )
        .min(1)
        .max(500),
    }),
    response: forms,
  }),
  deleteForms: endpoint({
    method: 'DELETE',
    path: '/api/envelopes/:envelopeWsid/forms',
    access: 'envelope:sender',
    summary: 'Take forms off a draft',
    params: envelopeParams,
    body: z.strictObject({
      forms: z
        .array(z.strictObject({ formWsid: wsid }))
        .min(1)
        .max(500),
    }),
    response: forms,
  }),
  listParticipantForms: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms',
    access: 'envelope:reader',
    summary: 'The forms of one participant',
    params: participantParams,
    response: forms,
  }),
};

const signAnswer = z.object({ participant, envelope });
export const signingCalls = {
  getSigning: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/signing',
    access: 'envelope:participant',
    summary: 'The pre-checks of Spec §5 in their order, then all that a signing or checking page needs',
    params: participantParams,
    response: z.object({
      envelope,
      participant,
      documents: z.array(document),
      forms: z.array(form),
      /** The contact, masked, to which a code of service SIGN can be sent. */
      authentication: z.object({
        signPassword: z.boolean(),
        contact: z.string().nullable(),
        channel: z.enum(['SMS', 'EMAIL']),
      }),
    }),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/sign',
    access: 'envelope:participant',
    summary: 'Sign what was seen; answers when the revision is safe',
    idempotent: true,
    params: participantParams,
    body: z.strictObject({
      documents: z
        .array(z.strictObject({ fileWsid: wsid, digest: z.string().regex(/^[0-9a-f]{64}$/) }))
        .min(1)
        .max(100),
      forms: z
        .array(z.strictObject({ formWsid: wsid, initialValue }))
        .max(2000)
        .default([]),
      signPassword: z.string().max(200).optional(),
      opcode: z.string().max(OPAQUE_ID_MAX).optional(),
    }),
    response: signAnswer,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/check',
    access: 'envelope:participant',
    summary: 'A checker passes or refuses; a refusal ends the envelope and needs a reason',
    params: participantParams,
    body: z.strictObject({
      passed: z.boolean(),
      reason: z.string().trim().max(REASON_MAX).optional(),
      documents: z
        .array(z.strictObject({ fileWsid: wsid, digest: z.string().regex(/^[0-9a-f]{64}$/) }))
        .max(100)
        .optional(),
    }),
    response: signAnswer,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/reject',
    access: 'envelope:participant',
    summary: 'A signer rejects; the envelope ends',
    params: participantParams,
    body: z.strictObject({ reason }),
    response: signAnswer,
  }),
};
