import type { PdfDocument } from '../syntax/document.ts';
import { type PdfDict, textOf } from '../syntax/objects.ts';
import type { Restrictions } from './changes/later-changes.ts';
import type { SignatureField } from './signature-fields.ts';

/**
 * The later changes that a signature permits: DocMDP, FieldMDP and the lock of its field (ISO 32000-2 §12.8.2.2, §12.8.2.4,
 * §12.7.5.5).
 */
export function restrictionsOf(document: PdfDocument, { signature, lock }: SignatureField): Restrictions {
  const levels: (1 | 2 | 3)[] = [];
  const locks: Restrictions['isLocked'][] = [];
  for (const item of document.getArray(signature.get('Reference')) ?? []) {
    const reference = document.getDict(item);
    const parameters = document.getDict(reference?.get('TransformParams'));
    const method = document.getName(reference?.get('TransformMethod'));
    if (method === 'DocMDP') levels.push(levelOf(document, parameters) ?? 2);
    if (method === 'FieldMDP') locks.push(lockOf(document, parameters));
  }
  // PDF 2.0: the lock of the field may also set a certification level.
  const level = lock === null ? null : levelOf(document, lock);
  if (level !== null) levels.push(level);
  const permitted = levels.length === 0 ? null : (Math.min(...levels) as 1 | 2 | 3);
  return { permitted, isLocked: (name) => locks.some((isLocked) => isLocked(name)) };
}

/** /P; a value other than the three levels is treated as the strictest. */
function levelOf(document: PdfDocument, parameters: PdfDict | null): 1 | 2 | 3 | null {
  if (!parameters?.has('P')) return null;
  const level = document.getNumber(parameters.get('P'));
  return level === 2 || level === 3 ? level : 1;
}

/** Fields are identified by their full names; the name of an inner field includes all fields below it. */
function lockOf(document: PdfDocument, parameters: PdfDict | null): Restrictions['isLocked'] {
  const names = (document.getArray(parameters?.get('Fields')) ?? []).flatMap(
    (name) => textOf(document.get(name)) ?? [],
  );
  const isNamed = (field: string): boolean => names.some((name) => field === name || field.startsWith(`${name}.`));
  switch (document.getName(parameters?.get('Action'))) {
    case 'Include':
      return isNamed;
    case 'Exclude':
      return (field) => !isNamed(field);
    default:
      return () => true;
  }
}
