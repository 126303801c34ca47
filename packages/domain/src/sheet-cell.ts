/** The text of a cell, with an apostrophe before anything that a spreadsheet would read as a formula (security 51). */
export const textCell = (text: string): string => (FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text);

/**
 * The characters with which formulas begin, also after spaces and invisible characters. Normalisation converts
 * full-width and small forms (＝ ﹢ ＠) to the plain ones; the minus sign U+2212 has no plain form.
 */
const FORMULA = /^[\s\p{Z}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@|%\u2212]|^[\t\r\n]/u;
