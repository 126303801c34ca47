import { OPAQUE_ID_MAX, PAGE_SIZE, REASON_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { operatorRequest, requestEffect } from '../shapes/operator-requests.ts';
import { listQuery, page } from '../wire.ts';

const requestParams = z.object({ requestWsid: z.string().max(OPAQUE_ID_MAX) });
const reason = z.string().trim().min(1).max(REASON_MAX);
const IDENTITY_ACTS = [
  'PERSON_SUSPEND',
  'PERSON_WITHDRAW',
  'PERSON_LIFT',
  'ENTERPRISE_SUSPEND',
  'ENTERPRISE_WITHDRAW',
  'ENTERPRISE_LIFT',
] as const;
/** What is asked for by the id of its subject and a reason; the others have calls of their own. */
const ASKED_BY_ID = [...IDENTITY_ACTS, 'OPERATOR_ENABLE'] as const;

/** Four eyes: what cannot be undone is asked for by one operator and confirmed by another. */
export const operatorRequestCalls = {
  listOperatorRequests: endpoint({
    method: 'GET',
    path: '/api/operator/requests',
    access: 'operator',
    summary: 'Requests, the newest first; filters status, kind',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ requests: z.array(operatorRequest), page }),
  }),
  getOperatorRequest: endpoint({
    method: 'GET',
    path: '/api/operator/requests/:requestWsid',
    access: 'operator',
    summary: 'One request, with its effect as counted now; null where it has none, or is decided',
    params: requestParams,
    response: z.object({ request: operatorRequest, effect: requestEffect.nullable() }),
  }),
  getRequestEffect: endpoint({
    method: 'GET',
    path: '/api/operator/request-effects/:kind/:subject',
    access: 'operator',
    summary: 'What suspending, withdrawing or lifting an identity would do, before it is asked for',
    params: z.object({ kind: z.string().max(OPAQUE_ID_MAX), subject: z.string().max(OPAQUE_ID_MAX) }),
    response: z.object({ effect: requestEffect }),
  }),
  createOperatorRequest: endpoint({
    method: 'POST',
    path: '/api/operator/requests',
    access: 'operator',
    summary:
      'Ask to suspend or withdraw a verified identity, or to lift its suspension, whose holder reads the reason; or to let an operator in again. A second operator confirms it',
    body: z.strictObject({ kind: z.enum(ASKED_BY_ID), subject: z.string().max(OPAQUE_ID_MAX), reason }),
    response: z.object({ request: operatorRequest }),
  }),
  confirmOperatorRequest: endpoint({
    method: 'POST',
    path: '/api/operator/requests/:requestWsid/confirm',
    access: 'operator',
    summary:
      'Confirm what another operator asked for: it is carried out at once; passwordHalf is the first half of the one-time password of an operator made or let in again',
    params: requestParams,
    response: z.object({ request: operatorRequest, passwordHalf: z.string().nullable() }),
  }),
  collectPasswordHalf: endpoint({
    method: 'POST',
    path: '/api/operator/requests/:requestWsid/password-half',
    access: 'operator',
    summary: 'The second half of a one-time password, told once to the operator who asked',
    params: requestParams,
    response: z.object({ request: operatorRequest, passwordHalf: z.string() }),
  }),
  refuseOperatorRequest: endpoint({
    method: 'POST',
    path: '/api/operator/requests/:requestWsid/refuse',
    access: 'operator',
    summary: 'Refuse a request, or take an own one back',
    params: requestParams,
    body: z.strictObject({ reason }),
    response: z.object({ request: operatorRequest }),
  }),
};
