import type { Language } from '@countersign/contract';
import { type ManualServer, manualFor } from '@countersign/contract/manual';
import { layOutManual } from './lay-out-manual.ts';
import { composePages, task, typesetter } from '../../platform/index.ts';

interface ManualRequest extends ManualServer {
  readonly language: Language;
  /** Address of the web page with the same text. */
  readonly address: string;
  readonly created: Date;
}

/** The user manual in one language as a PDF. */
export const renderManual = task(
  ({ language, address, created, ...server }: ManualRequest): { readonly pdf: Uint8Array } => {
    const manual = manualFor(language, server);
    const pages = layOutManual(manual, address, typesetter);
    return { pdf: composePages({ pages, title: `Countersign · ${manual.title}`, language, created }) };
  },
);
