import { useMemo, useState } from 'react';
import { usePdfSource, useShown } from '../../../../parts/pdf-view/pdf-view.tsx';
import type { Signing } from './queries.ts';
import { reportViews, viewDocuments } from './view-documents.ts';

export type Reading = ReturnType<typeof useReading>;

/** The documents of a signing screen: how they are read, and whether all of them have been shown (Rulings §8.15). */
export function useReading({ documents }: Pick<Signing, 'documents'>) {
  const shown = useMemo(() => viewDocuments(documents), [documents]);
  const source = usePdfSource(shown);
  const { state, readAt, again } = useShown(shown, source.rendering);
  /** Whether the text is shown instead of the pages (ux 46). */
  const [isText, setText] = useState(false);
  /** In the form that an act reports. */
  const reported = () => {
    const { drawnPages } = source.rendering.get();
    return reportViews(documents, readAt, ({ fileWsid }, page) => drawnPages.has(`${fileWsid} ${page}`));
  };
  return { documents: shown, source, state, reported, again, isText, setText };
}
