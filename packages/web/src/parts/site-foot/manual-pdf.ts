import type { Language } from '../../text/text.ts';

/** Where the user manual lies as a file, in the reader's language. */
export const manualPdf = (language: Language): string => `/manual/countersign-manual.${language}.pdf`;
