import { PdfRef, type PdfDict } from '../../syntax/objects.ts';
import type { FormField } from '../signature-fields.ts';
import { paints } from './appearance.ts';
import { explainPicture, judgeSigned, signatureOf } from './field-rules.ts';
import type { StepContext } from './step-context.ts';
import { hasStrayEntries } from './widget-entries.ts';

/** New fields: after a signature only signature fields may be added, each with one widget and without actions. */
export function judgeNewFields(step: StepContext): void {
  const names = new Set([...step.before.fields.values()].map(({ name }) => name));
  for (const [num, field] of step.after.fields) {
    if (step.before.fields.has(num)) continue;
    const { name, type, dict } = field;
    if (type !== 'Sig') step.suspect(name, 'FIELD_ADDED');
    else if (dict.has('A') || dict.has('AA')) step.suspect(name, 'ACTION_ADDED');
    else if (names.has(name)) step.suspect(name, 'FIELD_NAME_TWICE');
    else if (hasStrayEntries(step.after.document, dict)) step.suspect(name, 'ANNOTATION_ADDED');
    else if (isShownFromBefore(step, num, dict)) step.suspect(name, 'HIDDEN_OBJECT_SHOWN');
    else judgeNewSignatureField(step, field);
    names.add(name);
  }
}

/** A previously unreferenced object of the signed file that becomes visible now (shadow attack). */
const isShownFromBefore = (step: StepContext, num: number, dict: PdfDict): boolean =>
  step.before.document.getDict(new PdfRef(num)) !== null && paints(step.after.document, dict);

function judgeNewSignatureField(step: StepContext, { name, dict }: FormField): void {
  const signature = signatureOf(step.after, dict);
  const isDrawn = paints(step.after.document, dict);
  step.explain('SIGNATURE_FIELD_ADDED', name, 'SIGNATURE_FIELD_ADDED');
  if (signature !== null) judgeSigned(step, name, signature, isDrawn);
  else if (isDrawn) explainPicture(step, name, true);
}
