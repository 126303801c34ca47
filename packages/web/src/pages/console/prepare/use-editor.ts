import type { CheckMark } from '@countersign/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import type { Drag, DragMode } from '../../../parts/form-layer/follow-pointer.ts';
import type { PagePoint } from '../../../parts/form-layer/palette-item.tsx';
import {
  type Alignment,
  type Guides,
  type Pages,
  aligned,
  copiesOnPages,
  distributed,
  flagsOf,
  snapped,
  touched,
} from './model/arrange.ts';
import { besideCheckMark, movedCheckMark, newCheckMark, slicesOf, withSlicePlace } from './model/check-marks.ts';
import {
  type Box,
  type BoxType,
  type EditorPage,
  type Field,
  newField,
  newNote,
  resized,
  within,
} from './model/fields.ts';
import { byPage } from './model/on-page.ts';
import { indexOf, pagesOf } from './model/pages.ts';
import { useDraft, useDraftState } from './use-draft.ts';

const NO_GUIDES: Guides = { x: null, y: null };
const SNAP_PT = 4;
const BESIDE_PT = 12;
/** What the next click on a page places: a kind of field, a check-mark seal, or the selection. */
export type Armed = BoxType | 'MULTI_CHECK_MARK' | 'NOTE' | 'move';
/** The copied fields are kept when the page or the document changes. */
let clipboard: readonly Field[] = [];

export type Editor = ReturnType<typeof useEditor>;

/** The edits of the fields by pointer and keyboard; every finished gesture is one undo step (ux 6–11). */
export function useEditor(participantWsid: string | null, here: { docId: string; page: number } | null) {
  const draft = useDraft();
  const documents = useDraftState((state) => state.documents);
  const history = useDraftState((state) => state.fields);
  const fields = history.now;
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [armed, setArmed] = useState<Armed | null>(null);
  const [isMany, setMany] = useState(false);
  const [live, setLive] = useState<{ fields: ReadonlyMap<string, Field>; guides: Guides; page: string } | null>(null);

  // A new field gets the focus, so that arrow keys move it at once.
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    document.querySelector<HTMLElement>(`[data-form="${CSS.escape(toFocus.current)}"]`)?.focus({ preventScroll: true });
    toFocus.current = null;
  }, [fields]);

  const pages = useMemo(() => pagesOf(documents), [documents]);
  const pageOf = useMemo(() => indexOf(pages), [pages]);
  const shown = useMemo(
    () => (live === null ? fields : fields.map((field) => live.fields.get(field.id) ?? field)),
    [fields, live],
  );
  const slices = useMemo(
    () =>
      new Map(
        shown.filter(({ checkMark }) => checkMark !== null).map((field) => [field.id, slicesOf(field, pages)] as const),
      ),
    [shown, pages],
  );
  const onPage = useMemo(() => byPage(shown, slices), [shown, slices]);
  const flags = useMemo(() => flagsOf(shown, pageOf, slices), [shown, pageOf, slices]);
  const chosen = useMemo(() => new Set(selection), [selection]);
  const selected = shown.filter(({ id }) => chosen.has(id));

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
  const current = (): EditorPage | undefined => (here ? pageOf(here.docId, here.page) : pages[0]);

  const place = (type: BoxType | 'NOTE', at: PagePoint | null) => {
    const page = at ? pageOf(at.docId, at.page) : current();
    if (participantWsid === null || page === undefined) return;
    setArmed(null);
    const spot = at ?? freeSpot(fields, page);
    const id = randomId();
    add([type === 'NOTE' ? newNote(page, participantWsid, id, spot) : newField(type, page, participantWsid, id, spot)]);
  };
  /** Places it at the page edge nearest to the point. */
  const placeCheckMark = (at: PagePoint | null) => {
    const page = at ? pageOf(at.docId, at.page) : current();
    if (participantWsid === null || page === undefined) return;
    setArmed(null);
    const layout = at === null ? {} : edgeOf(at, page);
    add([newCheckMark(page.docId, participantWsid, randomId(), pages, layout)]);
  };
  /** Moves the whole selection to a point of a page: the alternative to dragging (ux 14). */
  const moveTo = (at: PagePoint) => {
    const page = pageOf(at.docId, at.page);
    const boxes = selected.filter(({ checkMark }) => checkMark === null);
    const [lead] = boxes;
    setArmed(null);
    if (page === undefined || lead === undefined) return;
    const [dx, dy] = [at.x - lead.x - lead.width / 2, at.y - lead.y - lead.height / 2];
    replace(
      boxes.map((field) =>
        within({ ...field, docId: page.docId, page: page.page, x: field.x + dx, y: field.y + dy }, page),
      ),
    );
  };
  const moved = (field: Field, mode: DragMode, dx: number, dy: number): Field => {
    if (field.checkMark !== null) return mode === 'move' ? movedCheckMark(field, dx, dy, pages) : field;
    const page = pageOf(field.docId, field.page);
    if (page === undefined) return field;
    return mode === 'resize'
      ? resized(field, dx, dy, page)
      : within({ ...field, x: field.x + dx, y: field.y + dy }, page);
  };
  const drag = ({ id: dragged }: Pick<Field, 'id'>, { mode, dx, dy, phase }: Drag) => {
    if (phase === 'cancelled') return setLive(null);
    // The position at the start of the drag; the shown one has already moved.
    const field = fields.find(({ id }) => id === dragged);
    if (field === undefined) return;
    const group = mode === 'move' && chosen.has(field.id) ? fields.filter(({ id }) => chosen.has(id)) : [field];
    const lead = moved(field, mode, dx, dy);
    const still = fields.filter(({ id }) => !group.some((item) => item.id === id));
    const page = pageOf(field.docId, field.page);
    const snap =
      mode === 'move' && field.checkMark === null
        ? snapped(lead, still, SNAP_PT, page)
        : { field: lead, guides: NO_GUIDES };
    const [byX, byY] = [snap.field.x - field.x, snap.field.y - field.y];
    const isSingle = mode === 'resize' || field.checkMark !== null;
    const next = isSingle ? [lead] : group.map((item) => moved(item, 'move', byX, byY));
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
    const group = chosen.has(field.id) ? selected : [field];
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
    if (field.checkMark !== null) return besideCheckMark(field, randomId(), pages);
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
  const arrange = (act: (boxes: readonly Field[]) => readonly Field[]) => {
    const boxes = selected.filter(({ checkMark }) => checkMark === null);
    const groups = new Map<string, Field[]>();
    for (const field of boxes) {
      const key = `${field.docId} ${field.page}`;
      groups.set(key, [...(groups.get(key) ?? []), field]);
    }
    replace([...groups.values()].flatMap((one) => act(one)));
  };
  return {
    fields: shown,
    slices,
    /** The content of each page, by `docId page`. */
    onPage,
    flags,
    pages,
    pageOf,
    selection,
    selected,
    armed,
    isMany,
    guides: live?.guides ?? NO_GUIDES,
    guidePage: live?.page ?? null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: draft.undo,
    redo: draft.redo,
    arm: (type: Armed | null) => setArmed((now) => (now === type ? null : type)),
    setMany,
    select: (id: string, additive: boolean) =>
      setSelection((now) => {
        if (additive || isMany) return now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
        return now.includes(id) ? now : [id];
      }),
    /** @returns the number of fields that a rectangle drawn over a page has selected */
    selectWithin: (docId: string, page: number, box: Box, additive: boolean): number => {
      const caught = touched(fields, docId, page, box).map(({ id }) => id);
      setSelection((now) => (additive ? [...new Set([...now, ...caught])] : caught));
      return caught.length;
    },
    selectPage: () =>
      here && setSelection(fields.filter((field) => field.checkMark === null && isOn(field, here)).map(({ id }) => id)),
    clear: () => (setSelection([]), setArmed(null)),
    place,
    placeCheckMark,
    moveTo,
    /** Changes several at once, as one undo step. */
    placeAll: (made: readonly Field[]) => add(made),
    drag,
    nudge,
    remove,
    align: (how: Alignment) => arrange((boxes) => aligned(boxes, how)),
    distribute: (axis: 'x' | 'y') => arrange((boxes) => distributed(boxes, axis)),
    patch: (ids: readonly string[], part: Partial<Field>, tag?: string) =>
      replace(
        fields.filter(({ id }) => ids.includes(id)).map((field) => ({ ...field, ...part })),
        tag,
      ),
    patchBox: (field: Field, size: Partial<Field>, tag?: string) => {
      const page = pageOf(field.docId, field.page);
      if (page) replace([within({ ...field, ...size }, page)], tag);
    },
    patchCheckMark: (field: Field, part: Partial<CheckMark>, tag?: string) => {
      if (field.checkMark === null) return;
      replace([withSlicePlace({ ...field, checkMark: { ...field.checkMark, ...part } }, pages)], tag);
    },
    duplicate: () => add(selected.map(beside)),
    copy: () => (clipboard = selected),
    paste: () =>
      add(
        clipboard
          .filter(({ participantWsid: who }) => draft.store.getState().rows.some((row) => row.participantWsid === who))
          .map(beside)
          // The fields of a document that was removed are removed too.
          .filter(({ docId, page }) => pageOf(docId, page) !== undefined),
      ),
    /** @returns the number of pages that got a copy */
    copyToPages: (which: Pages): number => {
      const copies = selected
        .filter(({ checkMark }) => checkMark === null)
        .flatMap((field) => copiesOnPages(field, which, pages, fields, randomId));
      if (copies.length > 0) change([...fields, ...copies]);
      return new Set(copies.map(({ docId, page }) => `${docId} ${page}`)).size;
    },
  };
}

const isOn = (field: Field, page: { docId: string; page: number }): boolean =>
  field.docId === page.docId && field.page === page.page;

/** The nearest edge to a point and the position along it, for a check-mark seal. */
function edgeOf({ x, y }: { x: number; y: number }, page: EditorPage): Partial<CheckMark> {
  const distances = { LEFT: x, RIGHT: page.width - x, TOP: y, BOTTOM: page.height - y };
  const [direction] = (Object.entries(distances) as [CheckMark['direction'], number][]).toSorted(
    (a, b) => a[1] - b[1],
  )[0]!;
  const isUpright = direction === 'LEFT' || direction === 'RIGHT';
  const along = isUpright ? page.height / 2 - y : x - page.width / 2;
  const most = Math.max(0, (isUpright ? page.height : page.width) / 2 - 60);
  return { direction, offset: Math.round(Math.min(most, Math.max(-most, along))) };
}

/** The middle of the page, or below it if the place is taken. */
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
