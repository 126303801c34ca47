import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { joiningRoutes } from '../routes/joining.ts';
import { joinApplication } from '../shapes/people.ts';
import { wsid } from './envelope-params.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
/** How a person who is named by an envelope becomes a member of the enterprise that they are to act for (Spec §4). */
export const joiningCalls = endpoints(joiningRoutes, {
  listJoinApplications: {
    access: 'enterprise:permitted',
    summary: 'Applications to become a member, oldest first',
    params: enterpriseParams,
    response: z.object({ joinApplications: z.array(joinApplication) }),
  },
  handleJoinApplication: {
    access: 'enterprise:permitted',
    summary: 'Accept an applicant as a member, or refuse',
    params: enterpriseParams.extend({ joinWsid: wsid }),
    body: z.strictObject({ passed: z.boolean() }),
    response: z.object({ joinApplication }),
  },
});
