import { buffer } from 'node:stream/consumers';
import type { Api, DataIn, SealPattern } from '@countersign/contract';
import {
  OFFICE_SEALS_MAX,
  PATTERN_RULES,
  type PatternFacts,
  SEAL_SIZE_MM,
  type SealKind,
  fromWsid,
  patternTexts,
  settlePattern,
  toWsid,
} from '@countersign/domain';
import { auditActor, findVerifiedNames } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type BinaryReply,
  type Call,
  type Services,
  TaskKilledError,
  TaskRefusal,
  type Tx,
  demand,
  emit,
  refuseWith,
} from '../../platform/index.ts';
import { insertApplication } from './application-store.ts';
import { showSeal } from './show-seals.ts';
import { type Member, memberOf } from './visibility.ts';
import { type SealRow, countSeals, findGroup, insertSeal, isNameTaken } from './store.ts';

interface Drawn {
  readonly png: Uint8Array;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * Draws the picture of a pattern.
 * @throws Refused ERROR_SEAL_TEXT where a character cannot be drawn
 */
async function draw({ workers }: Pick<Services, 'workers'>, pattern: PatternFacts): Promise<Drawn> {
  const missing = await workers.sign.run('findMissingGlyphs', { texts: patternTexts(pattern) });
  if (missing.length > 0) refuseWith('ERROR_SEAL_TEXT', { text: missing.join('') });
  return workers.risky.run('drawSeal', pattern);
}

/** Previews a pattern; nothing is stored. */
export async function previewOfficeSeal(
  services: Services,
  { caller, body }: Call<Api['previewOfficeSeal']>,
): Promise<BinaryReply> {
  const { enterpriseId } = memberOf(caller);
  const { pattern } = await services.db.withTx((tx) => settle(tx, enterpriseId, body.pattern));
  const { png } = await draw(services, pattern);
  return { body: png, headers: { 'cache-control': 'no-store' } };
}

/**
 * Returns the pattern as it is drawn, and the verified name in it (Rulings §8.13).
 * @throws Refused
 */
async function settle(tx: Tx, enterpriseId: string, wish: SealPattern) {
  const names = await findVerifiedNames(tx, enterpriseId);
  return { pattern: demand(settlePattern(wish, names)), companyName: names.companyName };
}

type Create = Api['createOfficeSeal'];

/** Makes a seal from a pattern (Spec §7 "POST …/general"); the server sets the name in it. */
export async function createOfficeSeal(services: Services, call: Call<Create>): Promise<DataIn<Create>> {
  const { name, groupWsid, metadata } = call.body;
  const member = memberOf(call.caller);
  const { pattern, companyName } = await services.db.withTx(async (tx) => {
    await demandRoom(tx, member, name);
    return settle(tx, member.enterpriseId, call.body.pattern);
  });
  const { sizeMm = PATTERN_RULES[pattern.kind].sizeMm } = pattern;
  const cut = { ...pattern, sizeMm };
  const drawn = await draw(services, cut);
  return keep(services, call, { name, groupWsid, metadata, kind: pattern.kind, pattern: cut, companyName, drawn });
}

type Upload = Api['uploadOfficeSeal'];

/** Makes a seal from a picture (Spec §7 "POST …/form-upload"): only its ink, at the given size. */
export async function uploadOfficeSeal(services: Services, call: Call<Upload>): Promise<DataIn<Upload>> {
  const { name, widthMm, groupWsid = null, removeBackground } = call.body;
  if (call.file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const bytes = await buffer(call.file.stream);
  if (call.file.truncated()) refuseWith('ERROR_PICTURE');
  await services.db.withTx((tx) => demandRoom(tx, memberOf(call.caller), name));
  const cleaned = await services.workers.risky
    .run('cleanSealPicture', { bytes, removeBackground: removeBackground === 'true' })
    .catch((error: unknown) => {
      if (error instanceof TaskRefusal || error instanceof TaskKilledError) return refuseWith('ERROR_PICTURE');
      throw error;
    });
  const heightMm = (widthMm * cleaned.height) / cleaned.width;
  if (heightMm < SEAL_SIZE_MM.min / 2 || heightMm > SEAL_SIZE_MM.max) refuseWith('ERROR_PICTURE');
  const png = await services.workers.sign.run('encodePng', cleaned);
  const drawn = { png, widthMm, heightMm };
  return keep(services, call, {
    name,
    groupWsid,
    metadata: {},
    kind: 'UPLOAD',
    pattern: null,
    companyName: null,
    drawn,
  });
}

interface Made {
  readonly name: string;
  readonly groupWsid: string | null;
  readonly metadata: Record<string, string>;
  readonly kind: SealKind;
  readonly pattern: PatternFacts | null;
  /** The verified name it was drawn with; null for a picture that has not been compared yet. */
  readonly companyName: string | null;
  readonly drawn: Drawn;
}

async function demandRoom(tx: Tx, { enterpriseId }: Member, name: string): Promise<void> {
  if (await isNameTaken(tx, enterpriseId, name, null)) refuseWith('ERROR_SEAL_NAME_EXISTS', { name });
  const kept = await countSeals(tx, enterpriseId, { status: 'NORMAL' });
  if (kept >= OFFICE_SEALS_MAX) refuseWith('ERROR_SEAL_LIMIT', { limit: OFFICE_SEALS_MAX });
}

/** The new seal waits for a check: an application of kind CREATE appears in the seal-audit page. */
async function keep(
  services: Services,
  { caller, context }: Pick<Call<Create>, 'caller' | 'context'>,
  { name, groupWsid, metadata, kind, pattern, companyName, drawn }: Made,
): Promise<DataIn<Create>> {
  const member = memberOf(caller);
  const { memberId, enterpriseId } = member;
  const { now } = context;
  const { digest } = await services.blobs.put(drawn.png);
  const { widthMm, heightMm } = drawn;
  return services.db.withTx(async (tx) => {
    await demandRoom(tx, member, name);
    const group = groupWsid === null ? null : await findGroup(tx, enterpriseId, fromWsid('sealGroup', groupWsid));
    if (groupWsid !== null && group === null) refuseWith('ERROR_SEAL_GROUP_NOT_FOUND');
    const row: SealRow = {
      id: services.ids.next(),
      enterpriseId,
      groupId: group?.id ?? null,
      name,
      kind,
      pattern,
      digest,
      metadata,
      widthMm,
      heightMm,
      status: 'NORMAL',
      checkStatus: 'WAITING',
      checkReason: null,
      companyName,
      nameCheck: null,
      nameCheckedBy: null,
      nameCheckedAt: null,
      selfApproved: false,
      authorId: memberId,
      createdAt: now,
      abandonedAt: null,
    };
    await insertSeal(tx, row);
    const applicationId = services.ids.next();
    await insertApplication(tx, {
      id: applicationId,
      enterpriseId,
      sealId: row.id,
      memberId,
      kind: 'CREATE',
      status: 'WAITING',
      reason: '',
      endAt: null,
      count: null,
      envelopeId: null,
      createdAt: now,
      handledAt: null,
      handledById: null,
      handleReason: null,
    });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'officeSeal.created',
      ...(await auditActor(tx, caller, context)),
      detail: {
        officeSeal: toWsid('officeSeal', row.id),
        name,
        digest,
        enterprise: toWsid('enterprise', enterpriseId),
      },
    });
    await emit(tx, { type: 'officeSeal.applied', applicationId, enterpriseId }, { id: services.ids.next(), now });
    return { officeSeal: await showSeal(tx, member, row, now) };
  });
}
