import type { Document, Envelope, Form } from '@countersign/contract';
import { cutFileName } from '@countersign/domain';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { queryClient } from '../../../../api/client.ts';
import { type UploadedFile, judgePicked } from '../../../../parts/uploader/uploader.ts';
import { kinds } from '../../../../parts/field-kinds/kinds.ts';
import { documentsQuery, formsQuery } from '../../model/queries.ts';
import { forgetBackup, keepBackup, takeBackup } from './backup.ts';
import { slicesOf, withSlicePlace } from './check-marks.ts';
import { type Details, detailsOf } from './details.ts';
import type { Field } from './fields.ts';
import { type History, begin, record, redo, undo } from './history.ts';
import { forgetHalfRows, keepHalfRows, readHalfRows } from './half-rows.ts';
import { pagesOf } from './pages.ts';
import { type PersonRow, emptyRow, rowsOf } from './people-rows.ts';
import { createSaving, documentOf } from './save-draft.ts';
import { type Saver, createSaver } from './saver.ts';
import { type Upload, createUploads } from './uploads.ts';
import { fieldsOf } from './wire-forms.ts';
export type { Upload } from './uploads.ts';
export interface DraftDocument {
  readonly fileWsid: string;
  readonly fileName: string;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  /** In bytes. */
  readonly size: number;
  /** The content removed from the upload. */
  readonly removed: readonly string[];
  /** Remarks to show before anyone signs. */
  readonly remarks: Document['remarks'];
  /** The empty fields of the form of the upload. */
  readonly formerFields: Document['formerFields'];
}
export interface DraftState {
  readonly details: Details;
  readonly documents: readonly DraftDocument[];
  readonly rows: readonly PersonRow[];
  readonly fields: History<readonly Field[]>;
  readonly uploads: readonly Upload[];
}
export interface Draft {
  readonly envelopeWsid: string;
  /** The account that sends it, not necessarily the active one. */
  readonly senderWsid: string;
  /** The edited template and the time from which its days are counted; null for an envelope. */
  readonly template: { readonly bstWsid: string; readonly openedDatetime: string } | null;
  readonly store: StoreApi<DraftState>;
  readonly saver: Saver<null>;
  readonly changeDetails: (change: Partial<Details>) => void;
  /** Reorders or renames the documents. */
  readonly changeDocuments: (documents: readonly DraftDocument[]) => void;
  /** @returns a function that restores it with its fields */
  readonly removeDocument: (fileWsid: string) => () => void;
  /** Uploads a file that replaces the document and keeps those of its fields for which it has room. */
  readonly replaceDocument: (fileWsid: string, file: File) => void;
  readonly changeRows: (rows: readonly PersonRow[]) => void;
  /** @param tag consecutive changes with the same tag are one undo step */
  readonly changeFields: (fields: readonly Field[], tag?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly addFiles: (files: readonly File[]) => void;
  readonly retryUpload: (id: string) => void;
  readonly openUpload: (id: string, password: string) => void;
  readonly cancelUpload: (id: string) => void;
  /** Stores unsaved changes in this browser, in case the page is discarded. */
  readonly backUp: () => void;
  readonly close: () => void;
}

/** Rules that read a field that is gone go with it. */
const pruned = (fields: readonly Field[]): readonly Field[] => kinds()?.pruned(fields) ?? fields;
const baseName = (fileName: string): string => fileName.replace(/\.[^.]+$/, '');

/** A draft shared by the three steps: every act changes it at once and is saved within a second (ux 1). */
export function createDraft(
  envelope: Envelope,
  documents: readonly Document[],
  forms: readonly Form[],
  newId: () => string,
  onReplaced: (fileName: string, keptFields: number, lostFields: number) => void,
): Draft {
  const { envelopeWsid, senderWsid } = envelope;
  const { bstWsid, isBstEditing, createdDatetime } = envelope;
  const template = isBstEditing && bstWsid !== null ? { bstWsid, openedDatetime: createdDatetime } : null;
  const asRole = (row: PersonRow): PersonRow =>
    row.isTemplateRole === (template !== null) ? row : { ...row, isTemplateRole: template !== null };
  const rows = rowsOf(envelope.participants, template !== null);
  const fields = fieldsOf(forms);
  const saving = createSaving(envelope, documents, fields);
  const backup = takeBackup(envelopeWsid, Date.now());
  const firstRows = [...rows, ...readHalfRows(envelopeWsid).map(asRole)];
  const people = new Set(rows.map(({ participantWsid }) => participantWsid));
  const store = createStore<DraftState>(() => ({
    details: backup?.details ?? detailsOf(envelope),
    documents: backup?.documents ?? documents.map(documentOf),
    rows: firstRows.length === 0 ? [asRole(emptyRow(newId()))] : firstRows,
    fields: begin<readonly Field[]>(
      backup?.fields.filter(({ participantWsid }) => people.has(participantWsid)) ?? fields,
    ),
    uploads: [],
  }));
  const saver = createSaver<null>({ save: () => saving.save(store) });
  if (backup !== null) saver.schedule(null);
  saver.subscribe(() => saver.state() === 'saved' && forgetBackup(envelopeWsid));
  const change = (part: Partial<DraftState>): void => {
    store.setState(part);
    saver.schedule(null);
  };
  const changeFields: Draft['changeFields'] = (next, tag) =>
    change({ fields: record(store.getState().fields, pruned(next), tag ?? null) });
  const dropFields = (keeps: (field: Field) => boolean): Partial<DraftState> => {
    const { fields: history } = store.getState();
    const left = history.now.filter(keeps);
    // Undo does not restore the fields of a removed person.
    return left.length === history.now.length ? {} : { fields: begin(pruned(left)) };
  };
  // Small files arrive before large ones; the documents keep the order in which they were picked.
  const places = new Map<string, number>();
  const insert = (file: UploadedFile, place: number): void => {
    const { documents: now } = store.getState();
    places.set(file.fileWsid, place);
    const at = now.findIndex(({ fileWsid }) => (places.get(fileWsid) ?? -1) > place);
    change({ documents: now.toSpliced(at < 0 ? now.length : at, 0, documentOf(file)) });
  };
  const uploads = createUploads(store, newId, (file, { place, replaces }) => {
    const { documents: now, fields: history } = store.getState();
    const at = now.findIndex(({ fileWsid }) => fileWsid === replaces);
    if (replaces === null || at < 0) return insert(file, place);
    const next = documentOf(file);
    places.set(file.fileWsid, places.get(replaces) ?? -1);
    const moved = movedTo(next, replaces, history.now);
    change({ documents: now.toSpliced(at, 1, next), fields: begin(pruned(moved)) });
    const kept = moved.filter(({ docId }) => docId === next.fileWsid).length;
    onReplaced(next.fileName, kept, history.now.length - moved.length);
  });
  const addFiles = (files: readonly File[]): void => {
    const { details } = store.getState();
    const first = files.find((file) => judgePicked(file) === null);
    if (details.title === '' && first) change({ details: { ...details, title: baseName(cutFileName(first.name)) } });
    uploads.addFiles(files);
  };
  const remove = (fileWsid: string): (() => void) => {
    const before = store.getState();
    const at = before.documents.findIndex((document) => document.fileWsid === fileWsid);
    const document = before.documents[at];
    if (document === undefined) return () => {};
    const gone = before.fields.now.filter(({ docId }) => docId === fileWsid);
    change({
      documents: before.documents.toSpliced(at, 1),
      ...dropFields(({ docId }) => docId !== fileWsid),
    });
    return () => {
      const { documents: now, fields: history } = store.getState();
      if (now.some((other) => other.fileWsid === fileWsid)) return;
      change({
        documents: now.toSpliced(Math.min(at, now.length), 0, document),
        fields: begin<readonly Field[]>([...history.now, ...gone]),
      });
    };
  };
  return {
    envelopeWsid,
    senderWsid,
    template,
    store,
    saver,
    changeDetails: (part) => change({ details: { ...store.getState().details, ...part } }),
    changeDocuments: (next) => change({ documents: next }),
    removeDocument: remove,
    replaceDocument: (fileWsid, file) => uploads.addFiles([file], fileWsid),
    changeRows: (given) => {
      const next = given.map(asRole);
      const signers = new Set(
        next.filter(({ role }) => role === 'SIGNER').map(({ participantWsid }) => participantWsid),
      );
      change({ rows: next, ...dropFields(({ participantWsid }) => signers.has(participantWsid)) });
      keepHalfRows(envelopeWsid, next);
    },
    changeFields,
    undo: () => change({ fields: undo(store.getState().fields) }),
    redo: () => change({ fields: redo(store.getState().fields) }),
    ...uploads,
    addFiles,
    backUp: () => {
      if (saver.state() === 'saved') return;
      const { details, documents: now, fields: history } = store.getState();
      // A saved field uses the id of the server, which is also its id on the next visit.
      const idOf = (id: string): string => saving.formWsidOf(id) ?? id;
      const named = history.now.map((field) => ({
        ...field,
        id: idOf(field.id),
        rules: field.rules && kinds()?.rulesWithIds(field.rules, idOf),
      }));
      keepBackup(envelopeWsid, { keptAt: Date.now(), details, documents: now, fields: named });
    },
    close: () => {
      for (const { id } of store.getState().uploads) uploads.cancelUpload(id);
      void saver.flush().catch(() => {});
      void queryClient.invalidateQueries({ queryKey: documentsQuery(envelopeWsid).queryKey });
      void queryClient.invalidateQueries({ queryKey: formsQuery(envelopeWsid).queryKey });
    },
  };
}
export function forgetDraft(envelopeWsid: string): void {
  forgetHalfRows(envelopeWsid);
  forgetBackup(envelopeWsid);
}

/** The fields after `document` has replaced another one: each keeps its place, those without room are dropped. */
export function movedTo(document: DraftDocument, replaced: string, fields: readonly Field[]): Field[] {
  const pages = pagesOf([document]);
  return fields.flatMap((field): Field[] => {
    if (field.docId !== replaced) return [field];
    const moved = { ...field, docId: document.fileWsid };
    if (moved.checkMark !== null) {
      const placed = withSlicePlace(moved, pages);
      return slicesOf(placed, pages) === null ? [] : [placed];
    }
    const page = pages[field.page - 1];
    const fits = page && field.x + field.width <= page.width + 0.5 && field.y + field.height <= page.height + 0.5;
    return fits ? [moved] : [];
  });
}
