import { PAGE_SIZE } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { auditRoutes } from '../routes/audit.ts';
import { auditRow } from '../shapes/audit.ts';
import { listQuery, noOffset } from '../shapes/basics.ts';

const list = { ...listQuery(PAGE_SIZE), offset: noOffset };
const FILTERS = 'filters kind, actor, contract, account, envelopeWsid, userWsid, from, to';

/** The record of everything that was decided (docs/cycles/audit-log.md), for the authority's staff. */
export const auditCalls = endpoints(auditRoutes, {
  searchAudit: {
    access: 'operator:audit.read',
    recordsRead: true,
    summary: `The audit log, newest first; ${FILTERS}. "page.next" is given back as "before" for what follows, and is null at the end; a search that had to look through many rows answers what it has found, perhaps nothing, with the place to go on from`,
    query: z.looseObject({ ...list, before: z.string().max(40).default('') }),
    response: z.object({
      audit: z.array(auditRow),
      page: z.object({
        next: z.string().nullable(),
        searchedTo: z.string().nullable().describe('the time up to which was searched, backwards; null at the end'),
      }),
    }),
  },
  exportAudit: {
    access: 'operator:audit.read',
    summary: `Every row that the filters find and the log includes, oldest first, as one ZIP: audit.csv, audit.jsonl, the checkpoint of the log, and a manifest signed by the platform (manifest.p7s); ${FILTERS}. The export is recorded`,
    query: z.looseObject({ filters: z.string().max(2000).default('') }),
    produces: 'application/zip',
  },
});
