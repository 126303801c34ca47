import type { Api, DataIn } from '@countersign/contract';
import {
  CONTACT_COLUMNS,
  type MultiSendColumn,
  MULTI_SEND_COLUMNS_MAX,
  MULTI_SEND_ROWS_MAX,
  type RecipientRow,
  columnFinder,
  cutFileName,
  fromWsid,
  multiSendColumns,
} from '@countersign/domain';
import { type Call, type Services, readCells, readUpload, refuseWith } from '../../platform/index.ts';
import { keepSheet, readSlot } from './keep-sheet.ts';
import { presentMultiSend } from './present.ts';

type Set = Api['setMultiSend'];
type Upload = Api['uploadMultiSend'];

const slotOf = (call: Call<Set> | Call<Upload>) => ({
  relation: call.relation,
  participantId: fromWsid('participant', call.params.participantWsid),
});

/** Replaces the list by the rows of the request; nothing is sent. */
export async function setMultiSend(services: Services, call: Call<Set>): Promise<DataIn<Set>> {
  const { body, context } = call;
  const slot = slotOf(call);
  const columns = multiSendColumns((await readSlot(services, slot)).plan);
  const columnOf = columnFinder(columns);
  const rows = body.rows.map((cells, at) =>
    recipientOf(at + 1, Object.entries(cells).slice(0, MULTI_SEND_COLUMNS_MAX), columnOf),
  );
  const given = { mode: body.multiMode, name: body.multiName ?? null, rows };
  const known = await keepSheet(services, slot, given, context.now);
  return { multiSend: presentMultiSend(services, known, context.language) };
}

/** Replaces the list by that of a CSV or XLSX file, which is read in the worker for foreign bytes (security 51). */
export async function uploadMultiSend(services: Services, call: Call<Upload>): Promise<DataIn<Upload>> {
  const { file, context } = call;
  if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const slot = slotOf(call);
  const columns = multiSendColumns((await readSlot(services, slot)).plan);
  const bytes = await readUpload(file);
  const rows = recipientsOf(await readCells(services, bytes, LIMITS, refuseTooMany), columns);
  const given = { mode: 'FILE' as const, name: cutFileName(file.fileName), rows };
  const known = await keepSheet(services, slot, given, context.now);
  return { multiSend: presentMultiSend(services, known, context.language) };
}

const LIMITS = { rows: MULTI_SEND_ROWS_MAX + 1, columns: MULTI_SEND_COLUMNS_MAX };
const refuseTooMany = (): never => refuseWith('ERROR_SHEET_ROWS', { limit: MULTI_SEND_ROWS_MAX });

/** Rows below the heading, which is the first non-empty row; empty rows keep their number and are not recipients. */
function recipientsOf(cells: readonly (readonly string[])[], columns: readonly MultiSendColumn[]): RecipientRow[] {
  const at = cells.findIndex((row) => row.some((cell) => cell !== ''));
  const columnOf = columnFinder(columns);
  const headings = (cells[at] ?? []).slice(0, MULTI_SEND_COLUMNS_MAX).map(columnOf);
  if (at < 0) return refuseWith('ERROR_SHEET_EMPTY');
  if (!headings.includes('name') || !(headings.includes('phone') || headings.includes('email')))
    return refuseWith('ERROR_SHEET_HEADING');
  return cells.slice(at + 1).flatMap((row, below) => {
    if (row.every((cell) => cell === '')) return [];
    const named = headings.map((heading, column) => [heading, row[column] ?? ''] as const);
    return [recipientOf(below + 1, named, columnOf)];
  });
}

/** If two columns have one heading, the first non-empty value counts. */
function recipientOf(
  number: number,
  cells: readonly (readonly [string, string])[],
  columnOf: (heading: string) => string,
): RecipientRow {
  const found = new Map<string, string>();
  for (const [heading, text] of cells) {
    const key = columnOf(heading).slice(0, 64);
    if (key !== '' && text.trim() !== '' && !found.has(key)) found.set(key, text.trim());
  }
  const own = (key: string): boolean => !(CONTACT_COLUMNS as readonly string[]).includes(key);
  return {
    number,
    name: found.get('name') ?? '',
    phone: found.get('phone') ?? '',
    email: found.get('email') ?? '',
    values: Object.fromEntries([...found].filter(([key]) => own(key) && key !== '__proto__')),
  };
}
