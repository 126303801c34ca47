import type { Api } from '@countersign/contract';
import {
  type Decision,
  SHIELD_LEASE_SEC,
  SHIELD_LIFE_SEC,
  SHIELD_PREPARES_MAX,
  accept,
  refuse,
  toWsid,
} from '@countersign/domain';
import {
  type Guard,
  type Handler,
  type RequestContext,
  type Services,
  type ShieldCertificate,
  type Tx,
  countTry,
  demand,
  refuseWith,
} from '../../platform/index.ts';
import { findDocuments, saveFacts } from '../../contracts/index.ts';
import {
  type GivenValues,
  type OutsideRevision,
  type PlannedAct,
  type Reservation,
  actFacts,
  demandLogin,
  fillIn,
  giveUp,
  judgeAct,
  judgeWho,
  openOutside,
  readHeads,
  reserve,
  resolveValues,
} from '../ceremony/index.ts';
import { type ShieldKey, judgeShield, relationNow } from './judge-shield.ts';
import { type GoodDevice, findGoodDevice } from './open-shield.ts';
import { secondsUntil } from './present.ts';
import { NODE_HASHES } from './provider.ts';
import { tellDesktop } from './shield-push.ts';
import { releaseShield } from './start-shield.ts';
import { type ShieldRow, type ShieldToSign, setShield } from './store.ts';

type Prepare = ShieldKey & { readonly deviceWsid: string };

/** The turn that the phone has reserved, the key it signs with, and until when. */
interface Taken extends Reservation {
  readonly row: ShieldRow;
  readonly good: GoodDevice;
  readonly leaseUntil: Date;
}

/**
 * docs/cycles/external-signing.md steps 7 to 9: the person has confirmed. The turn is reserved as for any signature, for at
 * most 120 s (conventions, rule 10), and each document's revision is made without its signature. Confirming again makes
 * everything again on the current heads: digests that were returned before are then invalid.
 */
export const prepareShield: Handler<Api['prepareShield']> = async (services, { params, body, context }) => {
  const { now } = context;
  const prepare = { ...params, ...body };
  const judged = demand(await services.db.withTx((tx) => judgeShield(tx, prepare, now)));
  const { personId, request } = judged;
  await releaseShield(services, judged, now);
  const given = await resolveValues(services, personId, request.forms);
  const attempt = services.ids.next();
  // 7.
  const taken = demand(await services.db.withTx((tx) => takeTurn(tx, services, { prepare, context, given, attempt })));
  try {
    // 8.
    const opened = await openAll(services, taken);
    const certificates = await certificatesFor(services, taken, opened);
    const toSign: ShieldToSign = {
      ...opened,
      signing: opened.signing.map((one, index) => ({ ...one, serial: certificates[index]?.serial ?? '' })),
    };
    const octets = await attributesOf(services, taken, certificates, opened);
    // 9.
    const { row, leaseUntil, good } = taken;
    // The lease ends by itself; the code is valid for five minutes, or until the end of a turn that was reserved within them.
    const expiresAt = new Date(Math.max(leaseUntil.getTime(), endOfCode(row)));
    const change = { status: 'READY', toSign, deviceId: good.device.id, expiresAt } as const;
    const names = await services.db.withTx(async (tx) => {
      if (!(await setShield(tx, row.id, change, now))) refuseWith('ERROR_SHIELD_EXPIRED');
      tellDesktop(services, row);
      return new Map((await findDocuments(tx, request.envelopeId)).map(({ fileId, name }) => [fileId, name]));
    });
    const documents = toSign.signing.map(({ fileId, digest }, index) => ({
      fileWsid: toWsid('file', fileId),
      fileName: names.get(fileId) ?? '',
      digest,
      signedAttributes: Buffer.from(octets[index] ?? []).toString('base64'),
    }));
    const expireIn = secondsUntil(leaseUntil, services.clock.now());
    return { toSign: { attempt, hashAlgorithm: row.hashAlgorithm, documents, expireIn } };
  } catch (error) {
    return giveUp(services, taken, error);
  }
};

const endOfCode = ({ createdAt }: Pick<ShieldRow, 'createdAt'>): number => createdAt.getTime() + SHIELD_LIFE_SEC * 1000;

const guardOf = (participantId: string): Guard => ({
  kind: 'SHIELD_PREPARE',
  subject: participantId,
  tries: SHIELD_PREPARES_MAX,
  lockSec: SHIELD_LIFE_SEC,
});

interface TakeTurn {
  readonly prepare: Prepare;
  readonly context: RequestContext;
  readonly given: GivenValues;
  readonly attempt: string;
}

/** Runs all checks again under the envelope's lock, and reserves. */
async function takeTurn(
  tx: Tx,
  services: Services,
  { prepare, context, given, attempt }: TakeTurn,
): Promise<Decision<Taken>> {
  const { now } = context;
  const judged = await judgeShield(tx, prepare, now);
  if (!judged.ok) return judged;
  const row = judged.value;
  // A code may be confirmed several times within its five minutes; the last lease may end after them.
  if (now.getTime() >= endOfCode(row)) return refuse('ERROR_SHIELD_EXPIRED');
  await relationNow(tx, row);
  const { request, participantId, personId } = row;
  // Confirming is limited, so that actions that wait for the turn to end, such as a revocation, can run (conventions, rule 1);
  // a new code does not reset the limit.
  const counted = await countTry(tx, guardOf(participantId), now);
  if (!counted.open) return refuse('ERROR_TOO_MANY_REQUESTS', { expireIn: counted.expireIn });
  const { envelopeId, documents, caller, signPassword, opcode, reported } = request;
  const act = await judgeAct(tx, { envelopeId, participantId, documents, reported, given, now, caller });
  const proved = await judgeWho(tx, { participant: act.participant, personId, signPassword, opcode });
  if (proved.identityVerified) demandLogin(caller.scopes);
  const leaseUntil = new Date(now.getTime() + SHIELD_LEASE_SEC * 1000);
  const { deviceWsid } = prepare;
  // A code is for one phone: the one that was certified by it, or confirmed first.
  const isForeign = row.deviceId !== null && toWsid('shieldDevice', row.deviceId) !== deviceWsid;
  const good = isForeign ? null : await findGoodDevice(tx, { personId, deviceWsid }, proved, leaseUntil);
  if (good === null) return refuseWith('ERROR_SHIELD_DEVICE');
  const facts = await actFacts(tx, { ...act, caller, name: proved, reported });
  const planned: PlannedAct = { ...act.planned, ...proved, facts };
  await reserve(tx, services, { act: planned, attempt, call: { caller, context }, leaseUntil });
  await saveFacts(tx, act.loaded, act.begun, now);
  return accept({ row, attempt, act: planned, good, leaseUntil });
}

type Opened = Omit<ShieldToSign, 'signing'> & { readonly signing: readonly OutsideRevision[] };

/** docs/cycles/signing.md step 8 for every document, in the order of their file ids. */
async function openAll(services: Services, { act, attempt, row }: Taken): Promise<Opened> {
  const heads = await services.db.withTx((tx) => readHeads(tx, act.envelopeId));
  const hash = NODE_HASHES[row.hashAlgorithm];
  const signing: OutsideRevision[] = [];
  const filled: ShieldToSign['filled'][number][] = [];
  for (const document of act.documents) {
    const head = heads.get(document.fileId);
    if (head === undefined) throw new Error('a document left its envelope while its participant was signing');
    const { signatureField } = document;
    if (signatureField !== null) {
      signing.push(await openOutside(services, act, { ...document, signatureField }, { head, hash }));
      continue;
    }
    const one = await fillIn(services, document, head);
    if (one !== null) filled.push({ ...one, timestampTime: null });
  }
  return { attempt, signing, filled };
}

/**
 * The certificate that signs each document: the one of the phone, or where the signer is not verified one for this document and
 * this attempt only (Rulings §8.19).
 */
async function certificatesFor(
  { signer }: Services,
  { act, attempt, good }: Taken,
  { signing }: Opened,
): Promise<ShieldCertificate[]> {
  const { certified, device } = good;
  const { commonName, identityVerified, subjectNumber: number, envelopeId, participantId } = act;
  const issued: ShieldCertificate[] = [];
  for (const { digest, fileId } of signing)
    issued.push(
      certified ??
        (await signer.certifyShieldOnce({
          subject: { commonName, identityVerified, number },
          spki: device.publicKey,
          digest: Buffer.from(digest, 'hex'),
          envelopeId,
          participantId,
          fileId,
          attempt,
        })),
    );
  return issued;
}

const attributesOf = (
  { signer }: Services,
  { row }: Taken,
  certificates: readonly ShieldCertificate[],
  { signing }: Opened,
): Promise<Uint8Array[]> =>
  Promise.all(
    signing.map(({ digest }, index) => {
      const certificate = certificates[index]?.certificate ?? new Uint8Array();
      const hash = NODE_HASHES[row.hashAlgorithm];
      return signer.shieldAttributes({ certificate, digest: Buffer.from(digest, 'hex'), hash });
    }),
  );
