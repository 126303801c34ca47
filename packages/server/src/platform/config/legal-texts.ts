import type { LegalBlock, StoredLanguage } from '@countersign/contract';
import type { LegalDocument } from '@countersign/domain';

export interface LegalText {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** What a person is told about their data, the service and their signature. */
export interface LegalTexts {
  /** The date of all of them; a person accepts this version. */
  readonly version: string;
  readonly texts: Readonly<Record<LegalDocument, Readonly<Record<StoredLanguage, LegalText>>>>;
}
