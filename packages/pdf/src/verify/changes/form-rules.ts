import { type PdfDict, PdfRef, type PdfValue, isDict } from '../../syntax/objects.ts';
import { writes } from './appearance.ts';
import { isUnder } from './object-graph.ts';
import { differingKeys, keepsOrder, onlyGains } from './same-value.ts';
import { type StepContext, objectName, unsettled } from './step-context.ts';
import { inherited, isEmpty, showingOf } from './value-shown.ts';

/** The form dictionary and its list of fields (ISO 32000-2 §12.7.3); its fields have their own rules. */
export function judgeForm(step: StepContext): void {
  const [before, after] = [step.before.document, step.after.document];
  const [held, now] = [before.catalog.get('AcroForm'), after.catalog.get('AcroForm')];
  const [oldForm, newForm] = [before.getDict(held), after.getDict(now)];
  if (oldForm !== null && newForm === null) return step.suspect('form', 'FORM_REMOVED');
  if (newForm === null) return;
  if (oldForm === null) return step.explain('FORM_ENTRIES', 'form', 'FORM_ADDED');
  settleForm(step, held, oldForm);
  for (const key of differingKeys(oldForm, newForm, step)) judgeEntry(step, key, oldForm, newForm);
  judgeList(step, oldForm, newForm);
  judgeResources(step);
}

/** Objects of the form are explained if only the form uses them. */
function settleForm(step: StepContext, held: PdfValue | undefined, form: PdfDict): void {
  const root = step.before.document.rootRef.num;
  const formNum = held instanceof PdfRef ? held.num : null;
  const list = form.get('Fields');
  const isForm = (from: number, path: string): boolean => from === root && path === 'AcroForm';
  const isList = (from: number, path: string): boolean =>
    (from === root && path === 'AcroForm/Fields') || (from === formNum && path === 'Fields');
  settleWhere(step, formNum, isForm);
  settleWhere(step, list instanceof PdfRef ? list.num : null, isList);
}

function settleWhere(step: StepContext, num: number | null, allows: (from: number, path: string) => boolean): void {
  if (num === null || !step.changed.has(num)) return;
  if (step.referrers.get(num)?.every(({ from, path }) => allows(from, path))) step.settle(num);
}

function judgeEntry(step: StepContext, key: string, oldForm: PdfDict, newForm: PdfDict): void {
  const [before, after] = [step.before.document, step.after.document];
  const [old, now] = [before.get(oldForm.get(key)), after.get(newForm.get(key))];
  const isFine =
    key === 'Fields' ||
    (key === 'SigFlags' && typeof now === 'number' && (Number(old ?? 0) & ~now) === 0) ||
    (key === 'DR' && onlyGains(old, now, step)) ||
    (key === 'DA' && old === null && before.get(oldForm.get('NeedAppearances')) !== true) ||
    (key === 'NeedAppearances' && now !== true && (old !== true || showsItsValues(step)));
  if (!isFine) step.suspect('form', `FORM_CHANGED:${key}`);
  else if (key !== 'Fields') step.explain('FORM_ENTRIES', 'form', `FORM_CHANGED:${key}`);
}

/** From now on readers show the stored appearances instead of their own drawing: both must be the same. */
const showsItsValues = ({ after, first, signs }: StepContext): boolean =>
  [...after.fields.values()].every(({ dict, type }) => {
    if (type !== 'Tx' && type !== 'Ch') return true;
    const isBlank = isEmpty(inherited(after.document, dict, 'V')) && !writes(after.document, dict);
    return isBlank || showingOf(after.document, dict, signs ? after.document : first) === 'SAME';
  });

function judgeList(step: StepContext, oldForm: PdfDict, newForm: PdfDict): void {
  const old = step.before.document.getArray(oldForm.get('Fields')) ?? [];
  const now = step.after.document.getArray(newForm.get('Fields')) ?? [];
  const kept = new Set(now.map(keyOf));
  if (old.some((each) => !kept.has(keyOf(each)))) step.suspect('form', 'FIELD_REMOVED');
  else if (!keepsOrder(old, now)) step.suspect('form', 'FIELDS_REORDERED');
  else if (now.length > old.length) step.explain('FORM_ENTRIES', 'form', 'FIELDS_LISTED');
}

/** References are compared by number, other values by content. */
const keyOf = (value: PdfValue): PdfValue => (value instanceof PdfRef ? value.num : value);

/** Dictionaries of default resources that only the form uses and that only gain entries. */
function judgeResources(step: StepContext): void {
  const rest = unsettled(step);
  if (rest.length === 0) return;
  const [before, after] = [step.before.document, step.after.document];
  const root = before.rootRef.num;
  const held = before.catalog.get('AcroForm');
  const form = held instanceof PdfRef ? held.num : null;
  const isResource = (from: number, path: string): boolean =>
    (from === root && isUnder(path, 'AcroForm/DR')) || (from === form && isUnder(path, 'DR'));
  const elsewhere = step.graph.reachedWithout(isResource);
  for (const num of rest) {
    if (!step.graph.reaches(num) || elsewhere.has(num)) continue;
    const [old, now] = [before.get(new PdfRef(num)), after.get(new PdfRef(num))];
    if (!isDict(old) || !onlyGains(old, now, step)) continue;
    step.settle(num);
    step.explain('FORM_ENTRIES', objectName(num), 'FORM_CHANGED:DR');
  }
}
