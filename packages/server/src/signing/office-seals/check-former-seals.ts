import { type PatternFacts, isDepartmentName, isSealNumber, toWsid } from '@countersign/domain';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { SYSTEM_ACTOR } from '../../accounts/index.ts';
import { type Job, type JobHandlers, type Services, type Tx, officeSeal } from '../../platform/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { lockSeal } from './name-check-store.ts';
import { type SealRow, updateSeal } from './store.ts';

/** Makes operators compare the oval seals drawn by former releases; the job's key is its own name. */
export const FORMER_SEALS_JOB = 'officeSeals.checkFormer';

type CheckingServices = Pick<Services, 'clock' | 'db' | 'ids'>;

/**
 * A former release drew any text as the department of an oval seal, and any letters as the number of a seal. A seal whose
 * department is not in the list of words, or whose number is none, waits for an operator like an uploaded picture and signs
 * nothing until then (Rulings §8.13). Every seal is a transaction of its own, so that an interrupted job continues where it
 * stopped.
 */
export const formerSealJobs = (services: CheckingServices): JobHandlers => ({
  [FORMER_SEALS_JOB]: { concurrency: 1, run: (job) => queueFormer(services, job) },
});

async function queueFormer(services: CheckingServices, job: Job): Promise<void> {
  for (const id of await services.db.withTx(findFormer)) {
    if (job.abort.aborted) return;
    await services.db.withTx((tx) => queue(tx, services, id));
  }
}

/** Not compared yet, neither abandoned nor refused, and still with a name. */
async function findFormer(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: officeSeal.id, pattern: officeSeal.pattern })
    .from(officeSeal)
    .where(
      and(
        eq(officeSeal.status, 'NORMAL'),
        ne(officeSeal.checkStatus, 'REFUSED'),
        isNull(officeSeal.nameCheck),
        isNotNull(officeSeal.companyName),
        isNotNull(officeSeal.pattern),
        sql`coalesce(${officeSeal.pattern}->>'centerText', '') || coalesce(${officeSeal.pattern}->>'bottomText', '') <> ''`,
      ),
    )
    .orderBy(asc(officeSeal.id));
  return rows.filter(({ pattern }) => pattern !== null && !isNamedRight(pattern)).map(({ id }) => id);
}

/** Checks the words that the maker of the seal chooses. */
const isNamedRight = ({ kind, centerText = '', bottomText = '' }: PatternFacts): boolean =>
  (kind !== 'OVAL' || isDepartmentName(centerText)) && isSealNumber(bottomText);

async function queue(tx: Tx, services: CheckingServices, id: string): Promise<void> {
  const seal = await lockSeal(tx, id);
  if (seal === null || !isUnchecked(seal)) return;
  // A seal that its enterprise has not approved yet reaches the operators after the approval, because it bears no known name.
  const waits = seal.checkStatus === 'CHECKED' ? ({ checkStatus: 'WAITING', nameCheck: 'WAITING' } as const) : {};
  await updateSeal(tx, id, { companyName: null, ...waits });
  await recordAudit(tx, {
    id: services.ids.next(),
    at: services.clock.now(),
    kind: 'officeSeal.nameDoubted',
    ...SYSTEM_ACTOR,
    detail: { officeSeal: toWsid('officeSeal', id), enterprise: toWsid('enterprise', seal.enterpriseId) },
  });
}

const isUnchecked = ({ status, checkStatus, nameCheck, companyName }: SealRow): boolean =>
  status === 'NORMAL' && checkStatus !== 'REFUSED' && nameCheck === null && companyName !== null;
