import { DELETION_OBSTACLES } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { deletionRoutes } from '../routes/deletion.ts';
import { wireDate } from '../shapes/basics.ts';
import { wirePassword } from './sessions.ts';
import { userParams } from './users.ts';

/** The deletion of an account by its person. */
export const deletionCalls = endpoints(deletionRoutes, {
  getDeletion: {
    access: 'self',
    summary: 'Whether the account can be deleted now: for each obstacle how many there are, and the first of them',
    params: userParams,
    response: z.object({
      /** Days between the request and the deletion. */
      days: z.number().int(),
      obstacles: z.array(
        z.object({
          kind: z.enum(DELETION_OBSTACLES),
          count: z.number().int(),
          items: z.array(z.object({ wsid: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
  requestDeletion: {
    access: 'self',
    summary:
      'Delete the account after some days, with the login password; every session ends, and a login meanwhile withdraws it',
    params: userParams,
    body: z.strictObject({ password: wirePassword }),
    response: z.object({ deleteDatetime: wireDate }),
  },
});
