import type { PdfDocument } from '../syntax/document.ts';
import {
  type PdfDict,
  PdfName,
  PdfReal,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
  isDict,
} from '../syntax/objects.ts';
import { listPages } from '../syntax/pages.ts';
import { type FormField, readFields } from './signature-fields.ts';

/**
 * What one revision did to the one before. LTA adds validation data and document time-stamps only; FORM fills in and
 * signs; OTHER is everything that no rule explains (the whitelist idea of pyHanko's difference policies).
 */
export interface Step {
  readonly kind: 'NONE' | 'LTA' | 'FORM' | 'OTHER';
  /** A value that already stood was changed. */
  readonly resets: boolean;
  /** Names of the fields that were filled or changed. */
  readonly fields: readonly string[];
  readonly notes: readonly string[];
}

const MOST_OBJECTS_WALKED = 1_000_000;

/** Judges the step from revision `index - 1` to `index`. */
export function judgeStep(document: PdfDocument, index: number): Step {
  return new StepJudge(document.at(index - 1), document.at(index), document, index).judge();
}

class StepJudge {
  private readonly before: PdfDocument;
  private readonly after: PdfDocument;
  private readonly changed: ReadonlySet<number>;
  private readonly explained = new Set<number>();
  private readonly notes: string[] = [];
  private readonly filled: string[] = [];
  /** Signature fields without a signature that were drawn on: whoever signs this step answers for them. */
  private readonly drawn: string[] = [];
  private signs = false;
  private fillsForm = false;
  private extends = false;
  private resets = false;

  constructor(before: PdfDocument, after: PdfDocument, document: PdfDocument, index: number) {
    this.before = before;
    this.after = after;
    const sections = document.revisions[index]?.sections ?? [];
    this.changed = new Set(sections.flatMap((section) => [...section.numbers()]));
  }

  judge(): Step {
    if (this.before.rootRef.num !== this.after.rootRef.num) return this.answer('the catalog was replaced');
    this.judgeCatalog();
    this.judgeForm();
    this.judgePages();
    if (!this.signs) for (const name of this.drawn) this.suspect(`the unsigned field ${name} is drawn on`);
    this.explainValidationData();
    this.explainInfo();
    this.judgeRest();
    return this.answer();
  }

  private answer(note?: string): Step {
    if (note) this.notes.push(note);
    const kind = this.notes.length > 0 ? 'OTHER' : this.fillsForm ? 'FORM' : this.extends ? 'LTA' : 'NONE';
    return { kind, resets: this.resets, fields: this.filled, notes: this.notes };
  }

  private suspect(note: string): void {
    if (this.notes.length < 20) this.notes.push(note);
  }

  /** Keys whose values differ; a reference is compared as such, its object being judged on its own. */
  private differing(before: PdfDict, after: PdfDict): string[] {
    const keys = new Set([...before.keys(), ...after.keys()]);
    return [...keys].filter((key) => !sameValue(before.get(key), after.get(key)));
  }

  private judgeCatalog(): void {
    const [before, after] = [this.before.catalog, this.after.catalog];
    for (const key of this.differing(before, after)) {
      if (key === 'AcroForm' || key === 'Extensions') continue;
      if (key === 'DSS') this.extends = true;
      else if (key === 'Perms' && !before.has('Perms') && this.isOnlyDocMdp(after.get('Perms'))) continue;
      else this.suspect(`the catalog's ${key} was changed`);
    }
    this.explained.add(this.before.rootRef.num);
  }

  private isOnlyDocMdp(value: PdfValue | undefined): boolean {
    const permissions = this.after.getDict(value);
    return permissions !== null && [...permissions.keys()].every((key) => key === 'DocMDP');
  }

  private judgeForm(): void {
    const [before, after] = [this.before.catalog.get('AcroForm'), this.after.catalog.get('AcroForm')];
    const [oldForm, newForm] = [this.before.getDict(before), this.after.getDict(after)];
    if (oldForm !== null && newForm === null) return this.suspect('the form was removed');
    if (oldForm === null || newForm === null) return this.judgeNewFields([], newForm);
    if (before instanceof PdfRef) this.explained.add(before.num);
    for (const key of this.differing(oldForm, newForm)) {
      if (!['Fields', 'SigFlags', 'DR', 'DA'].includes(key)) this.suspect(`the form's ${key} was changed`);
    }
    const list = oldForm.get('Fields');
    if (list instanceof PdfRef) this.explained.add(list.num);
    const oldFields = readFields(this.before);
    const oldTop = this.before.getArray(list) ?? [];
    const newTop = new Set((this.after.getArray(newForm.get('Fields')) ?? []).map(numberOf));
    if (oldTop.some((ref) => !newTop.has(numberOf(ref)))) this.suspect('a field was removed');
    for (const field of oldFields) if (this.changed.has(field.ref.num)) this.judgeField(field);
    this.judgeNewFields(oldFields, newForm);
  }

  /** After a signature only signature fields may be added. */
  private judgeNewFields(oldFields: readonly FormField[], newForm: PdfDict | null): void {
    if (newForm === null) return;
    const known = new Set(oldFields.map(({ ref }) => ref.num));
    for (const { ref, type, name, dict } of readFields(this.after)) {
      if (known.has(ref.num)) continue;
      if (type !== 'Sig') this.suspect(`the field ${name} was added`);
      else if (this.noteSignature(dict, name)) continue;
      else if (shows(this.after, dict)) this.drawn.push(name);
    }
  }

  /** Whether there is one in it. */
  private noteSignature(field: PdfDict, name: string): boolean {
    const signature = this.after.getDict(field.get('V'));
    if (signature === null) return false;
    this.filled.push(name);
    if (this.after.getName(signature.get('Type')) === 'DocTimeStamp') this.extends = true;
    else {
      this.signs = true;
      this.fillsForm = true;
    }
    return true;
  }

  private judgeField({ ref, dict: before, name, type }: FormField): void {
    this.explained.add(ref.num);
    const after = this.after.getDict(ref);
    if (after === null) return this.suspect(`the field ${name} was removed`);
    const keys = this.differing(before, after);
    const stray = keys.filter((key) => !['V', 'AP', 'AS', 'M'].includes(key));
    if (stray.length > 0) this.suspect(`the field ${name} was changed in ${stray.join(', ')}`);
    if (keys.length === 0) return;
    if (type === 'Sig') {
      if (this.before.getDict(before.get('V')) !== null) return this.suspect(`the signed field ${name} was changed`);
      const drawnOver = keys.includes('AP') && shows(this.before, before);
      if (drawnOver) this.resets = true;
      if (this.noteSignature(after, name)) return;
      // Without a signature it is a picture like that of a button, and somebody must answer for it.
      if (keys.includes('AP')) this.drawn.push(name);
    }
    this.fillsForm = true;
    this.filled.push(name);
    if (this.hasValue(before) && (keys.includes('V') || type === 'Btn')) this.resets = true;
  }

  private hasValue(field: PdfDict): boolean {
    const value = this.before.get(field.get('V'));
    if (value instanceof PdfString) return value.bytes.length > 0;
    return value !== null || shows(this.before, field);
  }

  /** A page may only gain the widgets of new signature fields. */
  private judgePages(): void {
    for (const page of listPages(this.before)) {
      const list = page.dict.get('Annots');
      const listChanged = list instanceof PdfRef && this.changed.has(list.num);
      if (!this.changed.has(page.ref.num) && !listChanged) continue;
      this.explained.add(page.ref.num);
      if (list instanceof PdfRef) this.explained.add(list.num);
      const after = this.after.getDict(page.ref);
      if (after === null) {
        this.suspect('a page was removed');
        continue;
      }
      const stray = this.differing(page.dict, after).filter((key) => key !== 'Annots');
      if (stray.length > 0) this.suspect(`a page was changed in ${stray.join(', ')}`);
      this.judgeAnnotations(this.before.getArray(list) ?? [], this.after.getArray(after.get('Annots')) ?? []);
    }
  }

  private judgeAnnotations(before: readonly PdfValue[], after: readonly PdfValue[]): void {
    const kept = new Set(after.map(numberOf));
    const known = new Set(before.map(numberOf));
    if (before.some((annot) => !kept.has(numberOf(annot)))) this.suspect('an annotation was removed');
    const fields = new Set(
      readFields(this.after)
        .filter(({ type }) => type === 'Sig')
        .map(({ ref }) => ref.num),
    );
    for (const annot of after) {
      const number = numberOf(annot);
      if (known.has(number)) continue;
      if (number === null || !fields.has(number)) this.suspect('an annotation was added');
    }
  }

  private explainValidationData(): void {
    const old = reachable(this.before, this.before.catalog.get('DSS'));
    for (const number of reachable(this.after, this.after.catalog.get('DSS')).found) {
      if (old.found.has(number) && this.changed.has(number)) {
        this.explained.add(number);
        this.extends = true;
      }
    }
  }

  private explainInfo(): void {
    const info = this.before.trailer.get('Info');
    if (info instanceof PdfRef) this.explained.add(info.num);
  }

  /** What is left must be new, or unchanged, or nothing that the signed revision ever reached. */
  private judgeRest(): void {
    const rest = [...this.changed].filter((number) => !this.explained.has(number));
    if (rest.length === 0) return;
    const trailer = new Map([
      ['Root', this.before.rootRef],
      ...(this.before.trailer.has('Info') ? [['Info', this.before.trailer.get('Info') ?? null] as const] : []),
    ]);
    const { found, dangling } = reachable(this.before, trailer as PdfDict);
    for (const number of rest) {
      if (dangling.has(number)) this.suspect(`object ${number} was put where a signed reference led nowhere`);
      else if (
        found.has(number) &&
        !sameValue(this.before.get(new PdfRef(number)), this.after.get(new PdfRef(number)))
      ) {
        this.suspect(`object ${number} was replaced`);
      }
    }
  }
}

/** Whether an appearance draws anything; one that cannot be read is taken to do so. */
function shows(document: PdfDocument, field: PdfDict): boolean {
  const drawn = document.get(document.getDict(field.get('AP'))?.get('N'));
  if (!(drawn instanceof PdfStream)) return false;
  try {
    return document.decode(drawn).toString('latin1').trim() !== '';
  } catch {
    return true;
  }
}

const numberOf = (value: PdfValue): number | null => (value instanceof PdfRef ? value.num : null);

/** Object numbers that a value leads to, and those among them that lead nowhere. */
function reachable(document: PdfDocument, from: PdfValue | undefined): { found: Set<number>; dangling: Set<number> } {
  const found = new Set<number>();
  const dangling = new Set<number>();
  const queue: PdfValue[] = [from ?? null];
  while (queue.length > 0 && found.size < MOST_OBJECTS_WALKED) {
    const value = queue.pop() ?? null;
    if (value instanceof PdfRef) {
      if (found.has(value.num)) continue;
      found.add(value.num);
      const entry = document.lookup(value.num);
      if (entry === null || entry.type === 'free') dangling.add(value.num);
      else queue.push(document.get(value));
    } else if (Array.isArray(value)) queue.push(...value);
    else if (value instanceof PdfStream) queue.push(...value.dict.values());
    else if (isDict(value)) queue.push(...value.values());
  }
  return { found, dangling };
}

/** The same as written; references are equal by number, streams by their octets. */
export function sameValue(a: PdfValue | undefined, b: PdfValue | undefined): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (left === right) return true;
  if (left instanceof PdfRef) return right instanceof PdfRef && left.num === right.num && left.gen === right.gen;
  if (left instanceof PdfName) return right instanceof PdfName && left.name === right.name;
  if (left instanceof PdfString) return right instanceof PdfString && Buffer.compare(left.bytes, right.bytes) === 0;
  if (left instanceof PdfReal || right instanceof PdfReal)
    return realOf(left) !== null && realOf(left) === realOf(right);
  if (left instanceof PdfStream) {
    return right instanceof PdfStream && Buffer.compare(left.raw, right.raw) === 0 && sameValue(left.dict, right.dict);
  }
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, i) => sameValue(item, right[i]));
  }
  if (isDict(left) && isDict(right)) {
    return (
      left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
    );
  }
  return false;
}

const realOf = (value: PdfValue): number | null =>
  typeof value === 'number' ? value : value instanceof PdfReal ? value.value : null;
