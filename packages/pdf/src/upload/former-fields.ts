import { pageView, userSpaceToDisplayed } from '../geometry.ts';
import type { FormerField } from '../model.ts';
import { formFields } from '../sign/form-fields.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { PdfRef, PdfString, type PdfValue, textOf } from '../syntax/objects.ts';
import { readPageTree } from '../syntax/pages.ts';
import { isHidden, rectOf } from './annotations.ts';

const MOST_FIELDS = 200;
const LONGEST_NAME = 60;
/** The flags ReadOnly of a field and Password of a text field (ISO 32000-2 §12.7.4.1, §12.7.5.3). */
const READ_ONLY = 1;
const PASSWORD = 1 << 13;
/** In points; nothing that is read fits into less. */
const SMALLEST_PT = 6;

const isFilled = (value: PdfValue): boolean =>
  value instanceof PdfString ? (textOf(value) ?? '').trim() !== '' : value !== null;

/**
 * The empty text and signature fields of an unsigned file, whose form is drawn into its pages and gone afterwards: where its
 * author wanted people to write and to sign. From the first page to the last, each from its top; at most 200. Throws DAMAGED or
 * TOO_COMPLEX.
 */
export function formerFields(document: PdfDocument): FormerField[] {
  const pageOf = new Map(
    readPageTree(document).pages.flatMap((page, index) =>
      (document.getArray(page.dict.get('Annots')) ?? []).flatMap((ref) =>
        ref instanceof PdfRef ? [[ref.num, { view: pageView(document, page), number: index + 1 }] as const] : [],
      ),
    ),
  );
  const found = formFields(document).flatMap(({ ref, dict, name, type, value }): FormerField[] => {
    const flags = document.getNumber(dict.get('Ff')) ?? 0;
    if ((type !== 'Tx' && type !== 'Sig') || isFilled(value) || (flags & (READ_ONLY | PASSWORD)) !== 0) return [];
    const label = (textOf(document.get(dict.get('TU'))) ?? name).slice(0, LONGEST_NAME);
    // A field without separate widgets is its widget.
    return (document.getArray(dict.get('Kids')) ?? [ref]).flatMap((kid): FormerField[] => {
      const widget = document.getDict(kid);
      const page = kid instanceof PdfRef ? pageOf.get(kid.num) : undefined;
      const rect = widget === null || isHidden(document, widget) ? null : rectOf(document, widget);
      if (page === undefined || rect === null) return [];
      const position = userSpaceToDisplayed(page.view, rect);
      if (position.lrx - position.ulx < SMALLEST_PT || position.uly - position.lry < SMALLEST_PT) return [];
      return [{ kind: type === 'Sig' ? 'SIGNATURE' : 'TEXT', name: label, page: page.number, position }];
    });
  });
  return found
    .toSorted((a, b) => a.page - b.page || b.position.uly - a.position.uly || a.position.ulx - b.position.ulx)
    .slice(0, MOST_FIELDS);
}
