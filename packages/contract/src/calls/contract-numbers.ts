import {
  CONTRACT_NUMBER_STATUSES,
  COUNTER_RESETS,
  NUMBER_DATE_PATTERNS,
  NUMBER_PLACES,
  NUMBER_PREFIX,
  NUMBER_PREFIX_MAX,
  NUMBER_WIDTH_MAX,
  NUMBER_WIDTH_MIN,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { contractNumberRoutes } from '../routes/contract-numbers.ts';
import { contractNumber } from '../shapes/finance.ts';
import { wsid } from './envelope-params.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
const ruleParams = enterpriseParams.extend({ contractNumberWsid: wsid });

/** Spec §7 "contract numbers"; the calls that the specification names are below /api/enterprise/ (Rulings §2). */
export const contractNumberCalls = endpoints(contractNumberRoutes, {
  checkContractNumber: {
    access: 'enterprise:permitted',
    summary: 'The rule that a new one would replace: the enabled one, else the last one; null if there is none',
    params: enterpriseParams,
    body: z.strictObject({}).optional(),
    response: z.object({
      abandon: z.object({ wsid: z.string(), status: z.enum(CONTRACT_NUMBER_STATUSES) }).nullable(),
    }),
  },
  createContractNumber: {
    access: 'enterprise:permitted',
    summary: 'Make a numbering rule; if it is enabled, it replaces the one before it',
    params: enterpriseParams,
    body: z.strictObject({
      status: z.enum(CONTRACT_NUMBER_STATUSES).default('ENABLE'),
      prefix: z.string().max(NUMBER_PREFIX_MAX).regex(NUMBER_PREFIX).default(''),
      datePattern: z.enum(NUMBER_DATE_PATTERNS).default('yyyyMM'),
      width: z.number().int().min(NUMBER_WIDTH_MIN).max(NUMBER_WIDTH_MAX).default(4),
      reset: z.enum(COUNTER_RESETS).default('NEVER'),
      place: z.enum(NUMBER_PLACES).default('NONE'),
    }),
    response: z.object({ contractNumber }),
    idempotent: true,
  },
  enableContractNumber: {
    access: 'enterprise:permitted',
    summary: 'Enable this rule for new contracts; it continues its count',
    params: ruleParams,
    response: z.object({ contractNumber }),
  },
  disableContractNumber: {
    access: 'enterprise:permitted',
    summary: 'Disable this rule',
    params: ruleParams,
    response: z.object({ contractNumber }),
  },
  listContractNumbers: {
    access: 'enterprise:permitted',
    summary: 'The numbering rules, the enabled one first, then the newest',
    params: enterpriseParams,
    response: z.object({ contractNumbers: z.array(contractNumber) }),
  },
});
