import { OPAQUE_ID_MAX, PAGE_SIZE } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { directoryRoutes } from '../routes/directory.ts';
import { auditRow } from '../shapes/audit.ts';
import { listQuery, noOffset, page } from '../shapes/basics.ts';
import { DIRECTORY_SECTIONS, directoryEntry, directorySection } from '../shapes/directory.ts';

const params = z.object({ account: z.string().max(OPAQUE_ID_MAX) });
const keyedList = { ...listQuery(PAGE_SIZE), offset: noOffset };

/** Persons and enterprises with their history, for the authority's staff; every read is recorded. */
export const directoryCalls = endpoints(directoryRoutes, {
  searchDirectory: {
    access: 'operator:directory.read',
    recordsRead: true,
    summary:
      'Persons and enterprises, newest first; filters kind (PERSON, ENTERPRISE) and text: a part of a name or a contact, a code, or an id',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ entries: z.array(directoryEntry), page }),
  },
  getDirectoryEntry: {
    access: 'operator:directory.read',
    recordsRead: true,
    summary:
      'One person or enterprise with its contacts, charges, and the newest of its memberships, applications, certificates, seals, orders, complaints, requests of operators and legal holds',
    params,
    response: z.object({
      entry: directoryEntry,
      charges: z.object({ available: z.number(), held: z.number() }).nullable().describe('null until first used'),
      sections: z.partialRecord(z.enum(DIRECTORY_SECTIONS), directorySection),
    }),
  },
  listDirectoryHistory: {
    access: 'operator:directory.read',
    recordsRead: true,
    summary:
      'The audit log about a person or an enterprise, newest first; "page.next" is given back as "before" for what follows',
    params,
    query: z.looseObject({ ...keyedList, before: z.string().max(40).default('') }),
    response: z.object({ audit: z.array(auditRow), page: z.object({ next: z.string().nullable() }) }),
  },
});
