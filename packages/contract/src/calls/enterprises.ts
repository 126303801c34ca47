import { ENTERPRISE_NAME_MAX, NAME_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enterprise } from '../shapes/people.ts';
import { wsid } from './envelope-params.ts';
import { lineText } from '../wire.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });

/** The profile that an enterprise enters itself (Spec §3 "Enterprise"). */
export const enterpriseCalls = {
  updateEnterprise: endpoint({
    method: 'PATCH',
    path: '/api/enterprises/:enterpriseWsid',
    access: 'enterprise:owner',
    summary: 'Change the profile; the name can be changed only until the enterprise is verified',
    params: enterpriseParams,
    body: z.strictObject({
      name: lineText(ENTERPRISE_NAME_MAX).optional(),
      adminName: lineText(NAME_MAX).optional(),
      websiteMetadata: z
        .record(z.string().trim().min(1).max(40), z.string().trim().max(500))
        .refine((given) => Object.keys(given).length <= 20, 'has more than 20 entries')
        .nullable()
        .optional(),
    }),
    response: z.object({ enterprise }),
  }),
  uploadEnterpriseAvatar: endpoint({
    method: 'POST',
    path: '/api/enterprises/:enterpriseWsid/avatars/form-upload',
    access: 'enterprise:owner',
    summary: 'Set the picture of the enterprise; the server re-encodes its pixels',
    params: enterpriseParams,
    multipart: true,
    body: z.strictObject({}),
    response: z.object({ enterprise }),
  }),
  getEnterpriseAvatar: endpoint({
    method: 'GET',
    path: '/api/enterprises/:enterpriseWsid/avatar',
    access: 'enterprise:member',
    summary: 'The picture of the enterprise',
    params: enterpriseParams,
    query: z.looseObject({}),
    produces: 'image/png',
  }),
  deleteEnterpriseAvatar: endpoint({
    method: 'DELETE',
    path: '/api/enterprises/:enterpriseWsid/avatar',
    access: 'enterprise:owner',
    summary: 'Remove the picture; the initials are shown again',
    params: enterpriseParams,
    response: z.object({ enterprise }),
  }),
};
