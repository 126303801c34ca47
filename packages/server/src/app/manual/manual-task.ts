import type { Language } from '@countersign/contract';
import { manualFor } from '@countersign/contract/manual';
import type { SignatureLevel } from '@countersign/domain';
import { layOutManual } from './lay-out-manual.ts';
import { composePages, task, typesetter } from '../../platform/index.ts';

interface ManualRequest {
  readonly language: Language;
  readonly level: SignatureLevel;
  /** Address of the web page with the same text. */
  readonly address: string;
  readonly created: Date;
}

/** The user manual in one language as a PDF. */
export const renderManual = task(
  ({ language, level, address, created }: ManualRequest): { readonly pdf: Uint8Array } => {
    const manual = manualFor(language, level);
    const pages = layOutManual(manual, address, typesetter);
    return { pdf: composePages({ pages, title: `Countersign · ${manual.title}`, language, created }) };
  },
);
