import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfRef, type PdfValue } from '../../syntax/objects.ts';
import type { FormField } from '../signature-fields.ts';
import { paints, writes } from './appearance.ts';
import { isUnder } from './object-graph.ts';
import { differingKeys, sameValue } from './same-value.ts';
import { type FileState, type StepContext, unsettled } from './step-context.ts';
import { inherited, isEmpty, richTextMatches, showingOf, widgetsBelow } from './value-shown.ts';
import { hasCharacteristics } from './widget-entries.ts';

const FILLED_KEYS: ReadonlySet<string> = new Set(['V', 'AP', 'AS', 'M', 'I', 'TI', 'RV']);
/** Entries that a signer's program also writes into the field that it signs. */
const SIGNED_KEYS: ReadonlySet<string> = new Set(['V', 'AP', 'AS', 'M', 'MK', 'DA', 'Q']);
/** Keys (the last of a path) under which other objects may refer to a changed field; none for an indirect list. */
const FIELD_LINKS: ReadonlySet<string> = new Set([
  '',
  'Fields',
  'CO',
  'Annots',
  'Kids',
  'Parent',
  'Obj',
  'K',
  'T',
  'Data',
]);
const READ_ONLY = 1;
const PUSH_BUTTON = 1 << 16;
/** Annotation flags (ISO 32000-2 §12.5.3) that do not change the visible result: ReadOnly, Locked, LockedContents. */
const FIXING = 64 + 128 + 512;
const PRINT = 4;

/** Existing fields: filled, drawn on, signed, or changed in a way that no rule explains. */
export function judgeFields(step: StepContext): void {
  const drawn = ownersOfAppearances(step);
  for (const [num, field] of step.before.fields) {
    const isChanged = step.changed.has(num);
    if (isChanged && !step.settled.has(num) && isOnlyField(step, num)) step.settle(num);
    if (isChanged || drawn.has(num)) judgeField(step, num, field, drawn.has(num));
  }
}

/** A dictionary that is both a field and another object is checked as that other object. */
const isOnlyField = (step: StepContext, num: number): boolean =>
  (step.referrers.get(num) ?? []).every(({ path }) => FIELD_LINKS.has(path.slice(path.lastIndexOf('/') + 1)));

/**
 * Fields whose appearance stream changed while the widget did not. This explains only objects that are used by nothing but
 * appearances of fields.
 */
function ownersOfAppearances(step: StepContext): Set<number> {
  const owners = new Set<number>();
  const rest = unsettled(step).filter((num) => step.graph.reaches(num) && !step.before.fields.has(num));
  if (rest.length === 0) return owners;
  const { fields } = step.before;
  const elsewhere = step.graph.reachedWithout((from, path) => isUnder(path, 'AP') && fields.has(from));
  const inside = rest.filter((num) => !elsewhere.has(num));
  if (inside.length === 0) return owners;
  for (const num of fields.keys()) {
    const below = step.graph.below(step.graph.targets(num, 'AP'));
    if (inside.some((each) => below.has(each))) owners.add(num);
  }
  for (const num of inside) step.settle(num);
  return owners;
}

function judgeField(step: StepContext, num: number, field: FormField, isRedrawn: boolean): void {
  const after = step.after.document.getDict(new PdfRef(num));
  const now = step.after.fields.get(num);
  if (after === null || now === undefined) return step.suspect(field.name, 'FIELD_REMOVED');
  if (now.name !== field.name || now.type !== field.type) return step.suspect(field.name, 'FIELD_CHANGED:T');
  const keys = differingKeys(field.dict, after, step);
  const signs = field.type === 'Sig' && signatureOf(step.after, after) !== null && keys.includes('V');
  const stray = keys.filter((key) => !isAllowed(step, key, field.dict, after, signs));
  for (const key of stray) step.suspect(field.name, `FIELD_CHANGED:${key}`);
  if (field.type === 'Sig') judgeSignatureField(step, field, after, keys, isRedrawn);
  else judgeFilling(step, field, after, keys, isRedrawn);
}

function isAllowed(step: StepContext, key: string, before: PdfDict, after: PdfDict, signs: boolean): boolean {
  if (key === 'Ff' || key === 'F') {
    const [old, now] = [
      step.before.document.getNumber(before.get(key)) ?? 0,
      step.after.document.getNumber(after.get(key)) ?? 0,
    ];
    // Filling or signing may lock the field, and signing may set the print flag; neither may show or hide it.
    return key === 'Ff' ? (old | READ_ONLY) === now : ((old ^ now) & ~(FIXING | (signs ? now & PRINT : 0))) === 0;
  }
  return FILLED_KEYS.has(key) || (signs && SIGNED_KEYS.has(key));
}

/** The signature dictionary of a field; null if it is unsigned. */
export const signatureOf = ({ document }: FileState, field: PdfDict): PdfDict | null =>
  document.getDict(field.get('V'));
const isTimestamp = ({ document }: FileState, signature: PdfDict): boolean =>
  document.getName(signature.get('SubFilter')) === 'ETSI.RFC3161';

function judgeSignatureField(
  step: StepContext,
  field: FormField,
  after: PdfDict,
  keys: readonly string[],
  isRedrawn: boolean,
): void {
  const { name } = field;
  if (signatureOf(step.before, field.dict) !== null) return step.suspect(name, 'SIGNED_FIELD_CHANGED');
  const isDrawn = isRedrawn || keys.includes('AP') || keys.includes('AS');
  const resets = isDrawn && paints(step.before.document, field.dict);
  const signature = signatureOf(step.after, after);
  if (signature === null) {
    // Without a signature it is a picture like a button's, so a signer of this revision must be responsible for it.
    if (isDrawn) explainPicture(step, name, paints(step.after.document, after), resets);
    else explainInvisible(step, name);
  } else {
    const isMarked = keys.includes('MK') && hasCharacteristics(step.after.document, after);
    judgeSigned(step, name, signature, isMarked || (isDrawn && paints(step.after.document, after)), resets);
  }
}

/** A time-stamp is not the act of a person, so it must not draw anything. */
export function judgeSigned(
  step: StepContext,
  name: string,
  signature: PdfDict,
  isDrawn: boolean,
  resets = false,
): void {
  if (!isTimestamp(step.after, signature)) step.explain('SIGNATURE', name, 'SIGNED', { field: name, resets });
  else if (isDrawn) step.suspect(name, 'TIMESTAMP_DRAWN');
  else step.explain('DOCUMENT_TIMESTAMP', name, 'TIMESTAMPED');
}

/** A field that is locked or dated without a visible change. */
const explainInvisible = (step: StepContext, name: string): void =>
  step.explain('FIELD_FILLED', name, 'FIELD_FIXED', { field: name });

export function explainPicture(step: StepContext, name: string, isDrawn: boolean, resets = false): void {
  if (isDrawn && !step.signs) step.suspect(name, 'UNSIGNED_FIELD_DRAWN');
  else step.explain('FIELD_PICTURE', name, 'PICTURE_SHOWN', { field: name, resets });
}

function judgeFilling(
  step: StepContext,
  field: FormField,
  after: PdfDict,
  keys: readonly string[],
  isRedrawn: boolean,
): void {
  const { name, dict: before } = field;
  const isDrawn = isRedrawn || keys.includes('AP');
  const flags = step.before.document.getNumber(before.get('Ff')) ?? 0;
  if (field.type === 'Btn' && (flags & PUSH_BUTTON) !== 0) {
    if (isDrawn) explainPicture(step, name, paints(step.after.document, after), paints(step.before.document, before));
    else explainInvisible(step, name);
    return;
  }
  const [old, now] = [valueOf(step.before.document, before), valueOf(step.after.document, after)];
  const isOther = !sameValue(old, now);
  if (!isOther && !isDrawn && !keys.includes('AS') && !keys.includes('RV')) return explainInvisible(step, name);
  const filling = { isOther, isDrawn, wasEmpty: isEmpty(old) };
  const spoof = spoofOf(step, field, after, filling);
  if (spoof !== null) return step.suspect(name, spoof);
  const isRead = field.type !== 'Btn' && !isLeftToReaders(step, filling);
  // A signer of this revision is responsible for the fonts it adds.
  const trustedFile = step.signs ? step.after.document : step.first;
  const showing = isRead ? showingOf(step.after.document, after, trustedFile) : 'SAME';
  if (showing === 'OTHER') return step.suspect(name, 'VALUE_SHOWN_OTHERWISE');
  // An appearance that no program can read must have been seen and signed by a person.
  if (showing === 'UNREADABLE' && isDrawn)
    return step.explain('FIELD_FILLED', name, 'VALUE_UNREADABLE', { field: name, resets: true });
  step.explain('FIELD_FILLED', name, isEmpty(old) ? 'FIELD_FILLED' : 'VALUE_CHANGED', {
    field: name,
    resets: !isEmpty(old),
  });
}

interface Filling {
  readonly isOther: boolean;
  readonly isDrawn: boolean;
  readonly wasEmpty: boolean;
}

/** A finding if the visible content of a field and its machine-readable value differ; else null. */
function spoofOf(
  { before, after }: StepContext,
  field: FormField,
  now: PdfDict,
  { isOther, isDrawn, wasEmpty }: Filling,
): string | null {
  // Check boxes have all their appearances from the start and show one of them.
  if (field.type === 'Btn') {
    const boxes = [now, ...widgetsBelow(after.document, now)];
    if (isDrawn) return 'FIELD_CHANGED:AP';
    return boxes.every((box) => showsItsState(after.document, box)) ? null : 'VALUE_NOT_SHOWN';
  }
  if (!richTextMatches(after.document, now)) return 'VALUE_SHOWN_OTHERWISE';
  if (!isOther) return wasEmpty && isDrawn && writes(after.document, now) ? 'SHOWN_WITHOUT_VALUE' : null;
  const isStale = !isDrawn && !wasEmpty && writes(before.document, field.dict);
  return isStale && !isLeftToReaders({ after }, { isDrawn }) ? 'VALUE_NOT_SHOWN' : null;
}

/** Whether readers draw the value themselves, as the signed form requests (§12.7.3, `NeedAppearances`). */
const isLeftToReaders = (
  { after: { document } }: Pick<StepContext, 'after'>,
  { isDrawn }: Pick<Filling, 'isDrawn'>,
): boolean => !isDrawn && document.getDict(document.catalog.get('AcroForm'))?.get('NeedAppearances') === true;

/** Whether a box shows the state named by its value, if it has such a state (§12.7.5.2.3). */
function showsItsState(document: PdfDocument, widget: PdfDict): boolean {
  const states = document.getDict(document.getDict(widget.get('AP'))?.get('N'));
  if (states === null) return true;
  const value = valueOf(document, widget);
  const wanted = value instanceof PdfName && states.has(value.name) ? value.name : 'Off';
  return (document.getName(widget.get('AS')) ?? 'Off') === wanted;
}

const valueOf = (document: PdfDocument, field: PdfDict): PdfValue => inherited(document, field, 'V');
