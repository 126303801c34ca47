import { ENTERPRISE_NAME_MAX, NAME_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { enterpriseRoutes } from '../routes/enterprises.ts';
import { enterprise } from '../shapes/people.ts';
import { wsid } from './envelope-params.ts';
import { lineText } from '../shapes/basics.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });

/** The profile that an enterprise enters itself (Spec §3 "Enterprise"). */
export const enterpriseCalls = endpoints(enterpriseRoutes, {
  updateEnterprise: {
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
  },
  uploadEnterpriseAvatar: {
    access: 'enterprise:owner',
    summary: 'Set the picture of the enterprise; the server re-encodes its pixels',
    params: enterpriseParams,
    multipart: true,
    body: z.strictObject({}),
    response: z.object({ enterprise }),
  },
  getEnterpriseAvatar: {
    access: 'enterprise:member',
    summary: 'The picture of the enterprise',
    params: enterpriseParams,
    query: z.looseObject({}),
    produces: 'image/png',
  },
  deleteEnterpriseAvatar: {
    access: 'enterprise:owner',
    summary: 'Remove the picture; the initials are shown again',
    params: enterpriseParams,
    response: z.object({ enterprise }),
  },
});
