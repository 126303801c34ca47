import { OPAQUE_ID_MAX, PAGE_SIZE } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { holdRoutes, operatorHoldRoutes } from '../routes/holds.ts';
import { listQuery, page } from '../shapes/basics.ts';
import { holdRelease, legalHold, newHold } from '../shapes/holds.ts';
import { wsid } from './envelope-params.ts';

const ofHold = { holdWsid: z.string().max(OPAQUE_ID_MAX) };
const enterpriseParams = z.object({ enterpriseWsid: wsid });
const query = z.looseObject(listQuery(PAGE_SIZE));
const list = z.object({ holds: z.array(legalHold), page });

/** Legal holds of an enterprise: while one is active, nothing of its subject is deleted. */
export const holdCalls = endpoints(holdRoutes, {
  listEnterpriseHolds: {
    access: 'enterprise:permitted',
    summary:
      'The legal holds that the enterprise has placed, newest first; filters active (true, false) and subject (WSID of an envelope: its own and those of the whole enterprise)',
    params: enterpriseParams,
    query,
    response: list,
  },
  placeEnterpriseHold: {
    access: 'enterprise:permitted',
    summary:
      'Place a legal hold on an envelope in which an account of the enterprise has a part and that is no draft, or on everything of the enterprise',
    params: enterpriseParams,
    body: newHold,
    response: z.object({ hold: legalHold }),
  },
  releaseEnterpriseHold: {
    access: 'enterprise:permitted',
    summary: 'Release a legal hold of the enterprise; those that others have placed stay',
    params: enterpriseParams.extend(ofHold),
    body: holdRelease,
    response: z.object({ hold: legalHold }),
  },
});

/** Legal holds that the authority's staff have placed, and those of enterprises. */
export const operatorHoldCalls = endpoints(operatorHoldRoutes, {
  listHolds: {
    access: 'operator:holds.read',
    recordsRead: true,
    summary:
      'Legal holds, newest first, those of enterprises too; filters active (true, false) and subject (WSID of an envelope, a person or an enterprise)',
    query,
    response: list,
  },
  placeHold: {
    access: 'operator:holds.change',
    summary: 'Place a legal hold on an envelope, a person or an enterprise',
    body: newHold,
    response: z.object({ hold: legalHold }),
  },
  releaseHold: {
    access: 'operator:holds.change',
    summary: 'Release a legal hold that operators have placed',
    params: z.object(ofHold),
    body: holdRelease,
    response: z.object({ hold: legalHold }),
  },
});
