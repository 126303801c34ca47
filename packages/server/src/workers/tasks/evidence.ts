import { type OpenRevision, beginDocumentTimestamp, missingGlyphs } from '@countersign/pdf';
import { type EvidenceFacts, layOutReport } from '../../evidence/report.ts';
import { TIMESTAMP_FIELD_NAME } from '../../envelopes/field-plan.ts';
import { task } from '../tasks.ts';
import { composePages, typesetter } from './compose-pages.ts';

export interface RenderedEvidence {
  readonly base: Uint8Array;
  /** To be appended, once the time-stamp is in its place. */
  readonly open: OpenRevision;
}

/** The evidence report as a PDF that waits for its document time-stamp. */
export const renderEvidence = task(
  async ({ facts, created }: { readonly facts: EvidenceFacts; readonly created: Date }): Promise<RenderedEvidence> => {
    const pages = layOutReport(spelled(facts), typesetter);
    const base = composePages({ pages, title: `Evidence report ${facts.envelopeWsid}`, created });
    return { base, open: beginDocumentTimestamp(base, { fieldId: TIMESTAMP_FIELD_NAME }) };
  },
);

/** Characters without a glyph are named by their code point: the report never shows an empty box, and never fails. */
function spelled<T>(value: T): T {
  if (typeof value === 'string') return spelledText(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => spelled(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelled(inner as unknown)])) as T;
}

function spelledText(text: string): string {
  const missing = new Set(missingGlyphs(text));
  if (missing.size === 0) return text;
  return [...text]
    .map((character) =>
      missing.has(character) ? `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]` : character,
    )
    .join('');
}
