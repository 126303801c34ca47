import type { Form } from '@countersign/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  PdfView,
  PdfViewBar,
  type ViewPage,
  usePdfSource,
  useRendering,
} from '../../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../../parts/pdf-view/use-view.ts';
import type { PdfViewHandle } from '../../../../parts/pdf-view/view-handle.ts';
import { Box, Button, Grid, Heading, IconButton, Row } from '../../../../ui/index.ts';
import { CheckMarkPreview } from '../check-mark.tsx';
import type { FieldValue, FieldValues } from '../model/fields.ts';
import { placeOf } from '../model/place.ts';
import type { Signing } from '../model/queries.ts';
import { viewDocuments } from '../model/view-documents.ts';
import styles from './batch.module.css';
import { type Adopted, drawnKeys, valuesFor } from './model.ts';
import { useBatchText } from './text.ts';

interface BatchDocumentProps {
  signing: Signing;
  adopted: Adopted;
  /** No other envelope is left to view. */
  isLast: boolean;
  onSeen: () => void;
  /** The pages drawn so far, by their `drawnKey`; a stable callback. */
  onDrawn: (keys: readonly string[]) => void;
  /** Called when a page could not be drawn, or later could: a page that was not shown counts as unseen. */
  onFailing: (isFailing: boolean) => void;
  onNext: () => void;
  /** On a phone the documents cover the list. */
  onClose: (() => void) | null;
}

/** The documents of one envelope as they will be signed, with the field values in place. */
export function BatchDocument({
  signing,
  adopted,
  isLast,
  onSeen,
  onDrawn,
  onFailing,
  onNext,
  onClose,
}: BatchDocumentProps) {
  const text = useBatchText();
  const { documents, forms, envelope } = signing;
  const shown = useMemo(() => viewDocuments(documents), [documents]);
  const source = usePdfSource(shown);
  const { drawnPages, failedPages } = useRendering(source.rendering);
  const isFailing = failedPages.size > 0;
  useEffect(() => onFailing(isFailing), [isFailing, onFailing]);
  // The view is unmounted when the batch is signed: its drawn pages are reported at once.
  useEffect(() => onDrawn(drawnKeys(documents, drawnPages)), [documents, drawnPages, onDrawn]);
  const view = useRef<PdfViewHandle>(null);
  const [position, setPosition] = useState<ViewPosition | null>(null);
  const [today] = useState(() => new Date());
  const values = useMemo(() => valuesFor(forms, adopted, today), [forms, adopted, today]);
  const latest = useRef({ onSeen, isFailing });
  useEffect(() => {
    latest.current = { onSeen, isFailing };
  });
  // Reaching the last page of several counts as viewing them; a single page is marked by pressing the button.
  const follow = useCallback((next: ViewPosition) => {
    setPosition(next);
    if (next.count > 1 && next.index === next.count && !latest.current.isFailing) latest.current.onSeen();
  }, []);
  return (
    <Grid as="section" columns={1} minHeight={0} className={styles.document} aria-label={envelope.title}>
      <Row gap={2} py={1} px={4} borderBottom fill="surface">
        {onClose !== null && <IconButton icon="arrowLeft" label={text.closeDoc} onClick={onClose} />}
        <Heading heading="s" truncate grow minWidth={0} text={envelope.title} />
        <PdfViewBar view={view} position={position} />
      </Row>
      <Box position="relative" minHeight={0}>
        <PdfView
          ref={view}
          documents={shown}
          source={source}
          label={text.doc}
          overlay={(page, scale) => (
            <Marks documents={documents} forms={forms} values={values} page={page} scale={scale} />
          )}
          onPosition={follow}
        />
      </Box>
      {onClose !== null && (
        <Row justify="center" borderTop fill="surface" className={styles.foot} data-foot>
          <Button
            variant="primary"
            size="l"
            block
            label={isLast ? text.markLast : text.markSeen}
            disabled={isFailing}
            onClick={onNext}
          />
        </Row>
      )}
    </Grid>
  );
}

interface MarksProps {
  documents: Signing['documents'];
  forms: readonly Form[];
  values: FieldValues;
  page: ViewPage;
  scale: number;
}
function Marks({ documents, forms, values, page, scale }: MarksProps) {
  const here = forms.filter(({ fileWsid }) => fileWsid === page.docId);
  const sizes = documents.find(({ fileWsid }) => fileWsid === page.docId)?.pages ?? [];
  const seals = here
    .filter(({ formType }) => formType === 'MULTI_CHECK_MARK')
    .map((form) => (
      <CheckMarkPreview
        key={form.formWsid}
        value={values[form.formWsid]}
        form={form}
        page={page}
        sizes={sizes}
        scale={scale}
      />
    ));
  const marks = here
    .filter((form) => form.formType !== 'MULTI_CHECK_MARK' && form.page === page.page)
    .map((form) => {
      const { x, y, width, height } = placeOf(form);
      const box = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
      return (
        <span key={form.formWsid} className={styles.field} style={box} data-required={form.required || undefined}>
          <Inside value={values[form.formWsid]} fontPx={form.fontSize * scale} />
        </span>
      );
    });
  return [...marks, ...seals];
}

function Inside({ value, fontPx }: { value: FieldValue | undefined; fontPx: number }) {
  if (value === undefined || value.kind === 'files') return null;
  if (value.kind === 'text') return <span style={{ fontSize: fontPx }}>{value.text}</span>;
  return <img src={value.kind === 'write' ? value.writeData : value.picture} alt="" />;
}
