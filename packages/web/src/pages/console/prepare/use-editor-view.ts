import { api, pathOf } from '@countersign/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { ViewDocument } from '../../../parts/pdf-view/pdf-view.tsx';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { guidedOrder } from './model/guided-order.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import type { Editor } from './use-editor.ts';

export function useViewDocuments(): readonly ViewDocument[] {
  const { envelopeWsid } = useDraft();
  const documents = useDraftState((state) => state.documents);
  return useMemo(
    () =>
      documents.map(({ fileWsid, fileName, size, pages }): ViewDocument => ({
        id: fileWsid,
        name: fileName,
        url: pathOf(api.getDocumentContent, { envelopeWsid, docId: fileWsid }),
        bytes: size,
        pages,
      })),
    [documents, envelopeWsid],
  );
}

/** The signer whose view is shown; it is kept in the address, so that the summary can link here (ux 13). */
export function usePreview(): { preview: string | null; setPreview: (participantWsid: string | null) => void } {
  const { preview = null } = useSearch({ strict: false }) as { preview?: string };
  const navigate = useNavigate();
  const { envelopeWsid } = useDraft();
  const setPreview = (participantWsid: string | null) =>
    void navigate({
      to: '/envelopes/$envelopeWsid/edit/fields',
      params: { envelopeWsid },
      search: participantWsid === null ? {} : { preview: participantWsid },
      replace: true,
    });
  return { preview, setPreview };
}

/** The summary links to a field by its address. */
export function useAskedField(editor: Editor, viewer: { readonly current: PdfViewHandle | null }): void {
  const { field: asked } = useSearch({ strict: false }) as { field?: string };
  const field = editor.fields.find(({ id }) => id === asked);
  const isThere = field !== undefined;
  useEffect(() => {
    if (field === undefined) return;
    editor.select(field.id, false);
    const timer = setTimeout(() => viewer.current?.scrollToPlace(field), 120);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- scrolls once per address; moving the field must not scroll
  }, [asked, isThere]);
}

/** The view of a signer starts at the first field of that signer. */
export function useFirstOf(
  preview: string | null,
  editor: Editor,
  viewer: { readonly current: PdfViewHandle | null },
): void {
  const [first] = preview === null ? [] : guidedOrder(editor.fields, editor.pages, preview);
  const latest = useRef(first);
  useEffect(() => {
    latest.current = first;
  });
  const id = first?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => latest.current && viewer.current?.scrollToPlace(latest.current), 200);
    return () => clearTimeout(timer);
  }, [id, viewer]);
}
