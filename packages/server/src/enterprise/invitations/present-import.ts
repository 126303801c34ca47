import {
  type ImportError,
  type Language,
  type MemberImport,
  SHEETS,
  refusalText,
  isErrorName,
} from '@countersign/contract';
import { MEMBER_COLUMNS, type MemberColumn, toWsid } from '@countersign/domain';
import type { ImportRow, RowErrors } from './import-store.ts';

/** Errors in one answer; the report contains all of them. */
export const ERRORS_SHOWN = 1000;

export interface WrongRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly column: string; readonly error: string; readonly detail?: string }[] | null;
}

const titleOf = (column: string, language: Language): string =>
  (MEMBER_COLUMNS as readonly string[]).includes(column)
    ? SHEETS[language].memberColumns[column as MemberColumn]
    : column;

/** The error of one cell, in the reader's language. */
function wordsOf(
  { error, column, detail = '' }: RowErrors[number],
  cells: WrongRow['cells'],
  language: Language,
): string {
  if (!isErrorName(error)) return error;
  const facts = { detail, limit: detail, text: detail, name: cells.name ?? '', column: titleOf(column, language) };
  return refusalText(error, language, { ...facts, employeeNumber: cells.employeeNumber ?? '' });
}

export const presentErrors = (rows: readonly WrongRow[], language: Language): ImportError[] =>
  rows
    .flatMap(({ number, cells, errors }) =>
      (errors ?? []).map((one) => ({
        row: number,
        column: one.column,
        columnTitle: titleOf(one.column, language),
        code: one.error,
        message: wordsOf(one, cells, language),
        value: cells[one.column] ?? '',
      })),
    )
    .slice(0, ERRORS_SHOWN);

/** All errors of a row in one cell of the report. */
export const reasonsOf = ({ cells, errors }: WrongRow, language: Language): string =>
  (errors ?? []).map((one) => `${titleOf(one.column, language)}: ${wordsOf(one, cells, language)}`).join(' ');

export const presentImport = (row: ImportRow, errors: readonly ImportError[]): MemberImport => ({
  importWsid: toWsid('memberImport', row.id),
  dryRun: false,
  fileName: row.fileName,
  status: row.status,
  total: row.total,
  valid: row.valid,
  invalid: row.total - row.valid,
  done: row.done,
  errors: [...errors],
  createdDatetime: row.createdAt.toISOString(),
  finishedDatetime: row.finishedAt?.toISOString() ?? null,
});
