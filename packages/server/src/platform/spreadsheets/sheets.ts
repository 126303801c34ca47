import { parse } from 'csv-parse/sync';
import { TaskRefusal, task } from '../workers/index.ts';
import { type SheetLimits, readWorkbook } from './workbook.ts';

export interface ReadSheetInput {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

/** Longer cells fit no field. */
const CELL_CHARACTERS = 4000;
const RECORD_CHARACTERS = 1_000_000;

/**
 * The cells of a CSV or of the first sheet of an XLSX as texts; `rows[n]` is row n + 1, empty where the row is empty.
 * Refusals: SHEET_TYPE (neither), SHEET_DAMAGED, SHEET_TOO_LARGE (unpacked), SHEET_ROWS (more than the limit).
 */
export function readSheetCells({ bytes, limits }: ReadSheetInput): string[][] {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isZip ? readWorkbook(bytes, limits) : readCsv(textOf(bytes), limits);
  return rows.map((row) => row.map((cell) => plainCell(cell).slice(0, CELL_CHARACTERS)));
}

export const readSheet = task(readSheetCells);

/** The apostrophe that keeps a spreadsheet program from computing a cell is not part of its text (security 51). */
const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

/** UTF-8 or UTF-16 by its byte order mark, UTF-8 where it is valid, else GB18030, which Chinese editions of Excel write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = decoded('utf-8', bytes) ?? decoded('gb18030', bytes);
  // oxlint-disable-next-line no-control-regex
  if (text === null || /[\u0000-\u0008\u000e-\u001f]/.test(text))
    throw new TaskRefusal('SHEET_TYPE', 'the file is not text');
  return text;
}

function decoded(encoding: 'utf-8' | 'gb18030', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readCsv(text: string, limits: SheetLimits): string[][] {
  let filled = 0;
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: RECORD_CHARACTERS,
      on_record: (record: string[]) => {
        const isEmpty = record.every((cell) => cell.trim() === '');
        if (!isEmpty && ++filled > limits.rows) throw new TaskRefusal('SHEET_ROWS', 'the file has too many rows');
        return isEmpty ? [] : record.slice(0, limits.columns);
      },
    });
  } catch (error) {
    if (error instanceof TaskRefusal) throw error;
    throw new TaskRefusal('SHEET_DAMAGED', 'the file is not a CSV');
  }
}

/** The separator that occurs most often in the heading. */
function delimiterOf(text: string): string {
  const heading =
    text
      .slice(0, 10_000)
      .split(/\r?\n/)
      .find((line) => line.trim() !== '') ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}
