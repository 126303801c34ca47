import { judgedLine, plain } from '../print.ts';
import { ARCHIVE_CHECKS, type ArchiveVerification } from './archive-verification.ts';
import type { ExportVerification } from './verify-export.ts';

const MARK = { PASSED: 'ok    ', FAILED: 'FAILED', ABSENT: 'absent' } as const;

/** Formats the verification of an archive as lines: one verdict, a line for each check, a line for each document. */
export function printedArchive({ valid, fileName, envelope, checks, documents }: ArchiveVerification): string {
  const lines = [
    `${valid ? 'VALID' : 'NOT VALID'}  ${plain(fileName ?? '')}`,
    ...(envelope === null
      ? []
      : [
          `  ${plain(envelope.title)}`,
          `  ${plain(envelope.wsid)}, completed ${plain(envelope.completedAt)}`,
          ...(envelope.voidedAt === null ? [] : [`  VOID by agreement since ${plain(envelope.voidedAt)}`]),
        ]),
    '',
    ...checks.flatMap(({ check, result, found }) => [
      `  ${MARK[result]}  ${ARCHIVE_CHECKS[check]}`,
      ...found.map((line) => `            ${plain(line)}`),
    ]),
    '',
  ];
  const judged = documents.map(({ path, verification }) => `  ${judgedLine(path, { verification, error: null })}`);
  return `${lines.join('\n')}\n${judged.join('')}`;
}

/** Formats one archive of many files as one line: verdict, number of documents, path. */
export function archiveLine(path: string, { valid, documents }: ArchiveVerification): string {
  const verdict = valid ? 'VALID' : 'INVALID';
  return `${verdict.padEnd(13)}  ${`documents ${documents.length}`.padEnd(10)}  ${'archive'.padEnd(11)}  ${plain(path)}\n`;
}

/** Formats the verification of an export: one verdict, the problems of the export itself, and how many contracts are valid. */
export function printedExport(judged: ExportVerification): string {
  const { valid, fileName, madeAt, found, contracts, validContracts, files } = judged;
  const lines = [
    `${valid ? 'VALID' : 'NOT VALID'}  ${plain(fileName)}`,
    `  export of ${plain(madeAt ?? 'an unknown time')}: ${files} files, ${validContracts} of ${contracts} finished contracts valid`,
    ...found.map((line) => `  FAILED  ${plain(line)}`),
  ];
  return `${lines.join('\n')}\n`;
}
