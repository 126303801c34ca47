import type { Handlers } from '../../../platform/index.ts';
import {
  collectPasswordHalf,
  confirmOperatorRequest,
  createOperatorRequest,
  creditCharges,
  getOperatorRequest,
  getRequestEffect,
  listOperatorRequests,
  refuseOperatorRequest,
} from './request-calls.ts';

/** Acts that one operator requests and another confirms. */
export const operatorRequestCalls = {
  listOperatorRequests,
  getOperatorRequest,
  getRequestEffect,
  createOperatorRequest,
  creditCharges,
  confirmOperatorRequest,
  collectPasswordHalf,
  refuseOperatorRequest,
} satisfies Partial<Handlers>;
