import { api, pathOf } from '@countersign/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormBox, Guides } from '../../../parts/form-layer/form-box.tsx';
import {
  PdfView,
  PdfViewBar,
  type PdfViewHandle,
  type ViewDocument,
  type ViewPage,
  type ViewPosition,
  usePdfSource,
} from '../../../parts/pdf-view/pdf-view.tsx';
import { useText } from '../../../text/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { personColour } from '../../../ui/person-colours.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { EditorBar } from './editor-bar.tsx';
import { FIELD_ICONS } from './field-icons.ts';
import styles from './fields-step.module.css';
import { type Field, countOn } from './model/fields.ts';
import { Palette, type Signer } from './palette.tsx';
import { Properties } from './properties.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { prepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import { type Editor, useEditor } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';

/** Where each signs: fields are put onto the rendered pages (ux 6–14). */
export function FieldsStep() {
  const words = useText(prepareText);
  const { saver, envelopeWsid } = useDraft();
  const documents = useDraftState((state) => state.documents);
  const rows = useDraftState((state) => state.rows);
  const [settled, setSettled] = useState(saver.state() === 'saved');
  useEffect(() => {
    // Files and people must be known to the server before fields can name them.
    void saver
      .flush()
      .catch(() => {})
      .finally(() => setSettled(true));
  }, [saver]);
  const signers = rows.flatMap((row, index): Signer[] =>
    row.role === 'SIGNER' && row.participantWsid !== null
      ? [{ participantWsid: row.participantWsid, name: row.name, index }]
      : [],
  );
  if (!settled)
    return (
      <p className={styles.settling}>
        <Spinner /> {words.save.saving}
      </p>
    );
  if (documents.length === 0) {
    return (
      <Missing
        title={words.noDocuments}
        act={words.goDocuments}
        to="/envelopes/$envelopeWsid/edit/documents"
        envelopeWsid={envelopeWsid}
      />
    );
  }
  if (signers.length === 0) {
    return (
      <Missing
        title={words.nobodySigns}
        act={words.goParticipants}
        to="/envelopes/$envelopeWsid/edit/participants"
        envelopeWsid={envelopeWsid}
      />
    );
  }
  return <FieldEditor signers={signers} />;
}

type Missing = {
  title: string;
  act: string;
  to: '/envelopes/$envelopeWsid/edit/documents' | '/envelopes/$envelopeWsid/edit/participants';
  envelopeWsid: string;
};
function Missing({ title, act, to, envelopeWsid }: Missing) {
  return (
    <EmptyState
      title={title}
      action={
        <Link to={to} params={{ envelopeWsid }} className={buttonClass('primary')}>
          {act}
        </Link>
      }
    />
  );
}

function FieldEditor({ signers }: { signers: readonly Signer[] }) {
  const words = useText(prepareText);
  const { envelopeWsid } = useDraft();
  const documents = useDraftState((state) => state.documents);
  const [chosen, setChosen] = useState(signers[0]!.participantWsid);
  const signer = signers.find(({ participantWsid }) => participantWsid === chosen) ?? signers[0]!;
  const [position, setPosition] = useState<ViewPosition | null>(null);
  const [view, setView] = useState({ scale: 1, zoom: 1 });
  const editor = useEditor(signer.participantWsid, position);
  const viewer = useRef<PdfViewHandle>(null);
  const viewDocuments = useMemo(
    () =>
      documents.map(({ fileWsid, fileName, pages }): ViewDocument => ({
        id: fileWsid,
        name: fileName,
        url: pathOf(api.getDocumentContent, { envelopeWsid, docId: fileWsid }),
        pages,
      })),
    [documents, envelopeWsid],
  );
  const source = usePdfSource(viewDocuments);
  useEditorKeys(editor);
  useAskedField(editor, viewer);
  const onScale = useMemo(() => (scale: number, zoom: number) => setView({ scale, zoom }), []);
  return (
    <div className={styles.editor}>
      <aside className={styles.tools} aria-label={words.palette}>
        <Palette signers={signers} signer={signer} onSigner={setChosen} editor={editor} scale={view.scale} />
      </aside>
      <section className={styles.desk}>
        <EditorBar editor={editor}>
          <PdfViewBar view={viewer} position={position} zoom={view.zoom} />
        </EditorBar>
        <div className={styles.pages}>
          <PdfView
            ref={viewer}
            documents={viewDocuments}
            source={source}
            label={words.pdf}
            selectable={false}
            overlay={(page, scale) => <Overlay page={page} scale={scale} editor={editor} signers={signers} />}
            onPosition={setPosition}
            onScale={onScale}
          />
        </div>
        {editor.armed !== null && (
          <p className={styles.armed} role="status">
            <Icon name={FIELD_ICONS[editor.armed]} size={18} />
            {words.armed(words.type[editor.armed])}
          </p>
        )}
      </section>
      <aside className={styles.side} data-open={editor.selected.length > 0 || undefined}>
        {editor.selected.length > 0 && <Properties editor={editor} signers={signers} />}
        <div className={styles.thumbs}>
          <Thumbnails
            documents={viewDocuments}
            source={source}
            position={position}
            signers={signers}
            fields={editor.fields}
            onPick={(docId, page) => viewer.current?.scrollToPage(docId, page)}
            countOf={(page) => countOn(editor.fields, page.docId, page.page)}
          />
        </div>
      </aside>
    </div>
  );
}

/** The summary leads to a field by its address. */
function useAskedField(editor: Editor, viewer: { readonly current: PdfViewHandle | null }): void {
  const { field: asked } = useSearch({ strict: false }) as { field?: string };
  const field = editor.fields.find(({ id }) => id === asked);
  const isThere = field !== undefined;
  useEffect(() => {
    if (field === undefined) return;
    editor.select(field.id, false);
    const timer = setTimeout(() => viewer.current?.scrollToPlace(field), 120);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address asks once; moving the field must not scroll again
  }, [asked, isThere]);
}

function Overlay({
  page,
  scale,
  editor,
  signers,
}: {
  page: ViewPage;
  scale: number;
  editor: Editor;
  signers: readonly Signer[];
}) {
  const here = editor.fields.filter((field) => field.docId === page.docId && field.page === page.page);
  const { armed } = editor;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on the palette does the same */}
      <div
        className={styles.sheet}
        data-armed={armed ?? undefined}
        onClick={(event) => {
          if (armed === null) return editor.clear();
          const box = event.currentTarget.getBoundingClientRect();
          editor.place(armed, {
            docId: page.docId,
            page: page.page,
            x: (event.clientX - box.left) / scale,
            y: (event.clientY - box.top) / scale,
          });
        }}
      />
      {here.map((field) => (
        <PlacedField
          key={field.id}
          field={field}
          scale={scale}
          editor={editor}
          signer={signers.find(({ participantWsid }) => participantWsid === field.participantWsid)}
        />
      ))}
      {editor.guidePage === `${page.docId} ${page.page}` && <Guides {...editor.guides} scale={scale} />}
    </>
  );
}

function PlacedField({
  field,
  scale,
  editor,
  signer,
}: {
  field: Field;
  scale: number;
  editor: Editor;
  signer: Signer | undefined;
}) {
  const words = useText(prepareText);
  const flag = editor.flags.get(field.id);
  const name = signer?.name ?? '';
  const isRoomy = field.height * scale >= 17 && field.width * scale >= 44;
  return (
    <FormBox
      id={field.id}
      box={field}
      scale={scale}
      colour={personColour(signer?.index ?? 0)}
      label={`${words.fieldLabel(words.type[field.type], name, field.page)}${flag ? `, ${words[flag]}` : ''}`}
      selected={editor.selection.includes(field.id)}
      flagged={flag !== undefined}
      onSelect={(additive) => editor.select(field.id, additive)}
      onDrag={(drag) => editor.drag(field, drag)}
      onNudge={(mode, dx, dy) => editor.nudge(field, mode, dx, dy)}
      onDelete={() => editor.remove(editor.selection.includes(field.id) ? editor.selection : [field.id])}
    >
      {flag ? <Icon name="warning" size={14} /> : isRoomy && <Icon name={FIELD_ICONS[field.type]} size={14} />}
      <span className={styles.caption}>
        {field.initialValue || name}
        {field.required && <span aria-hidden="true"> *</span>}
      </span>
    </FormBox>
  );
}
