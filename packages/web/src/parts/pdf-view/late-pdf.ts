import type { OpenPdf } from './pdf.ts';

/** Loads what reads PDF files: the page around a contract is shown without it. */
export const loadPdf = () => import('./pdf.ts');

/** Opens a PDF as `pdf.ts` does, once that is loaded. */
export function openPdf(url: string, bytes?: number): OpenPdf {
  let pdf: OpenPdf | null = null;
  let isClosed = false;
  const opened = loadPdf().then((library) => {
    if (isClosed) throw new Error('the document was closed');
    return (pdf = library.openPdf(url, bytes));
  });
  const document = opened.then((one) => one.document);
  // Closed before anything waited for it.
  document.catch(() => {});
  return {
    document,
    close: () => {
      isClosed = true;
      pdf?.close();
    },
    isLost: () => pdf?.isLost() ?? false,
    during: async (work) => (await opened).during(work),
  };
}
