import type { Api, BodyOf, ShieldSession } from '@countersign/contract';
import { type Decision, accept, fromWsid, refuse } from '@countersign/domain';
import {
  type EnvelopeRelation,
  type Handler,
  Refused,
  type RequestContext,
  type Services,
  type Tx,
  demand,
  outageOf,
  refuseWith,
} from '../../platform/index.ts';
import { readerOf } from '../../contracts/index.ts';
import {
  type MadeRevision,
  type Reservation,
  actOfReservation,
  closeOutside,
  commitAct,
  findReservation,
  giveUp,
  leaseFrom,
  releaseTurn,
  renewReservation,
} from '../ceremony/index.ts';
import { listBySerial } from '../../trust/index.ts';
import { type ShieldKey, judgeShield, relationNow } from './judge-shield.ts';
import { presentShield } from './present.ts';
import { NODE_HASHES } from './provider.ts';
import { tellDesktop } from './shield-push.ts';
import {
  type ShieldRow,
  type ShieldToSign,
  findDevice,
  findShield,
  markSigned,
  setShield,
  takeToSign,
  touchDevice,
} from './store.ts';

type Finish = ShieldKey & Pick<BodyOf<Api['finishShield']>, 'attempt' | 'signatures'>;

/** An act whose signatures have arrived, taken by this request only. */
interface Taken extends Reservation {
  readonly row: ShieldRow;
  readonly relation: EnvelopeRelation;
  readonly toSign: ShieldToSign;
  /** By serial. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
  /** Certificates for this act only, which end within minutes. */
  readonly isOnce: boolean;
  /** By file id. */
  readonly signatures: ReadonlyMap<string, Uint8Array>;
}

/**
 * docs/cycles/external-signing.md steps 10 to 13: receives the signatures of the phone. All documents of the act are signed or
 * none; any failure gives the turn back, and a signature over anything other than what was shown ends the session (security
 * 59).
 */
export const finishShield: Handler<Api['finishShield']> = async (services, { params, body, context }) => {
  // 10.
  const taken = demand(await services.db.withTx((tx) => take(tx, { ...params, ...body }, context.now)));
  const { row } = taken;
  const nextAttempt = services.ids.next();
  try {
    // 11 and 12.
    const made = await closeAll(services, taken);
    // 13.
    const done = await services.db.withTx((tx) => keep(tx, services, { taken, made, context, nextAttempt }));
    if (done !== null) return { session: done };
  } catch (error) {
    const failure = refusalOfSignature(error);
    await services.db.withTx((tx) => endWith(tx, services, row, failure));
    return giveUp(services, taken, failure);
  }
  // Parallel acts have moved a head: the phone confirms again, with new digests (conventions, rule 10).
  const { envelopeId, participantId } = taken.act;
  await releaseTurn(services, { envelopeId, participantId, attempt: nextAttempt, now: services.clock.now() });
  return refuseWith('ERROR_DOCUMENT_CHANGED');
};

async function take(tx: Tx, { attempt, signatures: given, ...key }: Finish, now: Date): Promise<Decision<Taken>> {
  const judged = await judgeShield(tx, key, now);
  if (!judged.ok) return judged;
  const row = judged.value;
  const relation = await relationNow(tx, row);
  const { toSign, personId, participantId } = row;
  // Data prepared for another attempt, form or session does not match this one.
  if (row.status !== 'READY' || toSign === null || toSign.attempt !== attempt) return refuse('ERROR_SHIELD_EXPIRED');
  const signatures = new Map(given.map((one) => [fromWsid('file', one.fileWsid) ?? '', decode(one.signature)]));
  const isWhole = signatures.size === given.length && toSign.signing.every(({ fileId }) => signatures.has(fileId));
  if (!isWhole || given.length !== toSign.signing.length) refuseNotWhole();
  const device = await findDevice(tx, personId, row.deviceId);
  const serials = toSign.signing.map(({ serial }) => serial);
  const known = device === null ? [] : await listBySerial(tx, serials);
  const good = new Map(known.flatMap((one) => (one.revokedAt === null ? [[one.serial, one.certificate]] : [])));
  if (device === null || !serials.every((serial) => good.has(serial))) return refuse('ERROR_SHIELD_DEVICE');
  const held = await findReservation(tx, participantId);
  if (held?.attempt !== attempt || held.leaseUntil <= now) return refuse('ERROR_SHIELD_EXPIRED');
  if (!(await takeToSign(tx, row.id, attempt, now))) return refuse('ERROR_SHIELD_EXPIRED');
  await renewReservation(tx, { participantId, attempt }, { leaseUntil: leaseFrom(now) });
  const act = actOfReservation(held.act);
  const isOnce = device.serial === null;
  return accept({ row, relation, toSign, certificates: good, isOnce, signatures, act, attempt });
}

const decode = (base64: string): Uint8Array => Buffer.from(base64, 'base64');
const refuseNotWhole = (): never =>
  refuseWith('ERROR_MALFORMED', { field: 'signatures', detail: 'must be one for each document that was prepared' });

/** docs/cycles/signing.md steps 9 and 10, with the signature of the phone. */
async function closeAll(services: Services, taken: Taken): Promise<MadeRevision[]> {
  const { row, act, attempt, toSign, certificates, isOnce, signatures } = taken;
  const { envelopeId, participantId } = act;
  // A certificate that ends within minutes is worthless afterwards without a time-stamp.
  const { signatureLevel } = services.config;
  const level = isOnce && signatureLevel === 'B-B' ? 'B-T' : signatureLevel;
  const made: MadeRevision[] = [...toSign.filled];
  for (const open of toSign.signing) {
    const signed = await services.signer.finishShield({
      certificate: certificates.get(open.serial) ?? new Uint8Array(),
      hash: NODE_HASHES[row.hashAlgorithm],
      digest: Buffer.from(open.digest, 'hex'),
      signature: signatures.get(open.fileId) ?? new Uint8Array(),
      envelopeId,
      participantId,
      fileId: open.fileId,
      attempt,
      level,
    });
    made.push(await closeOutside(services, open, signed));
  }
  return made.toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1));
}

interface Keep {
  readonly taken: Taken;
  readonly made: readonly MadeRevision[];
  readonly context: RequestContext;
  readonly nextAttempt: string;
}

/** Returns null where parallel acts have moved a head: then nothing is kept, and the session waits for the phone again. */
async function keep(
  tx: Tx,
  services: Services,
  { taken, made, context, nextAttempt }: Keep,
): Promise<ShieldSession | null> {
  const { row, relation, act, attempt } = taken;
  const { caller } = row.request;
  const now = services.clock.now();
  const call = { caller, context };
  const reader = readerOf({ caller, relation, context: { now } });
  const reservation = { act, attempt };
  // The signer has recorded the signatures that it finished.
  const commit = { reservation, made, unrecorded: [], call, reader, now, nextAttempt };
  const answer = await commitAct(tx, services, commit);
  if (answer === null) await setShield(tx, row.id, { status: 'OPENED', error: null }, now);
  else await markSigned(tx, row.id, now);
  tellDesktop(services, row);
  if (answer === null) return null;
  if (row.deviceId !== null) await touchDevice(tx, row.deviceId, now);
  return presentShield((await findShield(tx, row.id)) ?? row, now);
}

const refusalOfSignature = (error: unknown): unknown =>
  (error as { kind?: unknown }).kind === 'SIGNATURE_REFUSED' ? new Refused(refuse('ERROR_SHIELD_SIGNATURE')) : error;

/** After a temporary failure the phone may confirm again; any other failure ends the session. */
async function endWith(tx: Tx, services: Services, row: ShieldRow, failure: unknown): Promise<void> {
  const passes = outageOf(failure) !== null;
  const error = failure instanceof Refused ? failure.refusal.error : 'ERROR_INTERNAL';
  const isOver = !passes && error !== 'ERROR_BUSY';
  await setShield(tx, row.id, isOver ? { status: 'FAILED', error } : { status: 'OPENED' }, services.clock.now());
  tellDesktop(services, row);
}
