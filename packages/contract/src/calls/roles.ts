import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { privilege } from '../shapes/roles.ts';
import { wsid } from './envelope-params.ts';

/** Spec §7 "Enterprise roles, privileges": who may do what in an enterprise. */
export const roleCalls = {
  listPrivileges: endpoint({
    method: 'GET',
    path: '/api/enterprise-roles/users/:userWsid/privileges',
    access: 'self',
    summary: 'The permission keys of the active account; none in the personal one, all for the owner',
    params: z.object({ userWsid: wsid }),
    response: z.object({ privilegeList: z.array(privilege) }),
  }),
};
