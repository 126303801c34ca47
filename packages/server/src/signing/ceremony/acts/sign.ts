import type { InitialValue } from '@countersign/contract';
import { type Refusal, fromWsid, refuse } from '@countersign/domain';
import { readerOf } from '../../../contracts/index.ts';
import {
  BusyError,
  Refused,
  type Services,
  TaskRefusal,
  type Tx,
  demand,
  endingAsWritten,
  outageOf,
  refuseWith,
} from '../../../platform/index.ts';
import {
  SignerUnavailableError,
  type UnrecordedSignature,
  findAuditHead,
  lockEnvelope,
  recordSignatures,
} from '../../../trust/index.ts';
import { judgeSignPassword } from '../../../accounts/index.ts';
import { type Checkpoints, type Picture, passThrough } from '../core/act.ts';
import { type SignAnswer, commitAct } from '../turn/commit-act.ts';
import { type Decided, type Reservation, type SignCall, decide, leaseFrom } from '../turn/decide.ts';
import { failFilling } from '../completion/fail-filling.ts';
import { type DocumentToMake, type MadeRevision, makeRevisions } from '../revisions/make-revisions.ts';
import { resolvePicture } from '../core/pictures.ts';
import { type GivenValues, valuesByForm } from '../revisions/given-values.ts';
import { inBatches } from '../core/batches.ts';
import { readHeads } from '../core/heads.ts';
import { inLine } from '../core/line-up.ts';
import { together } from '../core/together.ts';
import { releaseTurn } from '../turn/release.ts';
import { renewReservation } from '../core/store.ts';

const RENEW_MS = 20_000;
const CLOCK_WAIT_SEC = 30;
/** A sequence has at most as many parallel participants as an envelope; each can move the head once. */
const MOST_ATTEMPTS = 100;

/** Signs what was seen (docs/cycles/signing.md). Responds only once the revision is durable. */
export async function sign(
  services: Services,
  call: SignCall,
  checkpoint: Checkpoints = passThrough,
): Promise<SignAnswer> {
  const participantId =
    fromWsid('participant', call.params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  // 1. Slow steps without side effects: pictures, glyphs, the sign password.
  const given = await resolveValues(services, call.caller.personId, call.body.forms);
  // A turn that is reserved or given back is not a signature yet, so a retry may still make one (platform/http/idempotency.ts).
  const decided = await endingAsWritten(async () => {
    const signPassword = await judgedSignPassword(services, call);
    // 2 to 7.
    const attempt = services.ids.next();
    return services.db.withTx((tx) => decide(tx, services, { call, participantId, attempt, given, signPassword }));
  });
  await checkpoint('reserved');
  return keepTurn(services, decided, call, checkpoint);
}

type Forms = SignCall['body']['forms'];
/** The document font has these; such as a day, which is in most acts. */
const ALWAYS_DRAWABLE = /^[\x20-\x7e]*$/;

/** docs/cycles/signing.md step 1: decodes pictures and checks glyphs, outside any transaction. */
export async function resolveValues(services: Services, personId: string, forms: Forms): Promise<GivenValues> {
  const byForm = valuesByForm(forms);
  const values = new Map<string, { value: InitialValue; picture: Picture | null }>();
  // A signature that was drawn once may fill many forms: it is decoded once and stored in the document once.
  const known = new Map<string, Promise<Picture | null>>();
  for (const [formId, { initialValue: value }] of byForm) {
    const key = JSON.stringify(value);
    const picture = known.get(key) ?? resolvePicture(services, personId, value);
    known.set(key, picture);
    values.set(formId, { value, picture: await picture });
  }
  const texts = [...values.values()].flatMap(({ value }) =>
    typeof value === 'string' && !ALWAYS_DRAWABLE.test(value) ? [value] : [],
  );
  const missing = texts.length === 0 ? [] : await services.workers.sign.run('findMissingGlyphs', { texts });
  if (missing.length > 0) refuseWith('ERROR_FORM_GLYPH_MISSING', { text: missing.join('') });
  return values;
}

/**
 * Whether a correct sign password was given.
 * @throws Refused for a wrong one
 */
export async function judgedSignPassword(
  services: Services,
  { body, caller, context }: Pick<SignCall, 'caller' | 'context'> & { body: { signPassword?: string | undefined } },
): Promise<boolean> {
  if (body.signPassword === undefined) return false;
  demand(await judgeSignPassword(services, caller.personId, body.signPassword, context.now));
  return true;
}

/** Makes and commits the revisions of a reserved act; any failure gives the turn back. */
async function keepTurn(
  services: Services,
  decided: Decided,
  call: SignCall,
  checkpoint: Checkpoints,
): Promise<SignAnswer> {
  const held: { reservation: Reservation } = { reservation: decided };
  const unrecorded: UnrecordedSignature[] = [];
  const stopRenewing = endingAsWritten(() => keepLease(services, held));
  try {
    for (let tries = 1; tries <= MOST_ATTEMPTS; tries += 1) {
      const nextAttempt = services.ids.next();
      const { reservation } = held;
      const { envelopeId } = reservation.act;
      const answer = await inLine(envelopeId, async (isFirst) => {
        // Where no signer was in line before, the decision has just read the heads; step 12 checks them in any case.
        const ground = isFirst && tries === 1 ? decided : await services.db.withTx((tx) => readGround(tx, envelopeId));
        const made = await makeAll(services, reservation, { ...ground, unrecorded }, checkpoint);
        await checkpoint('stored');
        const reader = readerOf(call);
        const now = services.clock.now();
        return services.db.withTx((tx) =>
          commitAct(tx, services, { reservation, made, unrecorded, call, reader, now, nextAttempt }),
        );
      });
      unrecorded.length = 0;
      if (answer !== null) {
        await checkpoint('committed');
        return answer;
      }
      held.reservation = { ...held.reservation, attempt: nextAttempt };
    }
    return refuseWith('ERROR_BUSY', { expireIn: 5 });
  } catch (error) {
    return await endingAsWritten(async () => {
      // Whether the transaction that records them was committed is unknown where the database was lost.
      if (outageOf(error) !== 'DATABASE') await recordLeft(services, unrecorded);
      return giveUp(services, held.reservation, error);
    });
  } finally {
    stopRenewing();
  }
}

type Ground = Pick<Decided, 'heads' | 'auditHead'>;

async function readGround(tx: Tx, envelopeId: string): Promise<Ground> {
  const [heads, auditHead] = await together([readHeads(tx, envelopeId), findAuditHead(tx, envelopeId)]);
  return { heads, auditHead };
}

/** Records signatures that are not kept: their keys were used. */
async function recordLeft(services: Services, left: readonly UnrecordedSignature[]): Promise<void> {
  const [first] = left;
  if (first === undefined) return;
  const recorded = services.db.withTx(async (tx) => {
    await lockEnvelope(tx, first.envelopeId);
    await recordSignatures(tx, services, first.envelopeId, left);
  });
  await recorded.catch((error: unknown) =>
    services.log.error({ err: error, attempt: first.attempt }, 'a signature that was not kept was not recorded'),
  );
}

async function makeAll(
  services: Services,
  { act, attempt }: Reservation,
  { heads, auditHead, unrecorded }: Ground & { readonly unrecorded: UnrecordedSignature[] },
  checkpoint: Checkpoints,
): Promise<MadeRevision[]> {
  const documents = act.documents.map((document): DocumentToMake => {
    const head = heads.get(document.fileId);
    if (head === undefined) throw new Error('a document left its envelope while its participant was signing');
    return { document, head };
  });
  const made: MadeRevision[] = [];
  for (const batch of inBatches(documents, ({ head }) => head.bytes)) {
    made.push(...(await makeRevisions(services, { act, attempt }, batch, { auditHead, unrecorded })));
    await checkpoint('made');
  }
  return made;
}

function keepLease(services: Services, held: { readonly reservation: Reservation }): () => void {
  const timer = setInterval(() => {
    const {
      act: { participantId },
      attempt,
    } = held.reservation;
    const leaseUntil = leaseFrom(services.clock.now());
    services.db
      .withTx((tx) => renewReservation(tx, { participantId, attempt }, { leaseUntil }))
      .catch((error: unknown) => services.log.warn({ err: error }, 'a signing turn was not renewed'));
  }, RENEW_MS);
  return () => clearInterval(timer);
}

/** Gives the turn back, and throws the error that the caller receives. */
export async function giveUp(services: Services, { act, attempt }: Reservation, error: unknown): Promise<never> {
  const { envelopeId, participantId } = act;
  const now = services.clock.now();
  const onlyFills = act.documents.length > 0 && act.documents.every(({ signatureField }) => signatureField === null);
  const refusal = error instanceof TaskRefusal ? refusalOfText(error) : null;
  if (error instanceof TaskRefusal && refusal === null && onlyFills) {
    services.log.error({ err: error, attempt }, 'values could not be put into a document');
    await failFilling(services, { envelopeId, participantId, attempt, now, reason: error.kind });
    return refuseWith('ERROR_FORM_FILL_FAILED');
  }
  await releaseTurn(services, { envelopeId, participantId, attempt, now }).catch((unreleased: unknown) =>
    services.log.error({ err: unreleased }, 'a signing turn was not given back; it lapses'),
  );
  if (refusal !== null) throw new Refused(refusal);
  if (error instanceof SignerUnavailableError || error instanceof BusyError)
    refuseWith('ERROR_BUSY', { expireIn: error.retryAfterSec });
  if ((error as { kind?: unknown }).kind === 'MEMBERSHIP_ENDED') refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  if ((error as { kind?: unknown }).kind === 'IDENTITY_ENDED') refuseUnverified(act);
  // The clock was set back: it will be corrected, and until then nothing is stamped (conventions, rule 9).
  if ((error as { kind?: unknown }).kind === 'CLOCK_BEHIND') refuseWith('ERROR_BUSY', { expireIn: CLOCK_WAIT_SEC });
  if (!(error instanceof Refused)) services.log.error({ err: error, attempt }, 'a signature was not made');
  throw error;
}

/** The same refusal as in judge-certificate.ts, where this is known in advance. */
const refuseUnverified = ({ holder }: Reservation['act']): never =>
  holder?.kind === 'ENTERPRISE'
    ? refuseWith('ERROR_ENTERPRISE_CERT', { name: holder.organisation ?? '' })
    : refuseWith('ERROR_PERSONAL_CERT');

/** Text that does not fit its box can be shortened by the signer; other errors of the document cannot be corrected by them. */
function refusalOfText({ kind }: TaskRefusal): Refusal | null {
  if (kind === 'TEXT_DOES_NOT_FIT') return refuse('ERROR_FORM_VALUE', { detail: 'the text is too long for its box' });
  return kind === 'GLYPH_MISSING' ? refuse('ERROR_FORM_GLYPH_MISSING', { text: '' }) : null;
}
