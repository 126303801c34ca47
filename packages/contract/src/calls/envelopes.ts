import {
  ENVELOPES_SORT,
  ENVELOPE_TYPES,
  NAME_MAX,
  PAGE_SIZE,
  SHOWN_STATUSES,
  SHOWN_STATUS_FILTERS,
  SUBJECT_MAX,
  TITLE_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { envelopeRoutes } from '../routes/envelopes.ts';
import { activity, envelope, envelopeRow, metadata, relatedEnvelope } from '../shapes/entities.ts';
import { readingRule, reminderPlan } from '../shapes/envelope-rules.ts';
import { notice } from '../shapes/notices.ts';
import { lineText, listQuery, page, wireDateIn } from '../shapes/basics.ts';
import { envelopeParams, fieldsQuery, reason, wsid } from './envelope-params.ts';

/** Spec §7 "Envelopes". */
const listEnvelopesQuery = z.looseObject({
  ...listQuery(PAGE_SIZE),
  authorWsid: wsid.optional(),
  envelopeShownStatus: z.enum(SHOWN_STATUS_FILTERS).default('ALL'),
  participantName: z.string().max(NAME_MAX).optional(),
  title: z.string().max(TITLE_MAX).optional(),
  /** Searches title, participants and document names at once. */
  search: z.string().max(TITLE_MAX).optional(),
  sorts: z.string().max(200).default(ENVELOPES_SORT),
  cancellable: z.enum(['true', 'false']).optional(),
  /** `quick`: `totalElements` need not be exact where counting very many is slow; `page.isExact` says whether it is. */
  total: z.enum(['exact', 'quick']).default('exact'),
});
/** With `total=quick`: if `isExact` is false, `totalElements` is a lower bound. */
const countedPage = page.extend({ isExact: z.boolean().optional() });
export const envelopeCalls = endpoints(envelopeRoutes, {
  listEnvelopes: {
    access: 'account',
    summary: 'The envelopes in which the caller takes part, by shown status',
    query: listEnvelopesQuery,
    response: z.object({ envelopes: z.array(envelopeRow), page: countedPage }),
  },
  listEnterpriseEnvelopes: {
    access: 'enterprise:permitted',
    summary: 'The envelopes in which any member acts for the enterprise, sent and received',
    params: z.object({ enterpriseWsid: wsid }),
    query: listEnvelopesQuery,
    response: z.object({ envelopes: z.array(envelopeRow), page: countedPage }),
  },
  countEnvelopes: {
    access: 'account',
    summary: 'How many envelopes the caller has in each shown status',
    response: z.object({ counts: z.partialRecord(z.enum(SHOWN_STATUSES), z.number()) }),
  },
  createEnvelope: {
    access: 'account',
    summary: 'Make a new draft',
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
  },
  getEnvelope: {
    access: 'envelope:reader',
    summary: 'One envelope with its participants; contacts of others are masked for everyone but the sender',
    params: envelopeParams,
    query: fieldsQuery,
    response: z.object({ envelope }),
  },
  updateEnvelope: {
    access: 'envelope:sender',
    summary: 'Change the given fields of a draft',
    params: envelopeParams,
    body: z.strictObject({
      title: lineText(TITLE_MAX, 0).optional(),
      subject: z.string().trim().max(SUBJECT_MAX).optional(),
      expireDatetime: wireDateIn.optional(),
      timerDatetime: wireDateIn.nullable().optional(),
      // Rulings §8.4.
      needForm: z
        .boolean()
        .optional()
        .describe(
          'True by default: every signer needs at least one form when the envelope starts. False: signers without ' +
            'forms place their own.',
        ),
      allowAppendForms: z.boolean().optional(),
      reminders: reminderPlan.nullable().optional(),
      reading: readingRule.nullable().optional(),
      timezone: z.string().max(64).optional(),
      metadata: metadata.nullable().optional(),
    }),
    response: z.object({ envelope }),
  },
  startEnvelope: {
    access: 'envelope:sender',
    summary: 'Send the envelope to its first participants',
    idempotent: true,
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ envelope }),
  },
  revokeEnvelope: {
    access: 'envelope:sender',
    summary: 'Revoke a running envelope',
    params: envelopeParams,
    body: z.strictObject({ reason }),
    response: z.object({ envelope }),
  },
  remindEnvelope: {
    access: 'envelope:sender',
    summary: 'Remind the participants whose turn it is',
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ envelope }),
  },
  prolongEnvelope: {
    access: 'envelope:sender',
    summary: 'Prolong the deadline of a running envelope, or that of one participant with a deadline of their own',
    params: envelopeParams,
    body: z.strictObject({ expireDatetime: wireDateIn, participantWsid: wsid.optional() }),
    response: z.object({ envelope }),
  },
  recycleEnvelope: {
    access: 'envelope:reader',
    summary: 'Move a draft or an ended envelope to the recycle bin of the active account; other accounts still see it',
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ envelope }),
  },
  restoreEnvelope: {
    access: 'envelope:reader',
    summary: 'Restore an envelope from the recycle bin of the active account',
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ envelope }),
  },
  cancelEnvelope: {
    access: 'envelope:sender',
    summary: 'Ask everyone who signed or checked a finished envelope to void it; returns the CANCEL_PROCESS envelope',
    idempotent: true,
    params: envelopeParams,
    body: z.strictObject({ reason }),
    response: z.object({ envelope }),
  },
  copyEnvelope: {
    access: 'envelope:sender',
    summary: 'Make a draft with the uploads, participants and fields of this envelope, to be corrected and sent again',
    idempotent: true,
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ envelope }),
  },
  getArchive: {
    access: 'envelope:document',
    summary: 'The documents of a finished envelope and all of its evidence as a ZIP that can be verified offline',
    params: envelopeParams,
    produces: 'application/zip',
  },
  listRelated: {
    access: 'envelope:reader',
    summary:
      'Envelopes related to this one that the caller may see: its void agreement, the envelope it voids, copies, bulk siblings',
    params: envelopeParams,
    response: z.object({ related: z.array(relatedEnvelope) }),
  },
  listReturned: {
    access: 'envelope:sender',
    summary:
      'Contacts of participants from which a message came back for good, or whose person complained about notices',
    params: envelopeParams,
    response: z.object({
      returned: z.array(
        z.object({
          participantWsid: z.string(),
          field: z.enum(['phone', 'email']),
          reason: z.enum(['BOUNCED', 'COMPLAINED']),
        }),
      ),
    }),
  },
  listNotices: {
    access: 'envelope:sender',
    summary: 'The notices sent about the envelope and whether each was delivered, newest first',
    params: envelopeParams,
    response: z.object({ notices: z.array(notice) }),
  },
  retryNotice: {
    access: 'envelope:sender',
    summary: 'Retry a notice that failed',
    params: envelopeParams.extend({ noticeWsid: wsid }),
    body: z.strictObject({}).optional(),
    response: z.object({ notice }),
  },
  listActivities: {
    access: 'envelope:reader',
    summary: 'The history of the envelope, oldest first',
    params: envelopeParams,
    response: z.object({ activities: z.array(activity) }),
  },
  getEvidence: {
    access: 'envelope:document',
    summary: 'The evidence report of a finished envelope as a signed PDF',
    params: envelopeParams,
    produces: 'application/pdf',
  },
});
