import { HOLD_PLACERS, HOLD_REASON_MAX, HOLD_REFERENCE_MAX, HOLD_SUBJECTS, OPAQUE_ID_MAX } from '@countersign/domain';
import { z } from 'zod';
import { lineText, wireDate } from './basics.ts';

/** A legal hold, active until `releasedDatetime`. */
export const legalHold = z.object({
  holdWsid: z.string(),
  subjectKind: z.enum(HOLD_SUBJECTS),
  /** WSID of the envelope, the person or the enterprise. */
  subject: z.string(),
  subjectName: z.string().describe('the title or the name; empty where it is not for the caller to see'),
  reason: z.string(),
  reference: z.string(),
  placedBy: z.enum(HOLD_PLACERS),
  placedByName: z.string(),
  placedDatetime: wireDate,
  releasedByName: z.string().nullable(),
  releaseReason: z.string().nullable(),
  releasedDatetime: wireDate.nullable(),
});
export type LegalHold = z.output<typeof legalHold>;

export const newHold = z.strictObject({
  subject: z.string().max(OPAQUE_ID_MAX),
  reason: lineText(HOLD_REASON_MAX),
  reference: lineText(HOLD_REFERENCE_MAX),
});
export const holdRelease = z.strictObject({ reason: lineText(HOLD_REASON_MAX) });
