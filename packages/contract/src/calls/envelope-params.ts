import { OPAQUE_ID_MAX, REASON_MAX } from '@countersign/domain';
import { z } from 'zod';

/** What the calls below /api/envelopes have in common. */
export const wsid = z.string().max(OPAQUE_ID_MAX);
export const envelopeParams = z.object({ envelopeWsid: wsid });
export const participantParams = z.object({ envelopeWsid: wsid, participantWsid: wsid });
export const documentParams = z.object({ envelopeWsid: wsid, docId: wsid });
export const reason = z.string().trim().min(1).max(REASON_MAX);
export const fieldsQuery = z.looseObject({ fields: z.string().max(1000).default('') });
/** What was seen of a document: the hex SHA-256 of one of its revisions (Rulings §6.9). */
export const seenDocument = z.strictObject({ fileWsid: wsid, digest: z.string().regex(/^[0-9a-f]{64}$/) });
