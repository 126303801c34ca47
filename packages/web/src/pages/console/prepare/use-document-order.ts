import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/toast.tsx';
import type { DraftDocument } from './model/draft.ts';
import { usePrepareText } from './text.ts';
import { useDraft } from './use-draft.ts';
import { useSorting } from './use-sorting.ts';

export type Direction = 'up' | 'down';

/** Moves and removes documents; the focus stays with what was moved. */
export function useDocumentOrder({
  documents,
  onEmptied,
}: {
  documents: readonly DraftDocument[];
  onEmptied: () => void;
}) {
  const words = usePrepareText();
  const draft = useDraft();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ fileWsid: string; direction: Direction } | null>(null);
  const move = (from: number, to: number) => {
    const next = [...documents];
    const [document] = next.splice(from, 1);
    if (document) next.splice(to, 0, document);
    draft.changeDocuments(next);
  };
  const sorting = useSorting(list, documents.length, move);
  useEffect(() => {
    // The button of a moved line keeps the focus; at the end of the list the other button gets it.
    const line = moved && list.current?.querySelector(`[data-file="${CSS.escape(moved.fileWsid)}"]`);
    const own = line?.querySelector<HTMLButtonElement>(`[data-move="${moved?.direction}"]:not(:disabled)`);
    (own ?? line?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  }, [moved, documents]);
  const remove = ({ fileWsid, fileName }: DraftDocument) => {
    const { fields } = draft.store.getState();
    const count = fields.now.filter(({ docId }) => docId === fileWsid).length;
    const restore = draft.removeDocument(fileWsid);
    toast('info', words.removed(fileName, count), null, { label: words.undo, onSelect: restore });
    onEmptied();
  };
  return { list, setMoved, move, sorting, remove };
}
