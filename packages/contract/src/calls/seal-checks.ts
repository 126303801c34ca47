import { ENTERPRISE_NAME_MAX, OPAQUE_ID_MAX, PAGE_SIZE, REASON_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { sealCheckRoutes } from '../routes/seal-checks.ts';
import { sealCheck } from '../shapes/seal-checks.ts';
import { lineText, listQuery, page } from '../shapes/basics.ts';

const sealParams = z.object({ officeSealWsid: z.string().max(OPAQUE_ID_MAX) });

/** Rulings §8.13: operators of the authority compare pictures of seals with verified names. */
export const sealCheckCalls = endpoints(sealCheckRoutes, {
  listSealChecks: {
    access: 'operator:identity.read',
    recordsRead: true,
    summary: 'Uploaded seal pictures: waiting ones first, oldest on top; filter nameCheck',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ sealChecks: z.array(sealCheck), page }),
  },
  getSealCheckPicture: {
    access: 'operator:identity.read',
    summary: 'The picture to compare',
    params: sealParams,
    produces: 'image/png',
  },
  decideSealCheck: {
    access: 'operator:identity.decide',
    summary:
      'Accept a picture that bears verifiedName, the name with which the operator compared it; or refuse it with a reason, also after it was accepted',
    params: sealParams,
    body: z.strictObject({
      passed: z.boolean(),
      verifiedName: lineText(ENTERPRISE_NAME_MAX).optional(),
      reason: z.string().trim().max(REASON_MAX).optional(),
    }),
    response: z.object({ sealCheck }),
  },
});
