import type { Api, DataIn } from '@countersign/contract';
import { applyFlowEvent, judgeStart } from '@countersign/domain';
import { type AuditActor, auditActor, judgeAccount } from '../../../accounts/index.ts';
import { readAuditHead, recordAudit } from '../../../trust/index.ts';
import { drawContractNumber } from '../../numbering/index.ts';
import {
  type Call,
  type Services,
  type Tx,
  deliverableContacts,
  demand,
  emit,
  enqueue,
  refuseWith,
  signal,
} from '../../../platform/index.ts';
import { type ReadAccount, holdCharges, readAccount } from '../../billing/index.ts';
import { renewColleagues } from '../participants/colleagues.ts';
import { documentFacts } from '../documents/documents.ts';
import { demandNamed, demandReached } from '../core/demand-named.ts';
import { type LoadedEnvelope, loadEnvelopeFacts } from '../core/facts.ts';
import { formFacts } from '../core/field-limit.ts';
import { demandRules } from '../core/rules.ts';
import { saveFacts } from '../core/flow-store.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { PREPARE_JOB, TIMER_JOB } from '../core/job-kinds.ts';
import { oweExpiry } from './expire.ts';
import { readerOf } from '../core/reader.ts';
import { demandRoles } from '../participants/role-waits.ts';
import { type EnvelopeContent, findContent, updateEnvelopeRow } from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';

type Start = Api['startEnvelope'];

/** Signalled when the prepare revisions of an envelope are made, or given up. */
export const PREPARE_SETTLED_SIGNAL = 'envelope.prepareSettled';
/** The start answers after this time whether the documents are prepared or not; `prepareState` says which. */
const ANSWER_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 500;

/**
 * Sends a draft, or lets it wait if it has a future timer; a TIMED one is sent at once. Of two concurrent starts one is
 * refused with ERROR_ENVELOPE_NOT_DRAFT.
 */
export async function startEnvelope(services: Services, call: Call<Start>): Promise<DataIn<Start>> {
  const { envelopeId } = call.relation;
  const { now } = call.context;
  const watch = watchPrepared(services, envelopeId);
  const send = async (tx: Tx): Promise<boolean> => {
    // All else is sent after the lock.
    const [loaded, actor, early] = await Promise.all([
      loadEnvelopeFacts(tx, envelopeId, { lock: true }),
      auditActor(tx, call.caller, call.context),
      readEarly(tx, envelopeId, call.caller),
      readAuditHead(tx, envelopeId),
    ]);
    const { timerAt, status } = loaded.row;
    if (status === 'DRAFT' && timerAt !== null && timerAt > now) {
      await waitForTimer(tx, services, loaded, { actor, now, timerAt });
      return false;
    }
    await sendEnvelope(tx, services, { ...loaded, early }, actor, now);
    return true;
  };
  try {
    if (await services.db.withTx(send)) await watch.settled();
  } finally {
    watch.end();
  }
  const reader = readerOf(call);
  return { envelope: await services.db.withTx((tx) => readEnvelope(tx, envelopeId, reader)) };
}

/** What a start needs besides the envelope, as read for the account that starts it. */
interface Early {
  readonly of: { readonly personId: string; readonly memberId: string | null };
  readonly content: EnvelopeContent;
  readonly account: Awaited<ReturnType<typeof judgeAccount>>;
  /** The charges of a person; an enterprise is found by its member first. */
  readonly charges: ReadAccount | null;
}

async function readEarly(tx: Tx, envelopeId: string, { personId, memberId }: Early['of']): Promise<Early> {
  const of = { personId, memberId };
  const [content, account, charges] = await Promise.all([
    findContent(tx, envelopeId),
    judgeAccount(tx, of),
    memberId === null ? readAccount(tx, personId) : null,
  ]);
  return { of, content, account, charges };
}

/** START of the flow, in the caller's transaction: state, audit, event, and its jobs. The row is locked. */
export async function sendEnvelope(
  tx: Tx,
  services: Services,
  loaded: LoadedEnvelope & { readonly early?: Early },
  actor: AuditActor,
  now: Date,
): Promise<void> {
  const envelopeId = loaded.row.id;
  const { status, senderId, senderMemberId } = loaded.row;
  const isOwn = loaded.early?.of.personId === senderId && loaded.early.of.memberId === senderMemberId;
  const early = isOwn ? loaded.early : undefined;
  if (status !== 'DRAFT' && status !== 'TIMED') refuseWith('ERROR_ENVELOPE_NOT_DRAFT');
  // Timers and multi-sends act without a session, so a disabled account is checked here.
  const [account, content] = await Promise.all([
    early?.account ?? judgeAccount(tx, { personId: senderId, memberId: senderMemberId }),
    early?.content ?? findContent(tx, envelopeId),
  ]);
  demand(account);
  const documents = await demandStartable(tx, services, loaded, { content, now });
  const started = demand(applyFlowEvent(loaded.facts, { type: 'START' }, now));
  const contractNumber = await payAndNumber(tx, services, { ...loaded, charges: early?.charges ?? null }, now);
  // Before the facts, which update the search words of the envelope.
  const number = contractNumber === loaded.row.contractNumber ? {} : { contractNumber };
  await updateEnvelopeRow(tx, envelopeId, { prepareState: 'RUNNING', prepareError: null, ...number });
  await saveFacts(tx, loaded, started, now);
  const detail = {
    ...Object.fromEntries(documents.map(({ name, headDigest }, at) => [`document${at + 1}`, `${headDigest} ${name}`])),
    ...(contractNumber === null ? {} : { contractNumber }),
  };
  await recordAudit(tx, { id: services.ids.next(), at: now, kind: 'envelope.started', envelopeId, ...actor, detail });
  // Besides open pages, it concerns the webhooks of an enterprise, and the deadlines of participants.
  const isKept = senderMemberId !== null || loaded.participants.some(({ deadlineAt }) => deadlineAt !== null);
  await emit(tx, { type: 'envelope.started', envelopeId }, { id: services.ids.next(), now, isKept });
  const prepare = { kind: PREPARE_JOB, key: envelopeId, payload: { envelopeId }, runAt: now };
  await Promise.all([
    enqueue(tx, { id: services.ids.next(), ...prepare, now }),
    oweExpiry(tx, services, loaded.row, now),
  ]);
}

/** Holds the charges of the contract and draws its number; a void agreement costs nothing and has no contract number. */
async function payAndNumber(
  tx: Tx,
  services: Services,
  { row, charges }: Pick<LoadedEnvelope, 'row'> & { readonly charges: ReadAccount | null },
  now: Date,
): Promise<string | null> {
  if (row.flowType === 'CANCEL_PROCESS') return null;
  const { id: envelopeId, senderId: personId, senderMemberId: memberId, timezone } = row;
  await holdCharges(tx, services, { envelopeId, personId, memberId, charges }, now);
  return (await drawContractNumber(tx, { envelopeId, memberId, timezone }, now))?.number ?? null;
}

async function demandStartable(
  tx: Tx,
  services: Services,
  { row, participants }: LoadedEnvelope,
  { content: { documents, forms: formRows }, now }: { readonly content: EnvelopeContent; readonly now: Date },
) {
  // A list of recipients is not a participant: a multi-send makes and sends its envelopes (Spec §3 "BULK_PERSON").
  if (participants.some(({ type }) => type === 'BULK_PERSON')) refuseWith('ERROR_MULTI_SEND_REQUIRED');
  demandNamed({ row, participants });
  await demandRoles(tx, participants);
  // A void agreement is confirmed by those who signed, whether they are still colleagues or not.
  if (row.flowType !== 'CANCEL_PROCESS') {
    await renewColleagues(tx, { row, participants });
    demandReached({ participants }, deliverableContacts(services.config));
  }
  const forms = formFacts(formRows, documents);
  demand(
    judgeStart({ ...row, documents: documents.map(documentFacts), participants, forms }, services.config.limits, now),
  );
  demandRules(formRows, participants);
  return documents;
}

async function waitForTimer(
  tx: Tx,
  services: Services,
  loaded: LoadedEnvelope,
  { actor, now, timerAt }: { actor: AuditActor; now: Date; timerAt: Date },
): Promise<void> {
  const envelopeId = loaded.row.id;
  // Validated as it will be at that time, so that what is missing is reported now.
  await demandStartable(tx, services, loaded, { content: await findContent(tx, envelopeId), now: timerAt });
  demand(applyFlowEvent(loaded.facts, { type: 'START' }, now));
  if (timerAt >= loaded.row.expireAt) refuseWith('ERROR_TIMER');
  await updateEnvelopeRow(tx, envelopeId, { status: 'TIMED', statusAt: now });
  await refreshViewers(tx, envelopeId, { ...loaded.facts, status: 'TIMED' }, now);
  const detail = { timerDatetime: timerAt.toISOString() };
  await recordAudit(tx, { id: services.ids.next(), at: now, kind: 'envelope.timed', envelopeId, ...actor, detail });
  await enqueue(tx, {
    id: services.ids.next(),
    kind: TIMER_JOB,
    key: envelopeId,
    payload: { envelopeId },
    runAt: timerAt,
    now,
  });
}

interface Watch {
  /** Resolves once the documents are prepared or given up, or after a time. */
  settled(): Promise<void>;
  end(): void;
}

/**
 * Listens from now on for the end of the preparation, which this process hears of without a query; another one may do the work
 * too.
 */
function watchPrepared({ db }: Pick<Services, 'db'>, envelopeId: string): Watch {
  let isSettled = false;
  let wake = (): void => {};
  const end = db.onSignal(PREPARE_SETTLED_SIGNAL, (about) => {
    if (about !== envelopeId) return;
    isSettled = true;
    wake();
  });
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const looksSettled = async (): Promise<boolean> => {
    const { row } = await db.withTx((tx) => loadEnvelopeFacts(tx, envelopeId, { lock: false }));
    return row.prepareState !== 'RUNNING';
  };
  return {
    end,
    async settled() {
      const deadline = performance.now() + ANSWER_WITHIN_MS;
      while (!isSettled && performance.now() < deadline) {
        await pause();
        isSettled ||= await looksSettled();
      }
    },
  };
}

/** For the reader of the answer: usually the documents are ready when it is sent. */
export async function awaitPrepared(services: Pick<Services, 'db'>, envelopeId: string): Promise<void> {
  const watch = watchPrepared(services, envelopeId);
  try {
    const { row } = await services.db.withTx((tx) => loadEnvelopeFacts(tx, envelopeId, { lock: false }));
    if (row.prepareState === 'RUNNING') await watch.settled();
  } finally {
    watch.end();
  }
}

/** To be called in the transaction that settles the preparation. */
export const signalPrepareSettled = (envelopeId: string): void => signal(PREPARE_SETTLED_SIGNAL, envelopeId);
