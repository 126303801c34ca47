import { DATA_EXPORT_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { exportRoutes } from '../routes/exports.ts';
import { wireDate, wireDateIn } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';
import { userParams } from './users.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
const ofExport = { exportWsid: wsid };

/** Contracts created from the first instant on and before the second one; without them, all. */
const period = z
  .strictObject({
    fromDatetime: wireDateIn.nullable().default(null),
    untilDatetime: wireDateIn.nullable().default(null),
  })
  .default({ fromDatetime: null, untilDatetime: null });

const dataExport = z.object({
  exportWsid: z.string(),
  status: z.enum(DATA_EXPORT_STATUSES),
  requestedBy: z.string(),
  /** Contracts: all of them, and those that are already in it. */
  total: z.number().int(),
  done: z.number().int(),
  /** Size of the files in it, so far. */
  bytes: z.number().int(),
  /** The contracts in it were created from the first instant on and before the second one; null = without a limit. */
  fromDatetime: wireDate.nullable(),
  untilDatetime: wireDate.nullable(),
  createdDatetime: wireDate,
  readyDatetime: wireDate.nullable(),
  /** From then on it cannot be downloaded. */
  expireDatetime: wireDate.nullable(),
});

/** All data of a person or an enterprise as one ZIP that `npm run verify` opens. */
export const exportCalls = endpoints(exportRoutes, {
  listOwnExports: {
    access: 'self',
    summary: 'The exports of the caller’s own data, newest first; poll while one is RUNNING',
    params: userParams,
    response: z.object({ exports: z.array(dataExport) }),
  },
  createOwnExport: {
    access: 'self',
    summary:
      'Export everything of the caller: profile, contacts, sessions, certificates, seals, acts, and the contracts of ' +
      'all their accounts that they may see',
    params: userParams,
    body: period,
    response: z.object({ dataExport }),
  },
  getOwnExport: {
    access: 'self',
    summary: 'The archive of an export that is READY and has not expired',
    params: userParams.extend(ofExport),
    produces: 'application/zip',
  },
  deleteOwnExport: {
    access: 'self',
    summary: 'Delete an export, or stop one that is being made',
    params: userParams.extend(ofExport),
    response: z.object({}),
  },
  listEnterpriseExports: {
    access: 'enterprise:permitted',
    summary: 'The exports of the enterprise’s data, newest first; poll while one is RUNNING',
    params: enterpriseParams,
    response: z.object({ exports: z.array(dataExport) }),
  },
  createEnterpriseExport: {
    access: 'enterprise:permitted',
    summary:
      'Export everything of the enterprise: finished contracts with their evidence, running ones as they stand, ' +
      'members, departments, roles and the pictures of seals',
    params: enterpriseParams,
    body: period,
    response: z.object({ dataExport }),
  },
  getEnterpriseExport: {
    access: 'enterprise:permitted',
    summary: 'The archive of an export that is READY and has not expired',
    params: enterpriseParams.extend(ofExport),
    produces: 'application/zip',
  },
  deleteEnterpriseExport: {
    access: 'enterprise:permitted',
    summary: 'Delete an export, or stop one that is being made',
    params: enterpriseParams.extend(ofExport),
    response: z.object({}),
  },
});
