import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import type { Drag, DragMode } from '../../../parts/form-layer/form-box.tsx';
import type { PagePoint } from '../../../parts/form-layer/palette-item.tsx';
import {
  type EditorPage,
  type Field,
  type FieldType,
  type Guides,
  copiesOnAllPages,
  flagsOf,
  newField,
  resized,
  snapped,
  within,
} from './model/fields.ts';
import { pagesOf } from './model/pages.ts';
import { useDraft, useDraftState } from './use-draft.ts';

const NO_GUIDES: Guides = { x: null, y: null };
const SNAP_PT = 4;
const BESIDE_PT = 12;
/** A person's copied fields outlive a change of page and of document. */
let clipboard: readonly Field[] = [];

export type Editor = ReturnType<typeof useEditor>;

/** What the hand and the keys do to the fields; every finished gesture is one step of undo (ux 6–10). */
export function useEditor(participantWsid: string | null, here: { docId: string; page: number } | null) {
  const draft = useDraft();
  const documents = useDraftState((state) => state.documents);
  const history = useDraftState((state) => state.fields);
  const fields = history.now;
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [armed, setArmed] = useState<FieldType | null>(null);
  const [live, setLive] = useState<{ fields: ReadonlyMap<string, Field>; guides: Guides; page: string } | null>(null);

  // A new field has the focus, so that arrow keys move it from its first moment.
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    document.querySelector<HTMLElement>(`[data-form="${CSS.escape(toFocus.current)}"]`)?.focus({ preventScroll: true });
    toFocus.current = null;
  }, [fields]);

  const pages = useMemo(() => pagesOf(documents), [documents]);
  const pageOf = useCallback(
    (docId: string, page: number): EditorPage | undefined =>
      pages.find((item) => item.docId === docId && item.page === page),
    [pages],
  );
  const shown = useMemo(
    () => (live === null ? fields : fields.map((field) => live.fields.get(field.id) ?? field)),
    [fields, live],
  );
  const flags = useMemo(() => flagsOf(shown, pageOf), [shown, pageOf]);
  const selected = shown.filter(({ id }) => selection.includes(id));

  const change = (next: readonly Field[], tag?: string) => draft.changeFields(next, tag);
  const replace = (changed: readonly Field[], tag?: string) => {
    const byId = new Map(changed.map((field) => [field.id, field]));
    change(
      fields.map((field) => byId.get(field.id) ?? field),
      tag,
    );
  };
  const add = (made: readonly Field[]) => {
    if (made.length === 0) return;
    change([...fields, ...made]);
    setSelection(made.map(({ id }) => id));
    toFocus.current = made[0]?.id ?? null;
  };

  const place = (type: FieldType, at: PagePoint | null) => {
    const page = at ? pageOf(at.docId, at.page) : here ? pageOf(here.docId, here.page) : pages[0];
    if (participantWsid === null || page === undefined) return;
    setArmed(null);
    add([newField(type, page, participantWsid, randomId(), at ?? freeSpot(fields, page))]);
  };
  const moved = (field: Field, mode: DragMode, dx: number, dy: number): Field => {
    const page = pageOf(field.docId, field.page);
    if (page === undefined) return field;
    return mode === 'resize'
      ? resized(field, dx, dy, page)
      : within({ ...field, x: field.x + dx, y: field.y + dy }, page);
  };
  const drag = (field: Field, { mode, dx, dy, phase }: Drag) => {
    if (phase === 'cancelled') return setLive(null);
    const group =
      mode === 'move' && selection.includes(field.id) ? fields.filter(({ id }) => selection.includes(id)) : [field];
    const lead = moved(field, mode, dx, dy);
    const still = fields.filter(({ id }) => !group.some((item) => item.id === id));
    const snap = mode === 'move' ? snapped(lead, still, SNAP_PT) : { field: lead, guides: NO_GUIDES };
    const [byX, byY] = [snap.field.x - field.x, snap.field.y - field.y];
    const next = mode === 'resize' ? [lead] : group.map((item) => moved(item, 'move', byX, byY));
    if (phase === 'moving')
      return setLive({
        fields: new Map(next.map((item) => [item.id, item])),
        guides: snap.guides,
        page: `${field.docId} ${field.page}`,
      });
    setLive(null);
    replace(next);
  };
  const nudge = (field: Field, mode: DragMode, dx: number, dy: number) => {
    const group = selection.includes(field.id) ? selected : [field];
    replace(
      group.map((item) => moved(item, mode, dx, dy)),
      `${mode} ${group.map(({ id }) => id).join()}`,
    );
  };
  const remove = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    change(fields.filter(({ id }) => !ids.includes(id)));
    setSelection([]);
  };
  const beside = (field: Field): Field => {
    const page = here && !isOn(field, here) ? pageOf(here.docId, here.page) : pageOf(field.docId, field.page);
    const by = page && isOn(field, page) ? BESIDE_PT : 0;
    const made = {
      ...field,
      id: randomId(),
      ...(page ? { docId: page.docId, page: page.page } : {}),
      x: field.x + by,
      y: field.y + by,
    };
    return page ? within(made, page) : made;
  };
  return {
    fields: shown,
    flags,
    pages,
    pageOf,
    selection,
    selected,
    armed,
    guides: live?.guides ?? NO_GUIDES,
    guidePage: live?.page ?? null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: draft.undo,
    redo: draft.redo,
    arm: (type: FieldType | null) => setArmed((now) => (now === type ? null : type)),
    select: (id: string, additive: boolean) =>
      setSelection((now) =>
        additive
          ? now.includes(id)
            ? now.filter((other) => other !== id)
            : [...now, id]
          : now.includes(id)
            ? now
            : [id],
      ),
    clear: () => (setSelection([]), setArmed(null)),
    place,
    drag,
    nudge,
    remove,
    patch: (ids: readonly string[], part: Partial<Field>, tag?: string) =>
      replace(
        fields.filter(({ id }) => ids.includes(id)).map((field) => ({ ...field, ...part })),
        tag,
      ),
    duplicate: () => add(selected.map((field) => ({ ...beside(field) }))),
    copy: () => (clipboard = selected),
    paste: () =>
      add(
        clipboard
          .filter(({ participantWsid: who }) => draft.store.getState().rows.some((row) => row.participantWsid === who))
          .map(beside),
      ),
    /** @returns how many pages got a copy */
    copyToAllPages: (field: Field): number => {
      const copies = copiesOnAllPages(field, pages, fields, randomId);
      if (copies.length > 0) change([...fields, ...copies]);
      return copies.length;
    },
  };
}

const isOn = (field: Field, page: { docId: string; page: number }): boolean =>
  field.docId === page.docId && field.page === page.page;

/** The middle of the page, or below it where something stands there already. */
function freeSpot(fields: readonly Field[], page: EditorPage): { x: number; y: number } {
  const x = page.width / 2;
  let y = page.height / 2;
  const isTaken = () =>
    fields.some(
      (field) =>
        isOn(field, page) &&
        Math.abs(field.x + field.width / 2 - x) < 60 &&
        Math.abs(field.y + field.height / 2 - y) < 24,
    );
  while (isTaken() && y < page.height - 60) y += 48;
  return { x, y };
}
