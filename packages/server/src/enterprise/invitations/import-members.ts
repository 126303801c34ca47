import { type Api, type DataIn, SHEETS, type SheetWords } from '@countersign/contract';
import {
  INVITATION_DAYS,
  type JudgedMember,
  MEMBER_COLUMNS,
  MEMBER_IMPORT_AT_ONCE,
  MEMBER_IMPORT_ROWS_MAX,
  cutFileName,
  fromWsid,
} from '@countersign/domain';
import {
  type BinaryReply,
  type Call,
  type Services,
  answerSheet,
  readCells,
  readUpload,
  refuseWith,
} from '../../platform/index.ts';
import { memberOf, record } from './create-invitations.ts';
import {
  BATCH,
  type ImportRow,
  badRows,
  findImport,
  insertImport,
  insertImportRows,
  lockImport,
  purgeOldImports,
} from './import-store.ts';
import { judgeImport, membersOf, refuseTooMany } from './judge-import.ts';
import { ERRORS_SHOWN, presentErrors, presentImport, reasonsOf } from './present-import.ts';
import { enqueueImport, runImport } from './run-import.ts';
import { demandDay } from './send-limits.ts';

type Import = Api['importMembers'];
type Get = Api['getMemberImport'];

const LIMITS = { rows: MEMBER_IMPORT_ROWS_MAX + 1, columns: 50 };
const IMPORTS_KEPT = 10;

/** A dry run validates every row and stores nothing; otherwise the valid rows are invited and the invalid ones reported. */
export async function importMembers(services: Services, call: Call<Import>): Promise<DataIn<Import>> {
  const { caller, body, file, context } = call;
  const bytes = await readUpload(file);
  const fileName = cutFileName(file?.fileName ?? '');
  const given = membersOf(await readCells(services, bytes, LIMITS, refuseTooMany));
  const rows = await judgeImport(services, caller, given, context.now);
  const valid = rows.filter(({ errors }) => errors.length === 0).length;
  if (body.dryRun === 'true') {
    const wrong = rows.filter(({ errors }) => errors.length > 0);
    const counts = { total: rows.length, valid, invalid: rows.length - valid, done: 0 };
    const at = { createdDatetime: context.now.toISOString(), finishedDatetime: null };
    const errors = presentErrors(wrong, context.language);
    return { memberImport: { importWsid: null, dryRun: true, fileName, status: 'DONE', ...counts, ...at, errors } };
  }
  const importId = await storeImport(services, call, { fileName, rows, valid });
  if (valid <= MEMBER_IMPORT_AT_ONCE) await runImport(services, importId);
  return { memberImport: await presentStored(services, call, importId) };
}

interface Judged {
  readonly fileName: string;
  readonly rows: readonly JudgedMember[];
  readonly valid: number;
}

/**
 * Inserts the import first, which refuses other imports of the enterprise, then its rows in batches; the last transaction
 * enqueues its job. If the process is killed in between, a job that was enqueued with the first one removes the import.
 * @returns the import's id
 */
async function storeImport(services: Services, call: Call<Import>, { fileName, rows, valid }: Judged): Promise<string> {
  const { enterpriseId, memberId } = memberOf(call.caller);
  const { now, language } = call.context;
  const importId = services.ids.next();
  await services.db.withTx(async (tx) => {
    await demandDay(tx, { enterpriseId, memberId }, valid, now);
    const about = { id: importId, enterpriseId, memberId, fileName, language, total: rows.length, valid, done: 0 };
    const expiresInDays = call.body.expiresInDays ?? INVITATION_DAYS;
    if (!(await insertImport(tx, { ...about, status: 'RUNNING', expiresInDays, createdAt: now })))
      refuseWith('ERROR_IMPORT_RUNNING');
    await enqueueImport(tx, services, importId, { now, isAwaited: true });
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH).map(({ errors, roleIds, cells, ...row }) => ({
      ...row,
      importId,
      cells: { ...cells },
      roleIds: [...roleIds],
      errors: errors.length === 0 ? null : [...errors],
    }));
    await services.db.withTx((tx) => insertImportRows(tx, batch));
  }
  await services.db.withTx(async (tx) => {
    if ((await lockImport(tx, importId)) === null) refuseWith('ERROR_NOT_FOUND');
    await purgeOldImports(tx, enterpriseId, IMPORTS_KEPT);
    await enqueueImport(tx, services, importId, { now, isAwaited: valid <= MEMBER_IMPORT_AT_ONCE });
    const detail = { fileName, total: String(rows.length), valid: String(valid) };
    await record(tx, services, call, 'member.imported', detail);
  });
  return importId;
}

async function presentStored(services: Services, { caller, context }: Call<Import> | Call<Get>, importId: string) {
  const { enterpriseId } = memberOf(caller);
  const { row, wrong } = await services.db.withTx(async (tx) => ({
    row: (await findImport(tx, enterpriseId, importId)) ?? refuseWith('ERROR_NOT_FOUND'),
    wrong: await badRows(tx, importId, { limit: ERRORS_SHOWN }),
  }));
  return presentImport(row, presentErrors(wrong, context.language));
}

const idOf = (importWsid: string): string => fromWsid('memberImport', importWsid) ?? refuseWith('ERROR_NOT_FOUND');

export const getMemberImport = async (services: Services, call: Call<Get>): Promise<DataIn<Get>> => ({
  memberImport: await presentStored(services, call, idOf(call.params.importWsid)),
});

/** Where no text messages are sent, the contact of a member is an e-mail address. */
const headings = ({ config }: Pick<Services, 'config'>, { memberColumns, members }: SheetWords): string[] =>
  MEMBER_COLUMNS.map((column) =>
    column === 'contact' && config.withoutPhones ? members.email : memberColumns[column],
  );

export async function getMemberTemplate(
  services: Services,
  { query, context: { language } }: Call<Api['getMemberTemplate']>,
): Promise<BinaryReply> {
  const words = SHEETS[language];
  return answerSheet({ format: query.format, name: words.memberImport.template, rows: [headings(services, words)] });
}

const ROWS_PER_READ = 500;

/** The invalid rows as submitted, with their errors beside them: once corrected, the sheet can be submitted again. */
export async function getMemberImportReport(
  services: Services,
  { caller, params, query, context }: Call<Api['getMemberImportReport']>,
): Promise<BinaryReply> {
  const { language } = context;
  const { enterpriseId } = memberOf(caller);
  const found: ImportRow =
    (await services.db.withTx((tx) => findImport(tx, enterpriseId, idOf(params.importWsid)))) ??
    refuseWith('ERROR_NOT_FOUND');
  const { memberImport: words } = SHEETS[language];
  const rows: string[][] = [[...headings(services, SHEETS[language]), words.row, words.reason]];
  for (let offset = 0; ; offset += ROWS_PER_READ) {
    const wrong = await services.db.withTx((tx) => badRows(tx, found.id, { offset, limit: ROWS_PER_READ }));
    for (const row of wrong)
      rows.push([
        ...MEMBER_COLUMNS.map((column) => row.cells[column] ?? ''),
        String(row.number),
        reasonsOf(row, language),
      ]);
    if (wrong.length < ROWS_PER_READ) break;
  }
  const detail = { import: params.importWsid, format: query.format, rows: String(rows.length - 1) };
  await services.db.withTx((tx) => record(tx, services, { caller, context }, 'member.importReportExported', detail));
  return answerSheet({ format: query.format, name: words.report, rows });
}
