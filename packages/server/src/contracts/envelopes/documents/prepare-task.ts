import { type PreparePlan, prepareRevision } from '@countersign/pdf';
import { task } from '../../../platform/index.ts';

/** The bytes to append for the one revision that makes all fields (conventions, rule 4). Refusals are the kinds of PdfError. */
export const prepareDocument = task(async ({ base, plan }: { readonly base: Uint8Array; readonly plan: PreparePlan }) =>
  prepareRevision(base, plan),
);
