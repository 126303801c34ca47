import type { Language } from '../../text/text.ts';

/** The address of the user manual as a file, in the reader's language. */
export const manualPdf = (language: Language): string => `/manual/countersign-manual.${language}.pdf`;
