import { attachmentNamed } from '../http/content-disposition.ts';
import type { BinaryReply } from '../http/context.ts';
import { csvOf, workbookOf } from './write-sheet.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  readonly format: 'xlsx' | 'csv';
  /** Of the file, without its extension, and of the sheet within it unless that has one of its own. */
  readonly name: string;
  readonly sheetName?: string;
  /** The heading first. */
  readonly rows: readonly (readonly string[])[];
}

/** A sheet to be kept as a file, its cells neutral (security 51). */
export const answerSheet = ({ format, name, sheetName = name, rows }: Sheet): BinaryReply => ({
  body: format === 'csv' ? csvOf(rows) : workbookOf(sheetName, rows),
  mediaType: format === 'csv' ? 'text/csv; charset=utf-8' : XLSX,
  headers: { 'content-disposition': attachmentNamed(`${name}.${format}`), 'cache-control': 'no-store' },
});
