import { useMemo } from 'react';
import { api, pathOf } from '@countersign/contract';
import { PdfPage } from '../../../parts/pdf-view/pdf-page.tsx';
import { type ViewDocument, usePdfSource } from '../../../parts/pdf-view/pdf-view.tsx';
import { Grid } from '../../../ui/index.ts';
import type { DraftDocument } from './model/draft.ts';
import { useDraft } from './use-draft.ts';

const WIDEST_PX = 720;
/** The horizontal space of the screen that a dialog takes beside the page. */
const BESIDE_PX = 64;

/** One page of a document, as wide as a dialog allows. */
export function RemarkPage({ document, page }: { document: DraftDocument; page: number }) {
  const { envelopeWsid } = useDraft();
  const { fileWsid, fileName, pages } = document;
  const documents = useMemo(
    (): ViewDocument[] => [
      { id: fileWsid, name: fileName, url: pathOf(api.getDocumentContent, { envelopeWsid, docId: fileWsid }), pages },
    ],
    [envelopeWsid, fileWsid, fileName, pages],
  );
  const source = usePdfSource(documents);
  const size = pages[page - 1];
  if (size === undefined) return null;
  const scale = Math.min(WIDEST_PX, window.innerWidth - BESIDE_PX) / size.width;
  return (
    <Grid justify="center" border fill="paper">
      <PdfPage source={source} page={{ ...size, docId: fileWsid, page }} scale={scale} label={fileName} />
    </Grid>
  );
}
