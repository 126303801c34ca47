import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { joinApplication } from '../shapes/people.ts';
import { wsid } from './envelope-params.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
/** How a person who is named by an envelope becomes a member of the enterprise that they are to act for (Spec §4). */
export const joiningCalls = {
  listJoinApplications: endpoint({
    method: 'GET',
    path: '/api/enterprises/:enterpriseWsid/join-applications',
    access: 'enterprise:permitted',
    summary: 'Applications to become a member, oldest first',
    params: enterpriseParams,
    response: z.object({ joinApplications: z.array(joinApplication) }),
  }),
  handleJoinApplication: endpoint({
    method: 'POST',
    path: '/api/enterprises/:enterpriseWsid/join-applications/:joinWsid/handle',
    access: 'enterprise:permitted',
    summary: 'Accept an applicant as a member, or refuse',
    params: enterpriseParams.extend({ joinWsid: wsid }),
    body: z.strictObject({ passed: z.boolean() }),
    response: z.object({ joinApplication }),
  }),
};
