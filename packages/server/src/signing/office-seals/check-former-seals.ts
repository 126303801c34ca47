import { type PatternFacts, isDepartmentName, isSealNumber, toWsid } from '@countersign/domain';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { SYSTEM_ACTOR } from '../../accounts/users/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { officeSeal } from '../../platform/database/schema/index.ts';
import type { House } from '../../platform/config/house.ts';
import type { Job, JobHandlers } from '../../platform/jobs/job.ts';
import { recordAudit } from '../../trust/audit-trail/record.ts';
import { lockSeal } from './name-check-store.ts';
import { type SealRow, updateSeal } from './store.ts';

/** Has operators compare what former releases drew in oval seals; its key is its own name. */
export const FORMER_SEALS_JOB = 'officeSeals.checkFormer';

type CheckingHouse = Pick<House, 'clock' | 'db' | 'ids'>;

/**
 * A former release drew any text as the department of an oval seal, and any letters as the number of a seal. One that is no
 * department by the list of words, or no number, waits for an operator, as an uploaded picture does, and signs nothing until
 * then (Rulings §8.13). Every seal is a transaction of its own, so
 * that a job that is cut short goes on where it was.
 */
export const formerSealJobs = (house: CheckingHouse): JobHandlers => ({
  [FORMER_SEALS_JOB]: { concurrency: 1, run: (job) => queueFormer(house, job) },
});

async function queueFormer(house: CheckingHouse, job: Job): Promise<void> {
  for (const id of await house.db.withTx(findFormer)) {
    if (job.abort.aborted) return;
    await house.db.withTx((tx) => queue(tx, house, id));
  }
}

/** Nothing compared them yet, and they are neither given up nor without a name already. */
async function findFormer(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: officeSeal.id, pattern: officeSeal.pattern })
    .from(officeSeal)
    .where(
      and(
        ...[eq(officeSeal.status, 'NORMAL'), ne(officeSeal.checkStatus, 'REFUSED')],
        ...[isNull(officeSeal.nameCheck), isNotNull(officeSeal.companyName), isNotNull(officeSeal.pattern)],
        sql`coalesce(${officeSeal.pattern}->>'centerText', '') || coalesce(${officeSeal.pattern}->>'bottomText', '') <> ''`,
      ),
    )
    .orderBy(asc(officeSeal.id));
  return rows.filter(({ pattern }) => pattern !== null && !isNamedRight(pattern)).map(({ id }) => id);
}

/** As far as the maker of the seal chooses its words. */
const isNamedRight = ({ kind, centerText = '', bottomText = '' }: PatternFacts): boolean =>
  (kind !== 'OVAL' || isDepartmentName(centerText)) && isSealNumber(bottomText);

async function queue(tx: Tx, house: CheckingHouse, id: string): Promise<void> {
  const seal = await lockSeal(tx, id);
  if (seal === null || !isUnchecked(seal)) return;
  // One that its enterprise has not approved yet comes to the operators once it has, as it bears no name that is known.
  const waits = seal.checkStatus === 'CHECKED' ? ({ checkStatus: 'WAITING', nameCheck: 'WAITING' } as const) : {};
  await updateSeal(tx, id, { companyName: null, ...waits });
  await recordAudit(tx, {
    ...{ id: house.ids.next(), at: house.clock.now(), kind: 'officeSeal.nameDoubted', ...SYSTEM_ACTOR },
    detail: { officeSeal: toWsid('officeSeal', id), enterprise: toWsid('enterprise', seal.enterpriseId) },
  });
}

const isUnchecked = ({ status, checkStatus, nameCheck, companyName }: SealRow): boolean =>
  status === 'NORMAL' && checkStatus !== 'REFUSED' && nameCheck === null && companyName !== null;
