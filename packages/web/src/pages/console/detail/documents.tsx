import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { CallError } from '../../../api/client.ts';
import { PdfView, PdfViewBar, type PdfViewHandle, type ViewDocument, type ViewPosition, usePdfSource } from '../../../parts/pdf-view/pdf-view.tsx';
import { useText } from '../../../text/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { atTurn, isSender, peopleOf } from '../model/people.ts';
import { currentUserWsid, documentsQuery } from '../model/queries.ts';
import { Trouble } from '../parts/trouble.tsx';
import styles from './detail-page.module.css';
import { detailText } from './text.ts';

/** Rulings §6.10: the sender, whoever may act now, and those who have acted see the bytes. */
function maySee(envelope: Envelope): boolean {
  if (isSender(envelope, currentUserWsid())) return true;
  const mine = peopleOf(envelope.participants).filter(({ participant }) => participant.isMe);
  return mine.some(({ participant }) => participant.status !== 'ING_WAIT') || atTurn(envelope).some(({ participant }) => participant.isMe);
}

/** The documents as they stand now; each new revision is shown as it comes. */
export function Documents({ envelope }: { envelope: Envelope }) {
  const words = useText(detailText);
  const { data: documents, error, refetch } = useQuery(documentsQuery(envelope.envelopeWsid));
  const views = useMemo(
    () =>
      (documents ?? []).map(
        ({ fileWsid, fileName, fileHref, digest, pages }): ViewDocument => ({ id: fileWsid, name: fileName, url: `${fileHref.href}?digest=${digest}`, pages }),
      ),
    [documents],
  );
  if (documents === undefined) return error && !(error instanceof CallError && error.status === 403) ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={560} radius={14} />;
  if (!maySee(envelope)) {
    return (
      <p className={styles.locked}>
        <Icon name="clock" />
        {words.cannotShow}
      </p>
    );
  }
  return <Viewer documents={views} />;
}

function Viewer({ documents }: { documents: readonly ViewDocument[] }) {
  const words = useText(detailText);
  const viewer = useRef<PdfViewHandle>(null);
  const [position, setPosition] = useState<ViewPosition | null>(null);
  const [zoom, setZoom] = useState(1);
  const source = usePdfSource(documents);
  const onScale = useMemo(() => (_: number, next: number) => setZoom(next), []);
  return (
    <section className={styles.viewer} aria-label={words.documents}>
      <div className={styles.bar}>
        <h2 className={styles.names}>{documents.map(({ name }) => name).join(' · ')}</h2>
        <PdfViewBar view={viewer} position={position} zoom={zoom} />
      </div>
      <div className={styles.pages}>
        <PdfView ref={viewer} documents={documents} source={source} label={words.pdf} onPosition={setPosition} onScale={onScale} />
      </div>
    </section>
  );
}
