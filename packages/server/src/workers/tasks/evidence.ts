import { type OpenRevision, beginDocumentTimestamp } from '@countersign/pdf';
import { type ReportInput, layOutReport } from '../../evidence/report.ts';
import { TIMESTAMP_FIELD_NAME } from '../../envelopes/field-plan.ts';
import { task } from '../tasks.ts';
import { composePages, typesetter } from './compose-pages.ts';
import { spelled } from './spelled.ts';

export interface RenderedEvidence {
  readonly base: Uint8Array;
  /** To be appended, once the time-stamp is in its place. */
  readonly open: OpenRevision;
}

/** The evidence report as a PDF that waits for its document time-stamp. */
export const renderEvidence = task(
  async ({ created, ...input }: ReportInput & { readonly created: Date }): Promise<RenderedEvidence> => {
    const pages = layOutReport(spelled(input), typesetter);
    const base = composePages({ pages, title: `Evidence report ${input.facts.envelope.wsid}`, created });
    return { base, open: beginDocumentTimestamp(base, { fieldId: TIMESTAMP_FIELD_NAME }) };
  },
);
