import type { Envelope } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { CallError } from '../../../api/client.ts';
import {
  PdfView,
  PdfViewBar,
  type ViewDocument,
  type ViewPage,
  usePdfSource,
} from '../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../parts/pdf-view/use-view.ts';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { Box, Icon, Row, Skeleton, Text } from '../../../ui/index.ts';
import { personColour } from '../../../ui/person-colours.ts';
import { peopleOf } from '../model/people.ts';
import { documentsQuery, formsQuery } from '../model/queries.ts';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import styles from './detail-page.module.css';
import { useDetailText } from './text.ts';

/** The current documents; each new revision is shown when it arrives. */
export function Documents({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const { data: documents, error, refetch } = useQuery(documentsQuery(envelope.envelopeWsid));
  const views = useMemo(
    () =>
      (documents ?? []).map(({ fileWsid, fileName, fileHref, digest, size, pages }): ViewDocument => ({
        id: fileWsid,
        name: fileName,
        url: `${fileHref.href}?digest=${digest}`,
        bytes: size,
        pages,
      })),
    [documents],
  );
  if (documents === undefined)
    return error && !(error instanceof CallError && error.status === 403) ? (
      <Trouble error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={560} radius={14} />
    );
  if (!envelope.abilities.includes('readDocuments')) {
    return (
      <Row as="p" gap={2.5} justify="center" radius="l" tone="ink-2" className={styles.locked}>
        <Icon name="clock" />
        {words.cannotShow}
      </Row>
    );
  }
  return <Viewer documents={views} envelope={envelope} />;
}

function Viewer({ documents, envelope }: { documents: readonly ViewDocument[]; envelope: Envelope }) {
  const words = useDetailText();
  const viewer = useRef<PdfViewHandle>(null);
  const [position, setPosition] = useState<ViewPosition | null>(null);
  const [zoom, setZoom] = useState(1);
  const source = usePdfSource(documents);
  const onScale = useMemo(() => (_: number, next: number) => setZoom(next), []);
  return (
    <section className={styles.viewer} aria-label={words.documents}>
      <Row gap={3} justify="between" pr={2} pl={4} fill="surface" borderBottom className={styles.bar}>
        <Text
          as="h2"
          truncate
          minWidth={0}
          size="m"
          weight={550}
          text={documents.map(({ name }) => name).join(' · ')}
        />
        <PdfViewBar view={viewer} position={position} zoom={zoom} />
      </Row>
      <Box grow minHeight={0}>
        <PdfView
          ref={viewer}
          documents={documents}
          source={source}
          label={words.pdf}
          overlay={(page, scale) => <Awaited page={page} scale={scale} envelope={envelope} />}
          onPosition={setPosition}
          onScale={onScale}
        />
      </Box>
    </section>
  );
}

/** The places where someone has still to sign or fill in, in the colour of that person. */
function Awaited({ page, scale, envelope }: { page: ViewPage; scale: number; envelope: Envelope }) {
  const { data: forms = [] } = useQuery(formsQuery(envelope.envelopeWsid));
  if (envelope.status !== 'ING_PROCESS' && envelope.status !== 'DRAFT') return null;
  const people = new Map(peopleOf(envelope.participants).map((person) => [person.participant.participantWsid, person]));
  return forms.map((form) => {
    const person = people.get(form.participantWsid);
    const isHere = form.fileWsid === page.docId && form.page === page.page;
    if (
      !isHere ||
      form.confirmStatus === 'CONFIRMED' ||
      person === undefined ||
      person.participant.status !== 'ING_WAIT'
    )
      return null;
    const { solid, tint } = personColour(person.index);
    const { ulx, uly, lrx, lry } = form.position;
    const place = {
      left: ulx * scale,
      top: (page.height - uly) * scale,
      width: (lrx - ulx) * scale,
      height: (uly - lry) * scale,
    };
    return (
      <span key={form.formWsid} className={styles.awaited} style={{ ...place, borderColor: solid, background: tint }}>
        <span>{person.participant.name}</span>
      </span>
    );
  });
}
