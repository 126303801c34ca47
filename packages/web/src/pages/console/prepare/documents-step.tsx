import { SUBJECT_MAX, TITLE_MAX } from '@countersign/domain';
import { useRef, useState } from 'react';
import { DropZone } from '../../../parts/uploader/drop-zone.tsx';
import { UploadError, uploadMessage } from '../../../parts/uploader/uploader.ts';
import { formatBytes } from '../../../text/format.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { DeadlineField } from './deadline-field.tsx';
import styles from './documents-step.module.css';
import type { DraftDocument, Upload } from './model/draft.ts';
import { StepFoot } from './step-foot.tsx';
import { prepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import { useSorting } from './use-sorting.ts';

/** Files, their order and names, and what the contract is called (ux 2). */
export function DocumentsStep() {
  const words = useText(prepareText);
  const draft = useDraft();
  const documents = useDraftState((state) => state.documents);
  const uploads = useDraftState((state) => state.uploads);
  const isEmpty = documents.length + uploads.length === 0;
  return (
    <div className={styles.page}>
      <section className={styles.files} aria-labelledby="documents-title">
        <h2 id="documents-title" className={styles.heading}>
          {words.documentsTitle}
        </h2>
        <p className={styles.lead}>{words.documentsLead}</p>
        {!isEmpty && <DocumentList documents={documents} />}
        {uploads.length > 0 && (
          <ul className={styles.list}>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
        )}
        <DropZone
          title={isEmpty ? words.drop : words.dropMore}
          hint={isEmpty ? words.dropHint : undefined}
          compact={!isEmpty}
          onFiles={draft.addFiles}
        />
      </section>
      <About />
      <div className={styles.foot}>
        <StepFoot step="documents" />
      </div>
    </div>
  );
}

function About() {
  const words = useText(prepareText);
  const draft = useDraft();
  const details = useDraftState((state) => state.details);
  return (
    <section className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className={styles.heading}>
        {words.about}
      </h2>
      <TextField
        label={words.title}
        hint={words.titleHint}
        maxLength={TITLE_MAX}
        value={details.title}
        onChange={(event) => draft.changeDetails({ title: event.currentTarget.value })}
      />
      <DeadlineField
        value={details.expireDatetime}
        onChange={(expireDatetime) => draft.changeDetails({ expireDatetime })}
      />
      <TextArea
        label={words.subject}
        hint={words.subjectHint}
        optional
        rows={3}
        maxLength={SUBJECT_MAX}
        value={details.subject}
        onChange={(event) => draft.changeDetails({ subject: event.currentTarget.value })}
      />
    </section>
  );
}

function DocumentList({ documents }: { documents: readonly DraftDocument[] }) {
  const words = useText(prepareText);
  const draft = useDraft();
  const fields = useDraftState((state) => state.fields.now);
  const [leaving, setLeaving] = useState<DraftDocument | null>(null);
  const move = (from: number, to: number) => {
    const next = [...documents];
    const [document] = next.splice(from, 1);
    if (document) next.splice(to, 0, document);
    draft.changeDocuments(next);
  };
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSorting(list, documents.length, move);
  const remove = (document: DraftDocument) => draft.changeDocuments(documents.filter((other) => other !== document));
  const countOf = (document: DraftDocument) => fields.filter(({ docId }) => docId === document.fileWsid).length;
  return (
    <>
      <ol className={styles.list} ref={list}>
        {documents.map((document, at) => (
          <li key={document.fileWsid} className={styles.row} data-dragged={sorting.dragged === at || undefined}>
            <span className={styles.handle} {...sorting.handle(at)} title={words.drag}>
              <Icon name="drag" />
            </span>
            <span className={styles.icon}>
              <Icon name="file" />
            </span>
            <span className={styles.words}>
              <NameInput
                label={words.fileName(at + 1)}
                name={document.fileName}
                onChange={(fileName) =>
                  draft.changeDocuments(documents.map((other) => (other === document ? { ...other, fileName } : other)))
                }
              />
              <small>{words.pages(document.pages.length)}</small>
            </span>
            <IconButton
              icon="arrowUp"
              label={words.moveUp(document.fileName)}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon="arrowDown"
              label={words.moveDown(document.fileName)}
              disabled={at === documents.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              icon="trash"
              label={words.remove(document.fileName)}
              onClick={() => (countOf(document) > 0 ? setLeaving(document) : remove(document))}
            />
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={words.removeTitle}
        description={leaving && words.removeWithFields(countOf(leaving))}
        act={words.removeAct}
        danger
        onConfirm={() => {
          if (leaving !== null) remove(leaving);
        }}
      />
    </>
  );
}

/** In widths of a digit; a Chinese character takes about two. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1.1), 3);
/** The name without its extension, which stays what it is; an empty name is not taken. */
function NameInput({ label, name, onChange }: { label: string; name: string; onChange: (name: string) => void }) {
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className={styles.name}>
      <input
        aria-label={label}
        value={typed ?? base}
        style={{ width: `${Math.max(6, widthOf(typed ?? base))}ch` }}
        maxLength={40}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          if (next.trim() !== '') onChange(`${next.trim()}${extension}`);
        }}
        onBlur={() => setTyped(null)}
      />
      <span>{extension}</span>
    </span>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const words = useText(prepareText);
  const shared = useText(sharedText);
  const draft = useDraft();
  const { id, file, share, state, error } = upload;
  const percent = Math.round(share * 100);
  const mayHelp = state === 'failed' && !(error instanceof UploadError && error.isFinal);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={state === 'failed' ? 'warning' : 'upload'} />
      </span>
      <span className={styles.words}>
        <span className={styles.file}>{file.name}</span>
        {state === 'failed' ? (
          <small className={styles.failed} role="alert">
            {uploadMessage(error)}
          </small>
        ) : (
          <>
            <small>
              {state === 'converting' ? words.converting : words.uploading(percent)} · {formatBytes(file.size)}
            </small>
            <Progress value={state === 'converting' ? null : share} label={`${file.name} ${percent}%`} />
          </>
        )}
      </span>
      {mayHelp && (
        <IconButton icon="rotate" label={`${shared.retry} ${file.name}`} onClick={() => draft.retryUpload(id)} />
      )}
      <IconButton
        icon="close"
        label={state === 'failed' ? `${words.dismiss} ${file.name}` : words.cancelUpload(file.name)}
        onClick={() => draft.cancelUpload(id)}
      />
    </li>
  );
}
