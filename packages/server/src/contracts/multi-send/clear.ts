import type { House } from '../../platform/config/house.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { CLEAR_JOB } from './job-kinds.ts';
import { CLEAR_AFTER_MS } from './keep-sheet.ts';
import { deleteSheetRows, findStaleSheet } from './sheet-store.ts';

/** Purges a sheet that nothing refers to any more, with its contacts; later runs purge the others. */
export async function clearSheets(house: House, job: Job): Promise<void> {
  const before = new Date(house.clock.now().getTime() - CLEAR_AFTER_MS);
  const sheetId = await house.db.withTx((tx) => findStaleSheet(tx, before));
  while (sheetId !== null && !(await house.db.withTx((tx) => deleteSheetRows(tx, sheetId)))) job.abort.throwIfAborted();
  await house.db.withTx(async (tx) => {
    await job.finishIn(tx);
    if (sheetId === null) return;
    const now = house.clock.now();
    await enqueue(tx, { id: house.ids.next(), kind: CLEAR_JOB, key: CLEAR_JOB, payload: {}, runAt: now, now });
  });
}
