import type { Document, Envelope, Form } from '@countersign/contract';
import { cutFileName } from '@countersign/domain';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { api, call, queryClient } from '../../../../api/client.ts';
import { type UploadedFile, judgePicked, uploadFile } from '../../../../parts/uploader/uploader.ts';
import { documentsQuery, formsQuery, keepEnvelope } from '../../model/queries.ts';
import { type Field, fieldsOf, wireOf } from './fields.ts';
import { type History, begin, record, redo, undo } from './history.ts';
import { forgetHalfRows, keepHalfRows, readHalfRows } from './half-rows.ts';
import { type PersonRow, changeOf, emptyRow, isWhole, rowsOf, withIds } from './people-rows.ts';
import { pagesOf } from './pages.ts';
import { type Saver, createSaver } from './saver.ts';

export interface Details {
  readonly title: string;
  readonly subject: string;
  /** ISO-8601. */
  readonly expireDatetime: string;
}
export interface DraftDocument {
  readonly fileWsid: string;
  readonly fileName: string;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
}
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** Its place among all that were picked. */
  readonly place: number;
  /** 0 … 1. */
  readonly share: number;
  readonly state: 'sending' | 'converting' | 'failed';
  readonly error: unknown;
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
  readonly store: StoreApi<DraftState>;
  readonly saver: Saver<null>;
  readonly changeDetails: (change: Partial<Details>) => void;
  readonly changeDocuments: (documents: readonly DraftDocument[]) => void;
  readonly changeRows: (rows: readonly PersonRow[]) => void;
  /** @param tag changes of one tag in a row are one step of undo */
  readonly changeFields: (fields: readonly Field[], tag?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly addFiles: (files: readonly File[]) => void;
  readonly retryUpload: (id: string) => void;
  readonly cancelUpload: (id: string) => void;
  readonly close: () => void;
}

const documentOf = ({ fileWsid, fileName, pages }: Document | UploadedFile): DraftDocument => ({
  fileWsid,
  fileName,
  pages: pages.map(({ width, height }) => ({ width, height })),
});
const baseName = (fileName: string): string => fileName.replace(/\.[^.]+$/, '');

/** What the server has, as far as its answers say; the next save sends the difference. */
interface Saved {
  details: Details;
  documents: readonly DraftDocument[];
  rows: readonly PersonRow[];
  /** formWsid and content of each field by the editor's id. */
  readonly forms: Map<string, { formWsid: string; json: string }>;
}

const detailsOf = ({ title, subject, expireDatetime }: Envelope): Details => ({ title, subject, expireDatetime });
const jsonOf = (field: Field): string => JSON.stringify(field);

async function saveDetails(envelopeWsid: string, state: DraftState, saved: Saved): Promise<void> {
  const { title, subject, expireDatetime } = state.details;
  if (JSON.stringify(state.details) === JSON.stringify(saved.details)) return;
  keepEnvelope(
    (await call(api.updateEnvelope, { params: { envelopeWsid }, body: { title, subject, expireDatetime } })).envelope,
  );
  saved.details = state.details;
}

async function deleteGoneForms(envelopeWsid: string, state: DraftState, saved: Saved): Promise<void> {
  const kept = new Set(state.fields.now.map(({ id }) => id));
  const gone = [...saved.forms].filter(([id]) => !kept.has(id));
  if (gone.length === 0) return;
  await call(api.deleteForms, {
    params: { envelopeWsid },
    body: { forms: gone.map(([, { formWsid }]) => ({ formWsid })) },
  });
  for (const [id] of gone) saved.forms.delete(id);
}

async function saveDocuments(envelopeWsid: string, state: DraftState, saved: Saved): Promise<void> {
  const params = { envelopeWsid };
  const known = new Set(saved.documents.map(({ fileWsid }) => fileWsid));
  const added = state.documents.filter(({ fileWsid }) => !known.has(fileWsid));
  if (added.length > 0) {
    const { documents } = await call(api.addDocuments, {
      params,
      body: { contents: added.map(({ fileWsid, fileName }) => ({ fileWsid, fileName })) },
    });
    const names = new Set(documents.map(({ fileWsid }) => fileWsid));
    saved.documents = [...saved.documents.filter(({ fileWsid }) => !names.has(fileWsid)), ...documents.map(documentOf)];
  }
  const order = (documents: readonly DraftDocument[]) =>
    JSON.stringify(documents.map(({ fileWsid, fileName }) => [fileWsid, fileName]));
  if (order(state.documents) === order(saved.documents)) return;
  const contents = state.documents.map(({ fileWsid, fileName }, sequence) => ({ fileWsid, fileName, sequence }));
  await call(api.replaceDocuments, { params, body: { contents } });
  saved.documents = state.documents;
}

async function savePeople(envelopeWsid: string, store: StoreApi<DraftState>, saved: Saved): Promise<void> {
  const params = { envelopeWsid };
  const { rows } = store.getState();
  const { remove, update, add } = changeOf(rows, saved.rows);
  if (remove.length > 0) await call(api.deleteParticipants, { params, body: { participants: [...remove] } });
  if (update.length > 0) await call(api.updateParticipants, { params, body: { participants: [...update] } });
  let named = rows;
  if (add.bodies.length > 0) {
    const { participants } = await call(api.addParticipants, { params, body: { participants: [...add.bodies] } });
    named = withIds(rows, add.keys, participants);
    // The lines may have changed while the answer was on its way: only the ids are taken over.
    const ids = new Map(named.map((row) => [row.key, row.participantWsid]));
    store.setState(({ rows: now }) => ({
      rows: now.map((row) => ({ ...row, participantWsid: row.participantWsid ?? ids.get(row.key) ?? null })),
    }));
  }
  const before = new Map(saved.rows.map((row) => [row.participantWsid, row]));
  saved.rows = named.map((row) => (isWhole(row, named) ? row : (before.get(row.participantWsid) ?? row)));
  keepHalfRows(envelopeWsid, store.getState().rows);
}

async function saveForms(envelopeWsid: string, state: DraftState, saved: Saved): Promise<void> {
  const params = { envelopeWsid };
  const pages = pagesOf(state.documents);
  const people = new Set(saved.rows.map(({ participantWsid }) => participantWsid));
  const placed = state.fields.now.flatMap((field) => {
    const page = pages.find(({ docId, page: number }) => docId === field.docId && number === field.page);
    return page && people.has(field.participantWsid) ? [{ field, wire: wireOf(field, page), json: jsonOf(field) }] : [];
  });
  const changed = placed.filter(
    ({ field, json }) => saved.forms.has(field.id) && saved.forms.get(field.id)!.json !== json,
  );
  for (let from = 0; from < changed.length; from += BATCH) {
    const batch = changed.slice(from, from + BATCH);
    await call(api.updateForms, {
      params,
      body: { forms: batch.map(({ field, wire }) => ({ ...wire, formWsid: saved.forms.get(field.id)!.formWsid })) },
    });
    for (const { field, json } of batch) saved.forms.get(field.id)!.json = json;
  }
  const added = placed.filter(({ field }) => !saved.forms.has(field.id));
  for (let from = 0; from < added.length; from += BATCH) {
    const batch = added.slice(from, from + BATCH);
    const { forms } = await call(api.addForms, { params, body: { forms: batch.map(({ wire }) => wire) } });
    for (const { field, json } of batch) {
      const made = forms.find(({ tagId }) => tagId === field.id);
      if (made) saved.forms.set(field.id, { formWsid: made.formWsid, json });
    }
  }
}
const BATCH = 200;

/** A draft as the three steps share it: every act changes it at once and is saved within a second (ux 1). */
export function createDraft(
  envelope: Envelope,
  documents: readonly Document[],
  forms: readonly Form[],
  newId: () => string,
): Draft {
  const { envelopeWsid } = envelope;
  const rows = rowsOf(envelope.participants);
  const fields = fieldsOf(forms);
  const saved: Saved = {
    details: detailsOf(envelope),
    documents: documents.map(documentOf),
    rows,
    forms: new Map(
      fields.map((field, at) => [
        field.id,
        {
          formWsid: forms.filter(({ formType }) => formType !== 'MULTI_CHECK_MARK')[at]!.formWsid,
          json: jsonOf(field),
        },
      ]),
    ),
  };
  const firstRows = [...rows, ...readHalfRows(envelopeWsid)];
  const store = createStore<DraftState>(() => ({
    details: saved.details,
    documents: saved.documents,
    rows: firstRows.length === 0 ? [emptyRow(newId())] : firstRows,
    fields: begin<readonly Field[]>(fields),
    uploads: [],
  }));
  const saver = createSaver<null>({
    save: async () => {
      await saveDetails(envelopeWsid, store.getState(), saved);
      await deleteGoneForms(envelopeWsid, store.getState(), saved);
      await saveDocuments(envelopeWsid, store.getState(), saved);
      await savePeople(envelopeWsid, store, saved);
      await saveForms(envelopeWsid, store.getState(), saved);
    },
  });
  const change = (part: Partial<DraftState>): void => {
    store.setState(part);
    saver.schedule(null);
  };
  const changeFields: Draft['changeFields'] = (next, tag) =>
    change({ fields: record(store.getState().fields, next, tag ?? null) });
  const dropFields = (keeps: (field: Field) => boolean): Partial<DraftState> => {
    const { fields: history } = store.getState();
    const left = history.now.filter(keeps);
    // What belonged to somebody who left is not brought back by undo.
    return left.length === history.now.length ? {} : { fields: begin<readonly Field[]>(left) };
  };
  // Small files arrive before large ones; they still stand in the order in which they were picked.
  const places = new Map<string, number>();
  const uploads = createUploads(store, newId, (file, place) => {
    const { documents: now } = store.getState();
    places.set(file.fileWsid, place);
    const at = now.findIndex(({ fileWsid }) => (places.get(fileWsid) ?? -1) > place);
    change({ documents: now.toSpliced(at < 0 ? now.length : at, 0, documentOf(file)) });
  });
  const addFiles = (files: readonly File[]): void => {
    const { details } = store.getState();
    const first = files.find((file) => judgePicked(file) === null);
    if (details.title === '' && first) change({ details: { ...details, title: baseName(cutFileName(first.name)) } });
    uploads.addFiles(files);
  };
  return {
    envelopeWsid,
    store,
    saver,
    changeDetails: (part) => change({ details: { ...store.getState().details, ...part } }),
    changeDocuments: (next) => {
      const ids = new Set(next.map(({ fileWsid }) => fileWsid));
      change({ documents: next, ...dropFields(({ docId }) => ids.has(docId)) });
    },
    changeRows: (next) => {
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
    close: () => {
      for (const { id } of store.getState().uploads) uploads.cancelUpload(id);
      void saver.flush().catch(() => {});
      void queryClient.invalidateQueries({ queryKey: documentsQuery(envelopeWsid).queryKey });
      void queryClient.invalidateQueries({ queryKey: formsQuery(envelopeWsid).queryKey });
    },
  };
}
export const forgetDraft = forgetHalfRows;

function createUploads(
  store: StoreApi<DraftState>,
  newId: () => string,
  onReady: (file: UploadedFile, place: number) => void,
) {
  let picked = 0;
  const stops = new Map<string, AbortController>();
  const patch = (id: string, part: Partial<Upload>): void =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
    }));
  const drop = (id: string): void => {
    stops.delete(id);
    store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
  };
  const run = async ({ id, file, place }: Pick<Upload, 'id' | 'file' | 'place'>): Promise<void> => {
    const stop = new AbortController();
    stops.set(id, stop);
    patch(id, { state: 'sending', share: 0, error: null });
    try {
      const ready = await uploadFile(file, file.name, {
        signal: stop.signal,
        onProgress: (share) => patch(id, { share }),
        onConverting: () => patch(id, { state: 'converting', share: 1 }),
      });
      drop(id);
      onReady(ready, place);
    } catch (error) {
      if (!stop.signal.aborted) patch(id, { state: 'failed', error });
    }
  };
  return {
    addFiles: (files: readonly File[]) => {
      for (const file of files) {
        const id = newId();
        const refusal = judgePicked(file);
        picked += 1;
        const upload: Upload = {
          id,
          file,
          place: picked,
          share: 0,
          state: refusal ? 'failed' : 'sending',
          error: refusal,
        };
        store.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
        if (refusal === null) void run(upload);
      }
    },
    retryUpload: (id: string) => {
      const upload = store.getState().uploads.find((item) => item.id === id);
      if (upload) void run(upload);
    },
    cancelUpload: (id: string) => {
      stops.get(id)?.abort();
      drop(id);
    },
  };
}
