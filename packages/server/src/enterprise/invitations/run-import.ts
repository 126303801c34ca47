import { mayDo } from '@countersign/domain';
import { type Job, type JobHandlers, type Services, type Tx, enqueue, onCommit } from '../../platform/index.ts';
import { lockTree } from '../department-tree/index.ts';
import { privilegesOf } from '../../accounts/index.ts';
import {
  BATCH,
  type ImportRow,
  type ImportedRow,
  type RowErrors,
  countRows,
  failRow,
  lockImport,
  nextRows,
  removeImport,
  updateImport,
} from './import-store.ts';
import { invite } from './invite.ts';
import { beyondDay } from './send-limits.ts';
import { findInviter } from './store.ts';

/** Invites the people of an import, one batch per run; the key is the import's id. */
const IMPORT_JOB = 'members.import';
/** While the caller waits for a small import, the job only takes over if the process is killed. */
const STAND_BY_MS = 60_000;
/** After this many failures a batch is given up and its rows are reported: no import runs for ever. */
const TRIES = 8;

export const importJobs = (services: Services): JobHandlers => ({
  [IMPORT_JOB]: { run: (job) => runJob(services, job), maxAttempts: 1000, concurrency: 1 },
});

/** Enqueues the next run of an import; with `isAwaited` a later one, which takes over if the process is killed. */
export async function enqueueImport(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  importId: string,
  { now, isAwaited }: { readonly now: Date; readonly isAwaited: boolean },
): Promise<void> {
  const runAt = new Date(now.getTime() + (isAwaited ? STAND_BY_MS : 0));
  await enqueue(tx, { id: ids.next(), kind: IMPORT_JOB, key: importId, payload: { importId }, runAt, now });
}

/** One batch, then the next run is enqueued, so that other work runs in between. */
async function runJob(services: Services, job: Job): Promise<void> {
  const { importId } = job.payload as { importId: string };
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    const now = services.clock.now();
    if (await takeBatch(tx, services, importId, { now, isGivenUp: job.attempt > TRIES }))
      await enqueueImport(tx, services, importId, { now, isAwaited: false });
  });
}

/** All of it, batch by batch, while the caller waits. */
export async function runImport(services: Services, importId: string): Promise<void> {
  while (
    await services.db.withTx((tx) => takeBatch(tx, services, importId, { now: services.clock.now(), isGivenUp: false }))
  );
}

/** Invites the next valid rows; returns false once none is left. A batch is atomic: after a crash no one is invited twice. */
async function takeBatch(
  tx: Tx,
  services: Services,
  importId: string,
  { now, isGivenUp }: { readonly now: Date; readonly isGivenUp: boolean },
): Promise<boolean> {
  const held = await lockImport(tx, importId);
  if (held === null || held.status === 'DONE') return false;
  // The caller got no answer: the process was killed while the rows were written, and no one was invited.
  if ((await countRows(tx, importId)) < held.total) {
    await removeImport(tx, importId);
    return false;
  }
  const rows = await nextRows(tx, importId, held.done);
  const refusal = isGivenUp ? BROKEN : await refusalOf(tx, held, rows.length, now);
  const counts =
    refusal === null ? await inviteRows(tx, services, held, rows, now) : await refuseRows(tx, held, rows, refusal);
  const isLast = rows.length < BATCH;
  await updateImport(tx, importId, { ...counts, ...(isLast ? { status: 'DONE' as const, finishedAt: now } : {}) });
  if (isLast) onCommit(() => services.log.info({ importId, ...counts }, 'an import of members is done'));
  return !isLast;
}

type RowError = Omit<RowErrors[number], 'column'>;
const BROKEN: RowError = { error: 'ERROR_ROW_BROKEN' };

/** An importer who has lost the right since cannot continue (security 40), and an enterprise has a daily limit. */
async function refusalOf(
  tx: Tx,
  { memberId, enterpriseId }: ImportRow,
  rows: number,
  now: Date,
): Promise<RowError | null> {
  const importer = await findInviter(tx, memberId);
  if (importer === null || !mayDo(await privilegesOf(tx, importer), 'members:batchImport'))
    return { error: 'ERROR_FORBIDDEN' };
  const beyond = await beyondDay(tx, { enterpriseId, memberId }, rows, now);
  return beyond === null ? null : { error: beyond.error, detail: String(beyond.limit) };
}

interface Counts {
  readonly valid: number;
  readonly done: number;
}

async function inviteRows(
  tx: Tx,
  services: Services,
  held: ImportRow,
  rows: readonly ImportedRow[],
  now: Date,
): Promise<Counts> {
  const { enterpriseId, memberId, language, expiresInDays: days } = held;
  // A department may have been deleted since the sheet was validated; the existing ones are locked until the commit.
  const tree = await lockTree(tx, enterpriseId);
  const isGone = ({ departmentId }: ImportedRow): boolean =>
    departmentId !== null && !tree.some(({ id }) => id === departmentId);
  const lost = rows.filter(isGone);
  for (const { number, cells } of lost)
    await failRow(tx, held.id, number, [
      { column: 'department', error: 'ERROR_ROW_DEPARTMENT', detail: cells.department ?? '' },
    ]);
  const guests = rows.flatMap((row) => {
    const { contact, cells, departmentId, roleIds } = row;
    if (contact === null || isGone(row)) return [];
    const { name, employeeNumber, title } = cells;
    return [
      {
        contact,
        departmentId,
        roleIds,
        name: name || null,
        employeeNumber: employeeNumber || null,
        title: title || null,
      },
    ];
  });
  const { ids, refused } = await invite(tx, services, { enterpriseId, memberId, language, days, now }, guests);
  for (const { number, contact } of rows.filter((row) => !isGone(row))) {
    const error = refused.get(contact ?? '');
    if (error !== undefined) await failRow(tx, held.id, number, [{ column: 'contact', error }]);
  }
  return { valid: held.valid - refused.size - lost.length, done: held.done + ids.length };
}

async function refuseRows(tx: Tx, held: ImportRow, rows: readonly ImportedRow[], refusal: RowError): Promise<Counts> {
  for (const { number } of rows) await failRow(tx, held.id, number, [{ column: 'contact', ...refusal }]);
  return { valid: held.valid - rows.length, done: held.done };
}
