import type { Form } from '@countersign/contract';
import { api, call } from '../../../../api/client.ts';
import { kinds, loadKinds } from '../../../../parts/field-kinds/kinds.ts';
import type { DraftState } from './draft.ts';
import type { Field } from './fields.ts';
import { indexOf, pagesOf } from './pages.ts';
import { type WireForm, wireOf } from './wire-forms.ts';

/** The forms of the server as far as its answers tell. */
export interface SavedForms {
  /** formWsid, document and content of each field by the editor's id. */
  readonly known: Map<string, { readonly formWsid: string; readonly docId: string; readonly json: string }>;
  /** Sent, without an answer so far: the server may or may not have made them. */
  attempted: readonly { readonly id: string; readonly wire: WireForm }[];
}
const jsonOf = (field: Field): string => JSON.stringify(field);
const BATCH = 200;

export const savedFormsOf = (fields: readonly Field[]): SavedForms => ({
  // A field loaded from the server has its formWsid as id.
  known: new Map(fields.map((field) => [field.id, { formWsid: field.id, docId: field.docId, json: jsonOf(field) }])),
  attempted: [],
});

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.06;
/** Whether the server created this form from that request. A check-mark seal gets its place from the server. */
function isMadeOf(form: Form, wire: WireForm): boolean {
  const isSame =
    form.fileWsid === wire.fileWsid &&
    form.participantWsid === wire.participantWsid &&
    form.formType === wire.formType &&
    (form.tagId ?? null) === (wire.tagId ?? null);
  if (!isSame || form.formType === 'MULTI_CHECK_MARK') return isSame;
  const { ulx, uly, lrx, lry } = form.position;
  const at = wire.position;
  return (
    at !== undefined &&
    form.page === wire.page &&
    isNear(ulx, at.ulx) &&
    isNear(uly, at.uly) &&
    isNear(lrx, at.lrx) &&
    isNear(lry, at.lry)
  );
}

/** Assigns each existing form to the field it was created for; equal ones are interchangeable. */
function adopt(forms: readonly Form[], saved: SavedForms, fields: ReadonlyMap<string, Field>): void {
  const taken = new Set([...saved.known.values()].map(({ formWsid }) => formWsid));
  const free = forms.filter(({ formWsid }) => !taken.has(formWsid));
  for (const { id, wire } of saved.attempted) {
    const at = free.findIndex((form) => isMadeOf(form, wire));
    if (at < 0 || saved.known.has(id)) continue;
    const [made] = free.splice(at, 1);
    const field = fields.get(id);
    saved.known.set(id, {
      formWsid: made!.formWsid,
      docId: made!.fileWsid,
      // Its rules are sent once all fields that they read are made.
      json: field && !field.rules ? jsonOf(field) : '',
    });
  }
  saved.attempted = [];
}

/** After a save without an answer, the forms on the server are read before anything is sent again. */
export async function reconcileForms(envelopeWsid: string, saved: SavedForms): Promise<void> {
  const { forms } = await call(api.listForms, { params: { envelopeWsid }, query: {} });
  const there = new Set(forms.map(({ formWsid }) => formWsid));
  for (const [id, { formWsid }] of saved.known) if (!there.has(formWsid)) saved.known.delete(id);
  // The content is unknown, so the next save sends it again.
  adopt(forms, saved, new Map());
}

export async function deleteGoneForms(envelopeWsid: string, state: DraftState, saved: SavedForms): Promise<void> {
  const kept = new Set(state.fields.now.map(({ id }) => id));
  const gone = [...saved.known].filter(([id]) => !kept.has(id));
  for (let from = 0; from < gone.length; from += BATCH) {
    const batch = gone.slice(from, from + BATCH);
    await call(api.deleteForms, {
      params: { envelopeWsid },
      body: { forms: batch.map(([, { formWsid }]) => ({ formWsid })) },
    });
    for (const [id] of batch) saved.known.delete(id);
  }
}

export async function saveForms(
  envelopeWsid: string,
  state: DraftState,
  saved: SavedForms,
  people: ReadonlySet<string | null>,
): Promise<void> {
  const params = { envelopeWsid };
  const pageOf = indexOf(pagesOf(state.documents));
  const placed = state.fields.now.flatMap((field) => {
    const page = pageOf(field.docId, field.page);
    return page && people.has(field.participantWsid) ? [{ field, wire: wireOf(field, page), json: jsonOf(field) }] : [];
  });
  const added = placed.filter(({ field }) => !saved.known.has(field.id));
  for (let from = 0; from < added.length; from += BATCH) {
    const batch = added.slice(from, from + BATCH);
    saved.attempted = batch.map(({ field, wire }) => ({ id: field.id, wire }));
    const { forms } = await call(api.addForms, { params, body: { forms: batch.map(({ wire }) => wire) } });
    adopt(forms, saved, new Map(batch.map(({ field }) => [field.id, field])));
  }
  if (placed.some(({ field }) => field.rules)) await loadKinds();
  const wsidOf = (id: string) => saved.known.get(id)?.formWsid;
  const changed = placed.filter(({ field, json }) => (saved.known.get(field.id)?.json ?? json) !== json);
  for (let from = 0; from < changed.length; from += BATCH) {
    const batch = changed.slice(from, from + BATCH);
    await call(api.updateForms, {
      params,
      body: {
        forms: batch.map(({ field, wire }) => ({
          ...wire,
          // Every field that they read is made by now.
          rules: kinds()?.rulesWithIds(field.rules, wsidOf) ?? null,
          formWsid: saved.known.get(field.id)!.formWsid,
        })),
      },
    });
    for (const { field, json } of batch)
      saved.known.set(field.id, { ...saved.known.get(field.id)!, docId: field.docId, json });
  }
}
