import { RETENTION_KINDS } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { retentionRoutes } from '../routes/retention.ts';
import { wireDate } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';
import { userParams } from './users.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });

const wanted = z.number().int().min(1).max(99_999).nullable();
const days = z.strictObject({
  drafts: wanted.describe('after which a draft that is unchanged is deleted; null keeps it'),
  contracts: wanted.describe('after which a contract that has ended is removed from this account; null keeps it'),
  messages: wanted,
  logs: wanted.describe('the log of webhooks, of an enterprise'),
  sessions: wanted.describe('remembered browsers, of a person'),
});
const policy = z.object({
  days,
  kinds: z.array(z.object({ kind: z.enum(RETENTION_KINDS), min: z.number().int(), max: z.number().int() })),
  graceDays: z.number().int().describe('a new or shorter policy deletes no draft and no contract before'),
  changedBy: z.string().nullable(),
  changedDatetime: wireDate.nullable(),
});

/** An empty value counts as not given: kept. */
const asked = z.preprocess(
  (given) => (given === '' ? undefined : given),
  z.coerce.number().int().min(1).max(99_999).optional(),
);
const query = z.object({ drafts: asked, contracts: asked });
const section = z.object({
  now: z.number().int().describe('deleted by the next run'),
  soon: z.number().int().describe('deleted within 30 days after'),
  held: z.number().int().describe('under a legal hold, and kept'),
  isMore: z.boolean().describe('there are more than were counted'),
  items: z.array(
    z.object({
      envelopeWsid: z.string(),
      title: z.string().describe('empty for the drafts of members of an enterprise'),
      deleteDatetime: wireDate,
      isHeld: z.boolean(),
    }),
  ),
});
const preview = z.object({ drafts: section, contracts: section });

/** After how many days an account has its own data deleted (docs/operate/retention.md). */
export const retentionCalls = endpoints(retentionRoutes, {
  getRetention: {
    access: 'self',
    summary: 'The retention policy of the caller’s personal account, with the bounds of the platform',
    params: userParams,
    response: policy,
  },
  setRetention: {
    access: 'self',
    summary: 'Set the retention policy of the caller’s personal account; null keeps as long as the platform does',
    params: userParams,
    body: days,
    response: policy,
  },
  previewRetention: {
    access: 'self',
    summary:
      'Which drafts and contracts a policy of these days would delete now and in the next 30 days: counts, and the first of them',
    params: userParams,
    query,
    response: preview,
  },
  getEnterpriseRetention: {
    access: 'enterprise:permitted',
    summary: 'The retention policy of the enterprise, with the bounds of the platform',
    params: enterpriseParams,
    response: policy,
  },
  setEnterpriseRetention: {
    access: 'enterprise:permitted',
    summary: 'Set the retention policy of the enterprise; null keeps as long as the platform does',
    params: enterpriseParams,
    body: days,
    response: policy,
  },
  previewEnterpriseRetention: {
    access: 'enterprise:permitted',
    summary:
      'Which drafts and contracts a policy of these days would delete now and in the next 30 days: counts, and the first of them',
    params: enterpriseParams,
    query,
    response: preview,
  },
});
