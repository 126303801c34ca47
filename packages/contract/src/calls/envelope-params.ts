import { OPAQUE_ID_MAX, REASON_MAX } from '@countersign/domain';
import { z } from 'zod';
import { CONSENT_MODES, CONSENT_VERSIONS } from '../text/consent.ts';
import { wireDate } from '../shapes/basics.ts';
import { LANGUAGE_TAGS } from '../text/languages.ts';

/** Shapes shared by the calls below /api/envelopes. */
export const wsid = z.string().max(OPAQUE_ID_MAX);
export const envelopeParams = z.object({ envelopeWsid: wsid });
export const participantParams = z.object({ envelopeWsid: wsid, participantWsid: wsid });
export const documentParams = z.object({ envelopeWsid: wsid, docId: wsid });
export const reason = z.string().trim().min(1).max(REASON_MAX);
export const fieldsQuery = z.looseObject({ fields: z.string().max(1000).default('') });
/** What the client reports that it showed of each document: a number of pages, or which ones (Rulings §8.15). */
const view = z.strictObject({
  fileWsid: wsid,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  pages: z.union([z.number().int().min(0).max(10_000), z.array(z.number().int().min(1).max(10_000)).max(10_000)]),
  datetime: wireDate,
  inView: z
    .array(z.number().int().min(1).max(10_000))
    .max(10_000)
    .optional()
    .describe('Pages that were in the middle of the view; needed where the envelope asks for reading to the end'),
  seconds: z
    .number()
    .int()
    .min(0)
    .max(86_400)
    .optional()
    .describe('How long the document was in view; needed where the envelope asks for a time'),
});
/** What a client may report about how an act came about; the evidence keeps all of it as reported. */
export const shownToActor = {
  views: z.array(view).max(100).optional(),
  /**
   * The version of the consent text that was shown; without it, the evidence says that the client reported none (Rulings
   * §8.12).
   */
  consent: z
    .strictObject({
      mode: z.enum(CONSENT_MODES),
      version: z.enum(CONSENT_VERSIONS),
      language: z.enum(LANGUAGE_TAGS),
      count: z.number().int().min(1).max(1000).optional(),
    })
    .optional(),
};
/** The revision of a document that was seen: its hex SHA-256 (Rulings §6.9). */
export const seenDocument = z.strictObject({ fileWsid: wsid, digest: z.string().regex(/^[0-9a-f]{64}$/) });
