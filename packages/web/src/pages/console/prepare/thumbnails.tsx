import { useMemo } from 'react';
import { PdfThumbnails } from '../../../parts/pdf-view/pdf-thumbnails.tsx';
import type { PdfSource, ViewDocument, ViewPosition } from '../../../parts/pdf-view/pdf-view.tsx';
import { useText } from '../../../text/text.ts';
import { personColour } from '../../../ui/person-colours.ts';
import styles from './fields-step.module.css';
import type { Signer } from './palette.tsx';
import { prepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

interface ThumbnailsProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  position: ViewPosition | null;
  signers: readonly Signer[];
  editor: Editor;
  onPick: (docId: string, page: number) => void;
}
/** Small pages with a coloured count for each person who has fields there (ux 12). */
export function Thumbnails({ documents, source, position, signers, editor, onPick }: ThumbnailsProps) {
  const words = useText(prepareText);
  const nameOf = (docId: string) => documents.find(({ id }) => id === docId)?.name ?? '';
  const counts = useMemo(() => countsOf(editor.fields, editor.slices), [editor.fields, editor.slices]);
  const countsOn = (page: { docId: string; page: number }) => counts.get(`${page.docId} ${page.page}`);
  return (
    <PdfThumbnails
      documents={documents}
      source={source}
      label={words.thumbs}
      pageLabel={(page) =>
        words.thumb(
          nameOf(page.docId),
          page.page,
          [...(countsOn(page)?.values() ?? [])].reduce((sum, count) => sum + count, 0),
        )
      }
      current={position}
      onPick={onPick}
      badge={(page) =>
        signers.map(({ participantWsid, index }) => {
          const count = countsOn(page)?.get(participantWsid) ?? 0;
          const { solid, on } = personColour(index);
          return count > 0 ? (
            <span key={participantWsid} className={styles.dot} style={{ background: solid, color: on }}>
              {count}
            </span>
          ) : null;
        })
      }
    />
  );
}

/** How many fields each person has on each page; a check-mark seal counts on every page it rides over. */
function countsOf(fields: Editor['fields'], slices: Editor['slices']): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  const count = (docId: string, page: number, participantWsid: string) => {
    const here = counts.get(`${docId} ${page}`) ?? new Map<string, number>();
    here.set(participantWsid, (here.get(participantWsid) ?? 0) + 1);
    counts.set(`${docId} ${page}`, here);
  };
  for (const { id, docId, page, participantWsid, checkMark } of fields) {
    const pages = checkMark === null ? [page] : (slices.get(id) ?? []).map((slice) => slice.page);
    for (const one of pages) count(docId, one, participantWsid);
  }
  return counts;
}
