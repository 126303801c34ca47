import type { Form } from '@countersign/contract';
import { takesText } from '@countersign/domain';
import { kinds } from '../../../../parts/field-kinds/kinds.ts';
import type { Place } from '../../../../parts/pdf-view/view-handle.ts';

/** The position of a form, measured in points from the upper left corner of its page as displayed (Rulings §6.6). */
export function placeOf({
  fileWsid: docId,
  page,
  position,
  pageInfo,
}: Pick<Form, 'fileWsid' | 'page' | 'position' | 'pageInfo'>): Place {
  const { ulx, uly, lrx, lry } = position;
  return { docId, page, x: ulx, y: pageInfo.height - uly, width: lrx - ulx, height: uly - lry };
}

/** Text of this size keeps a phone from zooming into the field by itself. */
const TYPING_PX = 16;
const SIGNING_MIN_PX = 132;

/** The scale at which a field can be used: a text can be typed into it, a finger finds one of its boxes. */
export const typingScale = (form: Form): number => kinds()?.choosingScale(form) ?? TYPING_PX / form.fontSize;

/** The width on the screen that a field needs for input; a slice of a check-mark seal is only touched. */
export function workingWidthPx(form: Form): number {
  if (form.formType === 'MULTI_CHECK_MARK') return 0;
  const isTyped = takesText(form.formType);
  return isTyped ? placeOf(form).width * typingScale(form) * 1.02 : SIGNING_MIN_PX;
}
