import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { isAtTurn } from '@countersign/domain';
import { readAuditHead, recordAudit } from '../../../trust/index.ts';
import { findDrawnNumber } from '../../numbering/index.ts';
import {
  type Job,
  JobLeaseLostError,
  type Services,
  TaskKilledError,
  TaskRefusal,
  type Tx,
  emit,
  outageOf,
} from '../../../platform/index.ts';
import { type LoadedEnvelope, loadEnvelopeFacts } from '../core/facts.ts';
import { type PlanSituation, preparePlan } from '../documents/prepare-plan.ts';
import { findContent, insertRevision, updateDocument, updateEnvelopeRow } from '../core/store.ts';
import { signalPrepareSettled } from './start-envelope.ts';

export const PREPARE_ATTEMPTS = 5;

interface Prepared {
  readonly fileId: string;
  readonly baseDigest: string;
  readonly baseNumber: number;
  readonly digest: string;
  readonly bytes: number;
}

/**
 * Makes the one prepare revision of every document (conventions, rule 4), outside any transaction, then adds all of
 * them to their lines at once. Only then are those whose turn it is notified. Running it again gives the same state;
 * after the last attempt, or if the bytes themselves are at fault, the envelope becomes FAILED.
 */
export async function prepareEnvelope(services: Services, job: Job): Promise<void> {
  const { envelopeId } = job.payload as { envelopeId: string };
  const situation = await services.db.withTx((tx) => readSituation(tx, envelopeId));
  if (situation === null) return;
  try {
    const made: Prepared[] = [];
    for (const document of situation.documents) {
      job.abort.throwIfAborted();
      made.push(await prepareDocument(services, situation, document));
    }
    await services.db.withTx((tx) => keep(tx, services, { envelopeId, made, job, now: services.clock.now() }));
  } catch (error) {
    if (error instanceof JobLeaseLostError || job.abort.aborted || outageOf(error) !== null) throw error;
    const isHopeless = error instanceof TaskRefusal || error instanceof TaskKilledError;
    if (!isHopeless && job.attempt < PREPARE_ATTEMPTS) throw error;
    services.log.error({ err: error, jobId: job.id, envelopeId }, 'the documents could not be prepared');
    const reason = error instanceof TaskRefusal ? error.kind : 'INTERNAL';
    await services.db.withTx((tx) => giveUp(tx, services, { envelopeId, reason, job, now: services.clock.now() }));
  }
}

async function readSituation(
  tx: Tx,
  envelopeId: string,
): Promise<(PlanSituation & { readonly loaded: LoadedEnvelope }) | null> {
  const [loaded, content, contractNumber] = await Promise.all([
    loadEnvelopeFacts(tx, envelopeId, { lock: false }),
    findContent(tx, envelopeId),
    findDrawnNumber(tx, envelopeId),
  ]);
  if (!waitsForPrepare(loaded)) return null;
  const participants = loaded.participants.filter(({ status }) => status !== 'ED_SUCCESS_REMOVE');
  return { loaded, ...content, participants, contractNumber };
}

/** An envelope that ended while its documents were being prepared no longer needs them. */
const waitsForPrepare = ({ row }: LoadedEnvelope): boolean =>
  row.prepareState === 'RUNNING' && row.status === 'ING_PROCESS';

async function prepareDocument(
  services: Services,
  situation: PlanSituation,
  document: PlanSituation['documents'][number],
): Promise<Prepared> {
  const { fileId, headDigest: baseDigest, headNumber: baseNumber } = document;
  const base = await services.blobs.load(baseDigest);
  const plan = preparePlan(situation, fileId);
  const append = await services.workers.sign.run('prepareDocument', { base: base.bytes, plan }, { move: [base.bytes] });
  const { digest, size } = await services.blobs.append(base, [append]);
  return { fileId, baseDigest, baseNumber, digest, bytes: size };
}

interface Keep {
  readonly envelopeId: string;
  readonly made: readonly Prepared[];
  readonly job: Job;
  readonly now: Date;
}

async function keep(tx: Tx, services: Services, { envelopeId, made, job, now }: Keep): Promise<void> {
  const [loaded] = await Promise.all([
    loadEnvelopeFacts(tx, envelopeId, { lock: true }),
    readAuditHead(tx, envelopeId),
  ]);
  if (waitsForPrepare(loaded)) {
    for (const { fileId, baseDigest, baseNumber, digest, bytes } of made) {
      const number = baseNumber + 1;
      await insertRevision(tx, {
        id: services.ids.next(),
        envelopeId,
        fileId,
        number,
        kind: 'PREPARE',
        previousDigest: baseDigest,
        digest,
        bytes,
        createdAt: now,
      });
      await updateDocument(tx, envelopeId, fileId, { headNumber: number, headDigest: digest, headBytes: bytes });
    }
    await updateEnvelopeRow(tx, envelopeId, { prepareState: 'DONE', prepareError: null });
    const detail = Object.fromEntries(made.map(({ digest }, at) => [`document${at + 1}`, digest]));
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'envelope.prepared',
      envelopeId,
      ...SYSTEM_ACTOR,
      detail,
    });
    await emit(tx, { type: 'envelope.prepared', envelopeId }, { id: services.ids.next(), now });
    const participantIds = loaded.facts.participants.filter((one) => isAtTurn(loaded.facts, one)).map(({ id }) => id);
    await emit(tx, { type: 'envelope.turnOpened', envelopeId, participantIds }, { id: services.ids.next(), now });
  }
  await job.finishIn(tx);
  signalPrepareSettled(envelopeId);
}

async function giveUp(
  tx: Tx,
  services: Services,
  { envelopeId, reason, job, now }: Omit<Keep, 'made'> & { readonly reason: string },
): Promise<void> {
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
  if (waitsForPrepare(loaded)) {
    await updateEnvelopeRow(tx, envelopeId, { prepareState: 'FAILED', prepareError: reason });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'envelope.prepareFailed',
      envelopeId,
      ...SYSTEM_ACTOR,
      detail: { reason },
    });
    await emit(tx, { type: 'envelope.prepareFailed', envelopeId }, { id: services.ids.next(), now });
  }
  await job.finishIn(tx);
  signalPrepareSettled(envelopeId);
}
