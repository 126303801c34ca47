import { OPAQUE_ID_MAX, PAGE_SIZE, TRUST_LIST_NAME_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { trustListRoutes } from '../routes/trust-lists.ts';
import { operatorRequest } from '../shapes/operator-requests.ts';
import { trustAnchor, trustList } from '../shapes/trust-lists.ts';
import { lineText, listQuery, page } from '../shapes/basics.ts';

const params = z.object({ trustListWsid: z.string().max(OPAQUE_ID_MAX) });

/** Which authorities /verify trusts beside the platform's own root; operators decide. */
export const trustListCalls = endpoints(trustListRoutes, {
  listTrustLists: {
    access: 'operator:trust.read',
    summary: 'Further certificates that /verify trusts, by list',
    response: z.object({ trustLists: z.array(trustList) }),
  },
  createTrustList: {
    access: 'operator:trust.change',
    summary:
      'Request to trust the authorities of a file, which a second operator confirms: PEM (many), DER (one), or a trusted list (ETSI TS 119 612) of at most 20 MB; ' +
      'the signature of a trusted list is verified, and its signer must be that of the former list, or `signer` (SHA-256 of a certificate); ' +
      'a newer issue without services ends the trust in the former ones, and `endsTrust` confirms that this is intended',
    multipart: true,
    body: z.strictObject({
      name: lineText(TRUST_LIST_NAME_MAX),
      signer: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
      endsTrust: z.enum(['true', 'false']).default('false'),
    }),
    response: z.object({ trustList, request: operatorRequest }),
  },
  listTrustAnchors: {
    access: 'operator:trust.read',
    summary: 'The certificates of one list; filter subject',
    params,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ trustAnchors: z.array(trustAnchor), page }),
  },
  setTrustListEnabled: {
    access: 'operator:trust.change',
    summary:
      'Request to trust a list, or to stop trusting it, which a second operator confirms; null if that is already its state',
    params,
    body: z.strictObject({ enabled: z.boolean() }),
    response: z.object({ trustList, request: operatorRequest.nullable() }),
  },
  deleteTrustList: {
    access: 'operator:trust.change',
    summary: 'Request to delete a list with its certificates, which a second operator confirms',
    params,
    response: z.object({ request: operatorRequest }),
  },
});
