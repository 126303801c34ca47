import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { type ViewDocument, type ViewPage, indexAt } from './layout.ts';
import type { PdfSource } from './source.ts';
import { useScrollZoom } from './use-scroll-zoom.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { DOUBLE_TAP_ZOOM, type PdfViewHandle, handleOf } from './view-handle.ts';

/** The page in the middle of the view; `index` counts from 1 through all documents. */
export interface ViewPosition {
  readonly docId: string;
  readonly page: number;
  readonly index: number;
  readonly count: number;
}
export interface PdfViewProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  label: string;
  /** The overlay of a page, in pixels of `scale` per point. */
  overlay?: (page: ViewPage, scale: number) => ReactNode;
  onPosition?: (position: ViewPosition) => void;
  onScale?: (scale: number, zoom: number) => void;
  selectable?: boolean;
  ref?: Ref<PdfViewHandle>;
}

/** The scroll and zoom of the view, and what it tells of them. */
export function useView({
  documents,
  onPosition,
  onScale,
  ref,
}: Pick<PdfViewProps, 'documents' | 'onPosition' | 'onScale' | 'ref'>) {
  const view = useRef<HTMLDivElement>(null);
  const state = useScrollZoom(view, documents);
  const { layout, scale, zoom, contentWidth, range, top, viewHeight, changeZoom } = state;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useImperativeHandle(ref, () => handleOf(view.current, () => latest.current), []);
  useZoomGestures(view, {
    zoomBy: (factor, clientX, clientY) => changeZoom((now) => now * factor, { clientX, clientY }),
    doubleTap: (clientX, clientY) => changeZoom((now) => (now > 1.2 ? 1 : DOUBLE_TAP_ZOOM), { clientX, clientY }),
  });

  const middle = layout.placed[indexAt(layout, top + viewHeight / 2)];
  const docId = middle?.page.docId;
  const page = middle?.page.page;
  const index = middle === undefined ? 0 : layout.placed.indexOf(middle) + 1;
  const count = layout.placed.length;
  useEffect(() => {
    if (docId !== undefined && page !== undefined) onPosition?.({ docId, page, index, count });
  }, [docId, page, index, count, onPosition]);
  useEffect(() => onScale?.(scale, zoom), [scale, zoom, onScale]);

  const names = new Map(documents.map((document) => [document.id, document]));
  return { view, layout, scale, contentWidth, range, names };
}
