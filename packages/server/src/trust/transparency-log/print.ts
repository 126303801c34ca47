import { toWsid } from '@countersign/domain';
import type { Finding, NamedRow } from './findings.ts';
import type { ProofJudgement } from './proof-files.ts';
import type { LogReport } from './verify-log.ts';

/** The number of findings printed; `--json` has all stored ones. */
const SHOWN = 200;

const rowOf = ({ number, envelopeId, at }: NamedRow): string => {
  const envelope = envelopeId === null ? 'no envelope' : toWsid('envelope', envelopeId);
  return `row ${number} (${envelope}, ${at.toISOString()}): `;
};

const lineOf = ({ kind, row, detail }: Finding): string =>
  `${kind.padEnd(10)} ${row === null ? '' : rowOf(row)}${detail}`;

/** What `npm run audit -- verify` prints. */
export function printedReport(report: LogReport, { isOwnWord }: { readonly isOwnWord: boolean }): string {
  const { size, waiting, checkpoints, last, found, findings, ok } = report;
  const lines = findings.slice(0, SHOWN).map(lineOf);
  if (found > SHOWN) lines.push(`… and ${found - SHOWN} more; --json has them`);
  lines.push(`${size} rows in the log, ${waiting} wait for it, ${checkpoints} checkpoints`);
  if (last !== null) lines.push(`last checkpoint: ${last.size} rows, ${last.at}`);
  if (isOwnWord) lines.push('no root certificate outside the database: it vouches for itself (--trust root.pem)');
  lines.push(ok ? 'nothing was edited, dropped, reordered or inserted' : `${found} findings`);
  return `${lines.join('\n')}\n`;
}

/** What `npm run audit -- check` prints. */
export function printedProof(
  { findings, events, checkpoint }: ProofJudgement,
  problems: readonly string[],
  time: Date | null,
): string {
  const lines = findings.map(({ kind, row, detail }) =>
    `${kind.padEnd(11)} ${row === null ? '' : `row ${row.number}: `}${detail}`.trimEnd(),
  );
  lines.push(...problems.map((problem) => `${'CHECKPOINT'.padEnd(11)} ${problem}`));
  if (checkpoint !== null) {
    const stamped = time === null ? 'no valid time-stamp' : `stamped ${time.toISOString()}`;
    lines.push(`${events.length} rows against ${checkpoint.origin}, ${checkpoint.size} rows, ${stamped}`);
  }
  lines.push(lines.length === 1 ? 'every row is unchanged, and in the log' : `${lines.length - 1} findings`);
  return `${lines.join('\n')}\n`;
}
