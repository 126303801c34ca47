import { PdfThumbnails } from '../../../parts/pdf-view/pdf-thumbnails.tsx';
import type { PdfSource, ViewDocument } from '../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../parts/pdf-view/use-view.ts';
import { personColour } from '../../../ui/person-colours.ts';
import styles from './thumbnails.module.css';
import type { Field } from './model/fields.ts';
import { pageKey } from './model/on-page.ts';
import type { Signer } from './palette.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

interface ThumbnailsProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  position: ViewPosition | null;
  signers: readonly Signer[];
  editor: Editor;
  onPick: (docId: string, page: number) => void;
}
/** Thumbnails of the pages with a coloured count for each person who has fields there (ux 12). */
export function Thumbnails({ documents, source, position, signers, editor, onPick }: ThumbnailsProps) {
  const words = usePrepareText();
  const nameOf = (docId: string) => documents.find(({ id }) => id === docId)?.name ?? '';
  const onPage = (page: { docId: string; page: number }): readonly Field[] => {
    const { fields, slices } = editor.onPage.get(pageKey(page)) ?? { fields: [], slices: [] };
    return [...fields, ...slices.map(({ field }) => field)];
  };
  return (
    <PdfThumbnails
      documents={documents}
      source={source}
      label={words.thumbs}
      pageLabel={(page) => words.thumb(nameOf(page.docId), page.page, onPage(page).length)}
      current={position}
      onPick={onPick}
      badge={(page) =>
        signers.map(({ participantWsid, index }) => {
          const count = onPage(page).filter((field) => field.participantWsid === participantWsid).length;
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
