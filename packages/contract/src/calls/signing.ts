import { OPAQUE_ID_MAX, REASON_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { signingRoutes } from '../routes/signing.ts';
import { document, envelope, form, initialValue, participant } from '../shapes/entities.ts';
import { signingOfficeSeal } from '../shapes/office-seals.ts';
import { wireDate } from '../shapes/basics.ts';
import { participantParams, reason, seenDocument, shownToActor, wsid } from './envelope-params.ts';

const signAnswer = z.object({ participant, envelope });
export const signingCalls = endpoints(signingRoutes, {
  getSigning: {
    access: 'envelope:participant',
    summary: 'The pre-checks of Spec §5 in their order, then all data of a signing or checking page',
    params: participantParams,
    response: z.object({
      envelope,
      participant,
      documents: z.array(document),
      forms: z.array(form),
      /** Fields of earlier participants that the rules of these forms read, with the values that were filled in. */
      readForms: z.array(form).optional(),
      /** The masked contact to which a code of service SIGN can be sent. */
      authentication: z.object({
        signPassword: z.boolean(),
        contact: z.string().nullable(),
        channel: z.enum(['SMS', 'EMAIL']),
        /** Until then the code that opened this guest session is sufficient; null if a further code is needed. */
        provedUntilDatetime: wireDate.nullable(),
      }),
      /** The enterprise for which the participant acts; its seals can sign once it is verified. */
      actsFor: z.object({ enterpriseWsid: z.string(), name: z.string(), verified: z.boolean() }).nullable(),
      /** The seals of that enterprise that the caller may use for it now. */
      officeSeals: z.array(signingOfficeSeal),
    }),
  },
  sign: {
    access: 'envelope:participant',
    summary: 'Sign the documents as seen; answers once the revision is stored safely',
    idempotent: true,
    params: participantParams,
    body: z.strictObject({
      documents: z.array(seenDocument).min(1).max(100),
      forms: z
        .array(z.strictObject({ formWsid: wsid, initialValue }))
        .max(2000)
        .default([]),
      signPassword: z.string().max(200).optional(),
      opcode: z.string().max(OPAQUE_ID_MAX).optional(),
      ...shownToActor,
    }),
    response: signAnswer,
  },
  check: {
    access: 'envelope:participant',
    summary: 'Approve or refuse as a checker; a refusal ends the envelope and needs a reason',
    params: participantParams,
    body: z.strictObject({
      passed: z.boolean(),
      reason: z.string().trim().max(REASON_MAX).optional(),
      documents: z.array(seenDocument).max(100).optional(),
      views: shownToActor.views,
    }),
    response: signAnswer,
  },
  reject: {
    access: 'envelope:participant',
    summary: 'Reject as a signer; the envelope ends',
    params: participantParams,
    body: z.strictObject({ reason }),
    response: signAnswer,
  },
});
