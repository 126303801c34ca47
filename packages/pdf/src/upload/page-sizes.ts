import { pageSize, pageView } from '../geometry.ts';
import type { PageSize } from '../model.ts';
import { PdfDocument } from '../syntax/document.ts';
import { listPages } from '../syntax/pages.ts';

/** Every page as displayed, in points. Throws NOT_PDF, DAMAGED, TOO_COMPLEX, ENCRYPTED, TOO_MANY_PAGES. */
export function pageSizes(bytes: Uint8Array): PageSize[] {
  const document = PdfDocument.open(bytes);
  return listPages(document).map((page) => pageSize(pageView(document, page)));
}
