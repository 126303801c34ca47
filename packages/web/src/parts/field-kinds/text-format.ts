import type { Form } from '@countersign/contract';
import { type TextFormat, isTextFormat, spelledIn as spelled } from '@countersign/domain';
import { defineText, textOf } from '../../text/text.ts';
import type { FormAsRuled } from './rules.tsx';

const words = defineText('parts/field-kinds/text-format');

/** The keys that a phone shows; the last character of an identity number may be a letter. */
const KEYBOARDS: Readonly<Record<TextFormat, 'decimal' | 'email' | 'tel' | undefined>> = {
  NUMBER: 'decimal',
  AMOUNT: 'decimal',
  CAPITAL_AMOUNT: 'decimal',
  EMAIL: 'email',
  PHONE: 'tel',
  ID_NUMBER: undefined,
};

const formatOf = ({ format }: Form): TextFormat | null => (format !== null && isTextFormat(format) ? format : null);

/** The text as a field of this format prints it; null if the field does not take it. */
export const spelledIn = (format: string, text: string): string | null =>
  isTextFormat(format) ? spelled(format, text) : text;

/** What a text field of a format, or a file that is asked for, is called; null if it has no name of its own. */
export function nameOfText(form: Form): string | null {
  if (form.formType === 'ATTACHMENT') return form.tagId;
  const format = formatOf(form);
  return format && textOf(words).names[format];
}

/** What a format is called; undefined for any text. */
export const nameOfFormat = (format: string): string | undefined =>
  isTextFormat(format) ? textOf(words).names[format] : undefined;

/** What such a field takes, for a value that it does not take. */
export function wrongText(form: FormAsRuled): string | null {
  if (form.unequalTo) return textOf(words).unequal(form.unequalTo);
  const { formType, options, minChosen, maxChosen } = form;
  if (formType === 'CHECKBOX' && options) return textOf(words).count(minChosen ?? 0, maxChosen ?? options.length);
  const format = formatOf(form);
  return format && textOf(words).wrong(textOf(words).hints[format]);
}

/** The keyboard of a field, and its text as it is printed, which replaces what was typed once it is left. */
export function typingOf(form: Form, text: string, onText: (text: string) => void) {
  const format = formatOf(form);
  if (format === null) return {};
  return {
    inputMode: KEYBOARDS[format],
    onBlur: () => {
      const printed = spelledIn(format, text);
      if (printed !== null && printed !== text) onText(printed);
    },
  };
}
