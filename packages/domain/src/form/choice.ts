import { type Decision, accept, refuse } from '../decision.ts';
import type { FormType } from '../vocabulary.ts';
import { plainText } from './decimal.ts';
import type { FormPosition, FormSettings } from './form.ts';

export const OPTIONS_MAX = 50;
export const OPTION_MAX = 100;
/** The value of a CHECKBOX without options that is ticked. */
export const TICKED = 'YES';
const YES = /^(?:yes|true|1|是|√|✓|☑)$/i;
const NO = /^(?:no|false|0|否|☐)?$/i;
/** Between the chosen options of a CHECKBOX in its value; lists of recipients use any of the others. */
const BETWEEN = /[\n;；]/;

/** The chosen options in a value of a CHECKBOX. */
export const chosenIn = (value: string): string[] =>
  value
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The value of a CHECKBOX with these options chosen. */
export const valueOfChosen = (options: readonly string[], chosen: ReadonlySet<string>): string =>
  options.filter((one) => chosen.has(one)).join('\n');

/** The value of a choice as it is stored, '' for none; null if it is no choice of the form. */
export function spelledChoice(
  formType: FormType,
  settings: FormSettings | null | undefined,
  text: string,
): string | null {
  const options = settings?.options ?? [];
  if (formType !== 'CHECKBOX') return options.find((one) => one === text.trim()) ?? null;
  if (options.length === 0) return YES.test(plainText(text)) ? TICKED : NO.test(plainText(text)) ? '' : null;
  const chosen = chosenIn(text);
  if (chosen.length === 0) return '';
  const { minChosen = 0, maxChosen = options.length } = settings ?? {};
  const isKnown = chosen.every((one) => options.includes(one)) && new Set(chosen).size === chosen.length;
  return isKnown && chosen.length >= minChosen && chosen.length <= maxChosen
    ? valueOfChosen(options, new Set(chosen))
    : null;
}

/** Validates the options of a form: which its kind needs, each once, and limits that can be kept. */
export function judgeOptions(formType: FormType, settings: FormSettings): Decision<FormSettings> {
  const options = settings.options?.map((one) => one.trim()) ?? [];
  if (formType !== 'DROPDOWN' && formType !== 'RADIO' && formType !== 'CHECKBOX') return accept({});
  const isWrong =
    options.length > OPTIONS_MAX ||
    new Set(options).size < options.length ||
    options.some((one) => one === '' || BETWEEN.test(one) || [...one].length > OPTION_MAX) ||
    (formType !== 'CHECKBOX' && options.length === 0);
  if (isWrong) return refuse('ERROR_FORM_VALUE', { detail: 'options' });
  if (formType !== 'CHECKBOX') return accept({ options });
  const { minChosen = 0, maxChosen = options.length } = settings;
  const isKept = options.length === 0 || (minChosen <= maxChosen && maxChosen >= 1 && maxChosen <= options.length);
  return isKept
    ? accept({ options, minChosen: settings.minChosen, maxChosen: settings.maxChosen })
    : refuse('ERROR_FORM_VALUE', { detail: 'minChosen, maxChosen' });
}

const ROW_PT = 13;

/**
 * The boxes of the options within the box of their form: one below the other, or in as many columns as its height requires, row by
 * row.
 */
export function optionBoxes({ ulx, uly, lrx, lry }: FormPosition, count: number): FormPosition[] {
  const most = Math.max(1, Math.floor((uly - lry) / ROW_PT));
  const columns = Math.ceil(count / most);
  const rows = Math.ceil(count / columns);
  const [width, height] = [(lrx - ulx) / columns, (uly - lry) / rows];
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [left, top] = [ulx + column * width, uly - row * height];
    return { ulx: left, uly: top, lrx: left + width, lry: top - height };
  });
}
