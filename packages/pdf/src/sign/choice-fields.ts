import { embedFont, type EmbeddedFont } from '../appearance/embed-font.ts';
import { formXObject, showText } from '../appearance/form-xobject.ts';
import { operand } from '../appearance/operand.ts';
import { DEFAULT_FONT_SIZE, layOutText, type TextLayout } from '../appearance/text-layout.ts';
import type { Matrix } from '../geometry.ts';
import type { ChoiceField, PlannedField } from '../model.ts';
import type { Increment } from '../syntax/increment.ts';
import { dict, isDict, isName, name, type PdfDict, PdfRef, textString } from '../syntax/objects.ts';

/** ISO 32000-2 §12.7.5.2.3: the state in which nothing is chosen. */
const OFF = 'Off';
const TICKED = 'Yes';
/** The appearance of a box that is not shown. It is never the value of a field. */
const HIDDEN = 'Hidden';
/** The appearance in which the boxes of a new field are. */
export const firstStateOf = ({ hidden = false }: BoxField): string => (hidden ? HIDDEN : OFF);

/** Field flags (§12.7.5.2, §12.7.5.4): readers do not offer these fields for editing. */
const READ_ONLY = 1;
const NO_TOGGLE_TO_OFF = 1 << 14;
const RADIO = 1 << 15;
const COMBO = 1 << 17;

type BoxField = Extract<ChoiceField, { kind: 'CHECKBOX' | 'RADIO' }>;
export const isBoxField = (field: PlannedField): field is BoxField =>
  field.kind === 'CHECKBOX' || field.kind === 'RADIO';
/** Fields that show a text in a font of the form. */
export const showsText = ({ kind }: PlannedField): boolean => kind === 'TEXT' || kind === 'DATE' || kind === 'DROPDOWN';

/** The entries of a field by its type. */
export function choiceEntries(field: ChoiceField, defaultAppearance: PdfDict): PdfDict {
  switch (field.kind) {
    case 'DROPDOWN':
      return new Map([
        ...dict({ FT: name('Ch'), Ff: READ_ONLY + COMBO, Opt: field.options.map(textString) }),
        ...defaultAppearance,
      ]);
    case 'CHECKBOX':
      return dict({ FT: name('Btn'), Ff: READ_ONLY, V: name(OFF), AS: name(firstStateOf(field)) });
    case 'RADIO':
      return dict({
        FT: name('Btn'),
        Ff: READ_ONLY + NO_TOGGLE_TO_OFF + RADIO,
        V: name(OFF),
        Opt: field.options.map(({ label }) => textString(label)),
      });
  }
}

/** A box and its label, to be drawn once all labels are known. */
export interface BoxWidget {
  readonly ref: PdfRef;
  readonly size: { readonly width: number; readonly height: number };
  readonly matrix: Matrix;
  readonly label: string | null;
  readonly fontSize: number;
  /** Its state when it is chosen. */
  readonly state: string;
  readonly isRound: boolean;
  readonly isHidden: boolean;
}

/** The boxes of a field, in the order of its widgets. */
export const boxesOf = (
  field: BoxField,
): readonly Pick<BoxWidget, 'label' | 'fontSize' | 'state' | 'isRound' | 'isHidden'>[] => {
  const { fontSize = DEFAULT_FONT_SIZE, hidden: isHidden = false } = field;
  return field.kind === 'CHECKBOX'
    ? [{ label: field.label, fontSize, state: TICKED, isRound: false, isHidden }]
    : field.options.map(({ label }, at) => ({ label, fontSize, state: String(at), isRound: true, isHidden }));
};

const MOST_MARK_PT = 14;
const GAP_PT = 3;
const EDGE_PT = 1;

/** Draws the boxes in both of their states, all with one embedded font, so that filling them in draws nothing. */
export function drawBoxes(increment: Increment, boxes: readonly BoxWidget[]): void {
  const laid = boxes.map((box) => {
    const { size, label, fontSize } = box;
    const side = label === null ? Math.min(size.width, size.height) : Math.min(size.height, fontSize, MOST_MARK_PT);
    const mark = Math.max(side - 2 * EDGE_PT, 1);
    const left = label === null ? (size.width - mark) / 2 : EDGE_PT;
    const beside = mark + EDGE_PT + GAP_PT;
    const area = { width: size.width - beside, height: size.height };
    const layout = label === null ? null : layOutText(label, area, { fontSize, multiLine: true });
    return { box, mark, left, beside, layout };
  });
  const lines = laid.flatMap(({ layout }) => layout?.lines ?? []).filter(({ text }) => text !== '');
  const font = lines.length === 0 ? null : embedFont(increment, lines);
  const resources = font === null ? dict({}) : dict({ Font: font.resources('F') });
  for (const { box, mark, left, beside, layout } of laid) {
    const bottom = (box.size.height - mark) / 2;
    const words = layout === null || font === null ? '' : labelOf(font, layout, beside);
    const drawn = (isOn: boolean): PdfRef => {
      const shape = box.isRound ? circle(left, bottom, mark, isOn) : square(left, bottom, mark, isOn);
      return increment.add(formXObject(box.size, box.matrix, resources, `${shape}\n${words}`));
    };
    const nothing = () => increment.add(formXObject(box.size, box.matrix, dict({}), ''));
    const states = dict({
      [box.state]: drawn(true),
      [OFF]: drawn(false),
      ...(box.isHidden ? { [HIDDEN]: nothing() } : {}),
    });
    increment.edit(box.ref).set('AP', dict({ N: states }));
  }
}

const labelOf = (font: EmbeddedFont, layout: TextLayout, left: number): string =>
  showText(font, { ...layout, lines: layout.lines.map((line) => ({ ...line, x: line.x + left })) });

const at = (...numbers: readonly number[]): string => numbers.map(operand).join(' ');

function square(left: number, bottom: number, side: number, isOn: boolean): string {
  const frame = `q 0.8 w 0 G ${at(left, bottom, side, side)} re S Q`;
  if (!isOn) return frame;
  const [x, y] = [(part: number) => left + side * part, (part: number) => bottom + side * part];
  const tick = `${at(x(0.2), y(0.5))} m ${at(x(0.42), y(0.24))} l ${at(x(0.82), y(0.78))} l S`;
  return `${frame}\nq ${at(Math.max(1, side / 8))} w 1 J 1 j 0 G ${tick} Q`;
}

function circle(left: number, bottom: number, side: number, isOn: boolean): string {
  const middle = [left + side / 2, bottom + side / 2] as const;
  const frame = `q 0.8 w 0 G ${arc(...middle, side / 2)} S Q`;
  return isOn ? `${frame}\nq 0 g ${arc(...middle, side / 4)} f Q` : frame;
}

/** A circle of four Bézier curves. */
function arc(x: number, y: number, radius: number): string {
  const [r, c] = [radius, radius * 0.5523];
  return [
    `${at(x + r, y)} m`,
    `${at(x + r, y + c, x + c, y + r, x, y + r)} c`,
    `${at(x - c, y + r, x - r, y + c, x - r, y)} c`,
    `${at(x - r, y - c, x - c, y - r, x, y - r)} c`,
    `${at(x + c, y - r, x + r, y - c, x + r, y)} c h`,
  ].join(' ');
}

const hasState = (increment: Increment, widget: PdfDict, state: string): boolean => {
  const appearances = increment.get(widget.get('AP'));
  const states = isDict(appearances) ? increment.get(appearances.get('N')) : null;
  return isDict(states) && states.has(state);
};

/** Puts a field into a state: the value of the field, and for each of its boxes the appearance of that state or none. */
export function setState(increment: Increment, ref: PdfRef, state: string): void {
  const before = increment.get(ref);
  if (!isDict(before)) return;
  if (!isName(increment.get(before.get('V')), state)) increment.edit(ref).set('V', name(state));
  const kids = increment.get(before.get('Kids'));
  const widgets = Array.isArray(kids) ? kids.filter((kid) => kid instanceof PdfRef) : [ref];
  for (const widget of widgets) {
    const held = increment.get(widget);
    if (!isDict(held)) continue;
    const shown = hasState(increment, held, state) ? state : OFF;
    if (!isName(increment.get(held.get('AS')), shown)) increment.edit(widget).set('AS', name(shown));
  }
}
