import type { Language, LegalBlock } from '@countersign/contract';
import type { LegalDocument } from '@countersign/domain';

export interface LegalText {
  readonly title: string;
  /** What is said above a translation: which text is binding, and whether it has been checked. */
  readonly note: string | null;
  readonly blocks: readonly LegalBlock[];
}

/** What a person is told about their data, the service and their signature. */
export interface LegalTexts {
  /** The date of all of them; a person accepts this version. */
  readonly version: string;
  readonly texts: Readonly<Record<LegalDocument, Readonly<Record<Language, LegalText>>>>;
}
