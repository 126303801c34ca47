import { PdfThumbnails } from '../../../parts/pdf-view/pdf-thumbnails.tsx';
import type { PdfSource, ViewDocument, ViewPage, ViewPosition } from '../../../parts/pdf-view/pdf-view.tsx';
import { useText } from '../../../text/text.ts';
import { personColour } from '../../../ui/person-colours.ts';
import styles from './fields-step.module.css';
import type { Field } from './model/fields.ts';
import type { Signer } from './palette.tsx';
import { prepareText } from './text.ts';

interface ThumbnailsProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  position: ViewPosition | null;
  signers: readonly Signer[];
  fields: readonly Field[];
  onPick: (docId: string, page: number) => void;
  countOf: (page: ViewPage) => number;
}
/** Small pages with a coloured count for each person who has fields there (ux 12). */
export function Thumbnails({ documents, source, position, signers, fields, onPick, countOf }: ThumbnailsProps) {
  const words = useText(prepareText);
  const nameOf = (docId: string) => documents.find(({ id }) => id === docId)?.name ?? '';
  return (
    <PdfThumbnails
      documents={documents}
      source={source}
      label={words.thumbs}
      pageLabel={(page) => words.thumb(nameOf(page.docId), page.page, countOf(page))}
      current={position}
      onPick={onPick}
      badge={(page) =>
        signers.map(({ participantWsid, index }) => {
          const count = fields.filter(
            (field) =>
              field.docId === page.docId && field.page === page.page && field.participantWsid === participantWsid,
          ).length;
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
