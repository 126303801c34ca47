import type { Document, Envelope } from '@countersign/contract';
import type { StoreApi } from 'zustand/vanilla';
import { api, call } from '../../../../api/client.ts';
import { keepEnvelope } from '../../model/queries.ts';
import { type Details, changedDetails, detailsOf } from './details.ts';
import type { DraftDocument, DraftState } from './draft.ts';
import type { Field } from './fields.ts';
import { type PersonRow, rowsOf } from './people-rows.ts';
import { type SavedForms, deleteGoneForms, reconcileForms, saveForms, savedFormsOf } from './save-forms.ts';
import { savePeople } from './save-people.ts';

/** The state of the server as far as its answers tell; the next save sends the difference. */
interface Saved {
  details: Details;
  documents: readonly DraftDocument[];
  rows: readonly PersonRow[];
  readonly forms: SavedForms;
  /** The last save was interrupted: the server may have done more than it could answer. */
  isDoubtful: boolean;
}

export const documentOf = ({
  fileWsid,
  fileName,
  pages,
  size,
  removed,
  remarks,
  formerFields,
}: Pick<
  Document,
  'fileWsid' | 'fileName' | 'pages' | 'size' | 'removed' | 'remarks' | 'formerFields'
>): DraftDocument => ({
  fileWsid,
  fileName,
  size,
  removed,
  remarks,
  formerFields,
  pages: pages.map(({ width, height }) => ({ width, height })),
});

async function saveDetails(envelopeWsid: string, { details }: DraftState, saved: Saved): Promise<void> {
  const { metadata, ...change } = changedDetails(details, saved.details, new Date());
  if (metadata === undefined && Object.keys(change).length === 0) return;
  const body = { ...change, ...(metadata === undefined ? {} : { metadata: { ...metadata } }) };
  keepEnvelope((await call(api.updateEnvelope, { params: { envelopeWsid }, body })).envelope);
  saved.details = { ...saved.details, ...change, ...(metadata === undefined ? {} : { metadata }) };
}

/** Sends the whole list each time, so that a repeated call does no harm. */
async function saveDocuments(envelopeWsid: string, state: DraftState, saved: Saved): Promise<void> {
  const order = (documents: readonly DraftDocument[]) =>
    JSON.stringify(documents.map(({ fileWsid, fileName }) => [fileWsid, fileName]));
  if (order(state.documents) === order(saved.documents)) return;
  const contents = state.documents.map(({ fileWsid, fileName }, sequence) => ({ fileWsid, fileName, sequence }));
  await call(api.replaceDocuments, { params: { envelopeWsid }, body: { contents } });
  saved.documents = state.documents;
  // A removed document takes its forms along; forms moved to another document are created again.
  const left = new Set(state.documents.map(({ fileWsid }) => fileWsid));
  for (const [id, { docId }] of saved.forms.known) if (!left.has(docId)) saved.forms.known.delete(id);
}

/** Updates the server to the state of the screen: details, files, people and fields, in order of dependency. */
export function createSaving(
  envelope: Envelope,
  documents: readonly Document[],
  fields: readonly Field[],
): {
  readonly save: (store: StoreApi<DraftState>) => Promise<void>;
  readonly formWsidOf: (id: string) => string | null;
} {
  const { envelopeWsid } = envelope;
  const saved: Saved = {
    details: detailsOf(envelope),
    documents: documents.map(documentOf),
    rows: rowsOf(envelope.participants, envelope.isBstEditing),
    forms: savedFormsOf(fields),
    isDoubtful: false,
  };
  return {
    formWsidOf: (id) => saved.forms.known.get(id)?.formWsid ?? null,
    save: async (store) => {
      if (saved.isDoubtful) await reconcileForms(envelopeWsid, saved.forms);
      saved.isDoubtful = true;
      await saveDetails(envelopeWsid, store.getState(), saved);
      await deleteGoneForms(envelopeWsid, store.getState(), saved.forms);
      await saveDocuments(envelopeWsid, store.getState(), saved);
      await savePeople(envelopeWsid, store, saved);
      const people = new Set(saved.rows.map(({ participantWsid }) => participantWsid));
      await saveForms(envelopeWsid, store.getState(), saved.forms, people);
      saved.isDoubtful = false;
    },
  };
}
