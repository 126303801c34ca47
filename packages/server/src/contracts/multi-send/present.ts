import {
  type Language,
  type MultiSend,
  type MultiSendExecution,
  type MultiSendJob,
  type MultiSendRow,
  refusalText,
  isErrorName,
} from '@countersign/contract';
import {
  CONTACT_COLUMNS,
  type ExecutionStatus,
  type MultiSendColumn,
  multiSendColumns,
  toWsid,
} from '@countersign/domain';
import { type Services, deliverableContacts } from '../../platform/index.ts';
import type { KnownSheet } from './keep-sheet.ts';
import type { RecipientRecord } from './sheet-store.ts';
import type { JobRow, ListedExecution } from './store.ts';
import { columnTitle } from './words.ts';

type WireColumn = MultiSend['columns'][number];

export const presentColumns = (columns: readonly MultiSendColumn[], language: Language): WireColumn[] =>
  columns.map(({ key, required }) => ({ key, required, title: columnTitle(key, language) }));

/** The list as a whole; empty if none has been submitted yet. */
export const presentMultiSend = (
  { config }: Pick<Services, 'config'>,
  { plan, sheet, slot }: KnownSheet,
  language: Language,
): MultiSend => ({
  multiMode: sheet?.mode ?? null,
  multiName: sheet?.name ?? null,
  columns: presentColumns(multiSendColumns(plan), language),
  identifyingContact: slot.identifyingContact ?? (deliverableContacts(config).PHONE ? 'PHONE' : 'EMAIL'),
  total: sheet?.total ?? 0,
  valid: sheet?.valid ?? 0,
  invalid: (sheet?.total ?? 0) - (sheet?.valid ?? 0),
});

export const presentRow = (row: RecipientRecord, language: Language): MultiSendRow => ({
  number: row.number,
  name: row.name,
  contact: { phone: row.phone || null, email: row.email || null },
  values: row.values,
  errors: (row.errors ?? []).map(({ column, error, detail = '' }) => ({
    column,
    error,
    message: isErrorName(error)
      ? refusalText(error, language, {
          detail,
          limit: detail,
          text: detail,
          name: row.name,
          column: titleIn(column, language),
        })
      : error,
  })),
});

const titleIn = (column: string, language: Language): string =>
  (CONTACT_COLUMNS as readonly string[]).includes(column) ? columnTitle(column, language) : column;

/** Everything not settled is waiting, including rows without an execution yet. */
export function presentJob(
  job: JobRow,
  title: string,
  counts: Partial<Record<ExecutionStatus, number>> = {},
): MultiSendJob {
  const { DONE: done = 0, FAILED: failed = 0, REVOKED: revoked = 0 } = counts;
  return {
    jobWsid: toWsid('job', job.id),
    envelopeWsid: toWsid('envelope', job.envelopeId),
    title,
    status: job.status,
    total: job.total,
    waiting: Math.max(0, job.total - done - failed - revoked),
    done,
    failed,
    revoked,
    createdDatetime: job.createdAt.toISOString(),
    statusDatetime: job.statusAt.toISOString(),
  };
}

export function presentExecution(
  { execution, name, phone, email }: ListedExecution,
  language: Language,
): MultiSendExecution {
  const { id, number, status, error, errorParams, sent, updatedAt } = execution;
  return {
    executionWsid: toWsid('execution', id),
    number,
    name,
    contact: { phone: phone || null, email: email || null },
    status,
    envelopeWsid: sent ? toWsid('envelope', id) : null,
    error,
    message: error !== null && isErrorName(error) ? refusalText(error, language, errorParams ?? {}) : error,
    statusDatetime: updatedAt.toISOString(),
  };
}
