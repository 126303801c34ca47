/**
 * What a sheet would take for a formula, as the text of a cell: an apostrophe before it keeps it from being one (security 51).
 */
export const textCell = (text: string): string => (FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text);

/**
 * The signs by which programs know a formula, also behind spaces and characters that are not seen; normalisation makes
 * the full-width and small forms (＝ ﹢ ＠) of the plain ones. The minus sign U+2212 has no plain form.
 */
const FORMULA = /^[\s\p{Z}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@|%\u2212]|^[\t\r\n]/u;
