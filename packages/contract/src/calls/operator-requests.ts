import { CREDIT_DAYS_MAX, CREDIT_MAX, IDENTITY_ACTS, OPAQUE_ID_MAX, PAGE_SIZE, REASON_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { operatorRequestRoutes } from '../routes/operator-requests.ts';
import { operatorRequest, requestEffect } from '../shapes/operator-requests.ts';
import { listQuery, page } from '../shapes/basics.ts';

const requestParams = z.object({ requestWsid: z.string().max(OPAQUE_ID_MAX) });
const reason = z.string().trim().min(1).max(REASON_MAX);
/** The requests that need only the id of their subject and a reason; the others have calls of their own. */
const KINDS_WITH_SUBJECT_ID = [...IDENTITY_ACTS, 'SEAL_REVOKE', 'OPERATOR_ENABLE'] as const;

/** Four-eyes principle: an act that cannot be undone is requested by one operator and confirmed by another. */
export const operatorRequestCalls = endpoints(operatorRequestRoutes, {
  listOperatorRequests: {
    access: 'operator:requests.read',
    recordsRead: true,
    summary: 'Requests, newest first; filters status, kind',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ requests: z.array(operatorRequest), page }),
  },
  getOperatorRequest: {
    access: 'operator:requests.read',
    recordsRead: true,
    summary: 'One request; effect is what it would change now, null if its kind has none or it is decided',
    params: requestParams,
    response: z.object({ request: operatorRequest, effect: requestEffect.nullable() }),
  },
  getRequestEffect: {
    access: 'operator:requests.read',
    summary: 'The effect of suspending, withdrawing or lifting an identity, before it is requested',
    params: z.object({ kind: z.string().max(OPAQUE_ID_MAX), subject: z.string().max(OPAQUE_ID_MAX) }),
    response: z.object({ effect: requestEffect }),
  },
  createOperatorRequest: {
    access: 'operator:requests.decide',
    summary:
      'Request to suspend or withdraw a verified identity, or to lift its suspension (the reason is shown to its holder), to end the use of an accepted seal picture, or to enable an operator again; a second operator has to confirm it',
    body: z.strictObject({ kind: z.enum(KINDS_WITH_SUBJECT_ID), subject: z.string().max(OPAQUE_ID_MAX), reason }),
    response: z.object({ request: operatorRequest }),
  },
  creditCharges: {
    access: 'operator:charges.credit',
    summary:
      'Request to give charges to a person or an enterprise without an order; a second operator confirms it, and the reason is recorded',
    body: z.strictObject({
      account: z.string().max(OPAQUE_ID_MAX),
      charges: z.number().int().min(1).max(CREDIT_MAX),
      validDays: z.number().int().min(1).max(CREDIT_DAYS_MAX),
      reason,
    }),
    response: z.object({ request: operatorRequest }),
  },
  confirmOperatorRequest: {
    access: 'operator:requests.decide',
    summary:
      'Confirm the request of another operator, which is carried out at once; passwordHalf is the first half of the one-time password of an operator who is added or enabled again',
    params: requestParams,
    response: z.object({ request: operatorRequest, passwordHalf: z.string().nullable() }),
  },
  collectPasswordHalf: {
    access: 'operator:operators.change',
    summary: 'The second half of a one-time password, shown once to the operator who made the request',
    params: requestParams,
    response: z.object({ request: operatorRequest, passwordHalf: z.string() }),
  },
  refuseOperatorRequest: {
    access: 'operator:requests.decide',
    summary: 'Refuse a request, or withdraw one’s own',
    params: requestParams,
    body: z.strictObject({ reason }),
    response: z.object({ request: operatorRequest }),
  },
});
