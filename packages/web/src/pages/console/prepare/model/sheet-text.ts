import { type MultiSendColumn, columnFinder, contactColumnOf } from '@countersign/domain';

/**
 * Parses rows of text copied from a spreadsheet, one person per line: cells separated by tabs, otherwise by commas. If the
 * first line is a heading, its names decide; otherwise the columns are in the order of the sheet.
 */
export function rowsFromSheetText(text: string, columns: readonly MultiSendColumn[]): Record<string, string>[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isTabbed = lines.some((line) => line.includes('\t'));
  const cells = lines.map((line) => line.split(isTabbed ? '\t' : /[,，;；]/).map((cell) => cell.trim()));
  const [first = []] = cells;
  const isHeading = first.some((cell) => contactColumnOf(cell) !== null);
  const keys = isHeading ? first.map(columnFinder(columns)) : columns.map(({ key }) => key);
  return cells
    .slice(isHeading ? 1 : 0)
    .map((row) => Object.fromEntries(keys.flatMap((key, at) => (row[at] ? [[key, row[at]]] : []))));
}
