import { DOCUMENT_SEQUENCE_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { documentRoutes } from '../routes/documents.ts';
import { document } from '../shapes/entities.ts';
import { fileNameText } from '../shapes/basics.ts';
import { documentParams, envelopeParams, wsid } from './envelope-params.ts';

export const documentContents = z.array(
  z.union([
    wsid,
    z.strictObject({
      fileWsid: wsid,
      fileName: fileNameText.optional(),
      sequence: z.number().int().min(0).max(DOCUMENT_SEQUENCE_MAX).optional(),
      fileTagId: z.string().max(500).optional(),
    }),
  ]),
);
const documents = z.object({ documents: z.array(document) });
export const documentCalls = endpoints(documentRoutes, {
  listDocuments: {
    access: 'envelope:reader',
    summary: 'The documents in their order',
    params: envelopeParams,
    response: documents,
  },
  addDocuments: {
    access: 'envelope:sender',
    summary: 'Add uploaded files to a draft',
    params: envelopeParams,
    body: z.strictObject({ contents: documentContents.min(1).max(100) }),
    response: documents,
  },
  replaceDocuments: {
    access: 'envelope:sender',
    summary: 'Rename and reorder the documents of a draft; documents that are not named are removed',
    params: envelopeParams,
    body: z.strictObject({ contents: documentContents.max(100) }),
    response: documents,
  },
  deleteDocument: {
    access: 'envelope:sender',
    summary: 'Remove a document from a draft, with its forms',
    params: documentParams,
    response: documents,
  },
  getDocumentContent: {
    access: 'envelope:document',
    summary:
      'The current revision, with its digest as ETag; byte ranges are served; ?download=1 once the contract is finished',
    params: documentParams,
    query: z.looseObject({ download: z.enum(['0', '1']).default('0'), digest: z.string().max(64).optional() }),
    produces: 'application/pdf',
  },
});
