import { type BinaryReply, attachmentNamed } from '../http/index.ts';
import { csvOf, workbookOf } from './write-sheet.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  readonly format: 'xlsx' | 'csv';
  /** Name of the file without its extension, and of the sheet unless that has its own. */
  readonly name: string;
  readonly sheetName?: string;
  /** The rows, the heading first. */
  readonly rows: readonly (readonly string[])[];
}

/** Answers a call with a sheet to be saved as a file; its cells are protected against formulas (security 51). */
export const answerSheet = ({ format, name, sheetName = name, rows }: Sheet): BinaryReply => ({
  body: format === 'csv' ? csvOf(rows) : workbookOf(sheetName, rows),
  mediaType: format === 'csv' ? 'text/csv; charset=utf-8' : XLSX,
  headers: { 'content-disposition': attachmentNamed(`${name}.${format}`), 'cache-control': 'no-store' },
});
