import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ShownState, usePdfSource, useShown } from '../../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../../parts/pdf-view/use-view.ts';
import type { Signing } from './queries.ts';
import { keepLog, keptLog, missingOf, withPage, withSecond } from './read-log.ts';
import { reportViews, viewDocuments } from './view-documents.ts';

export type Reading = ReturnType<typeof useReading>;
/** Whether an act may follow; 'unread': the sender asks for more than the page has shown. */
export type ReadingState = ShownState | 'unread';

/** The documents of a signing screen: how they are read, and whether all of them have been shown (Rulings §8.15). */
export function useReading(signing: Pick<Signing, 'documents' | 'envelope' | 'participant'>) {
  const { documents } = signing;
  const shown = useMemo(() => viewDocuments(documents), [documents]);
  const source = usePdfSource(shown);
  const { state, readAt, again } = useShown(shown, source.rendering);
  /** Whether the text is shown instead of the pages (ux 46). */
  const [isText, setText] = useState(false);
  const { rule, log, missing, follow } = useReadLog(signing, isText);
  /** In the form that an act reports. */
  const reported = () => {
    const { drawnPages } = source.rendering.get();
    const views = reportViews(documents, readAt, ({ fileWsid }, page) => drawnPages.has(`${fileWsid} ${page}`));
    if (rule === null) return views;
    return views.map((view) => ({ ...view, ...(log[view.fileWsid] ?? { inView: [], seconds: 0 }) }));
  };
  const now: ReadingState = state === 'ready' && missing !== null ? 'unread' : state;
  return { documents: shown, source, state: now, reported, again, isText, setText, rule, missing, follow };
}

/** What the sender asks to have shown, and what the page has shown so far. */
function useReadLog(
  { documents, envelope: { reading: rule }, participant }: Pick<Signing, 'documents' | 'envelope' | 'participant'>,
  isText: boolean,
) {
  const key = `countersign.read.${participant.participantWsid}`;
  const [log, setLog] = useState(() => (rule === null ? {} : keptLog(key)));
  const here = useRef<string | null>(null);
  const missing = missingOf(rule, documents, log);
  useEffect(() => {
    if (rule !== null) keepLog(key, log);
  }, [rule, key, log]);
  // The pages are what is signed: their text, shown instead, does not count.
  const counts = rule?.until === 'SECONDS' && missing !== null && !isText;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => {
      const docId = here.current;
      if (docId !== null && document.visibilityState === 'visible') setLog((before) => withSecond(before, docId));
    }, 1000);
    return () => clearInterval(timer);
  }, [counts]);
  const isAsked = rule !== null;
  const follow = useCallback(
    (position: ViewPosition): void => {
      here.current = position.docId;
      if (isAsked) setLog((before) => withPage(before, position));
    },
    [isAsked],
  );
  return { rule, log, missing, follow };
}
