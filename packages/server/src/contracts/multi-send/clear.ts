import { type Job, type Services, enqueue } from '../../platform/index.ts';
import { CLEAR_JOB } from './job-kinds.ts';
import { CLEAR_AFTER_MS } from './keep-sheet.ts';
import { deleteSheetRows, findStaleSheet } from './sheet-store.ts';

/** Purges a sheet that nothing refers to any more, with its contacts; later runs purge the others. */
export async function clearSheets(services: Services, job: Job): Promise<void> {
  const before = new Date(services.clock.now().getTime() - CLEAR_AFTER_MS);
  const sheetId = await services.db.withTx((tx) => findStaleSheet(tx, before));
  while (sheetId !== null && !(await services.db.withTx((tx) => deleteSheetRows(tx, sheetId))))
    job.abort.throwIfAborted();
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    if (sheetId === null) return;
    const now = services.clock.now();
    await enqueue(tx, { id: services.ids.next(), kind: CLEAR_JOB, key: CLEAR_JOB, payload: {}, runAt: now, now });
  });
}
