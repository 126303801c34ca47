import { randomInt } from 'node:crypto';
import {
  CAPTCHA_LENGTH,
  CAPTCHA_LIFE_SEC,
  type Decision,
  OPCODE_LIFE_SEC,
  type Service,
  accept,
  refuse,
} from '@countersign/domain';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Tx, captcha, isSameHash, keyedHash, opcode, preparedChange, preparedText } from '../../platform/index.ts';
import { CAPTCHA_ALPHABET } from './captcha-picture.ts';
import { isSameDevice } from './device.ts';

export const newCaptchaText = (): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)]).join('');

const answerHash = (pepper: Buffer, id: string, text: string): string =>
  keyedHash(pepper, 'captcha', id, text.trim().toUpperCase());

export interface CaptchaKey {
  readonly sessionId: string;
  readonly service: Service;
}

/** A new captcha invalidates earlier ones of the same session and service. */
export async function insertCaptcha(
  tx: Tx,
  pepper: Buffer,
  row: CaptchaKey & { id: string; text: string; now: Date },
): Promise<void> {
  const { id, sessionId, service, text, now } = row;
  const expiresAt = new Date(now.getTime() + CAPTCHA_LIFE_SEC * 1000);
  const instants = [now, expiresAt].map((at) => at.toISOString());
  await replaceCaptcha(tx, [sessionId, service, id, answerHash(pepper, id, text), ...instants]);
}

const replaceCaptcha = preparedChange(
  {
    before: { earlier_captchas: 'delete from captcha where session_id = $1::uuid and service = $2' },
    text: `
      insert into captcha (session_id, service, id, answer_hash, created_at, expires_at)
      values ($1::uuid, $2, $3::uuid, $4, $5::timestamptz, $6::timestamptz)`,
    size: 6,
  },
  ([sessionId]) => ({ writes: [`captchas ${String(sessionId)}`] }),
);

/** Checks the one attempt that a captcha allows: right or wrong, it is used up (security 5). */
export async function judgeCaptcha(
  tx: Tx,
  pepper: Buffer,
  given: CaptchaKey & { text: string; now: Date },
): Promise<Decision<null>> {
  const { sessionId, service, text, now } = given;
  const [row] = await tryOnce(tx, [now.toISOString(), sessionId, service]);
  if (row === undefined) return refuse('ERROR_CODE_EXPIRED');
  return isSameHash(row.answerHash, answerHash(pepper, row.id, text)) ? accept(null) : refuse('ERROR_CODE_WRONG');
}

const tryOnce = preparedText<{ id: string; answerHash: string }>(`
  update captcha set used_at = $1::timestamptz
    where session_id = $2 and service = $3 and used_at is null and expires_at > $1::timestamptz
  returning id, answer_hash as "answerHash"`);

export interface CaptchaProof extends CaptchaKey {
  readonly contact: string;
  readonly deviceId: string | null;
  /** The characters, as typed. */
  readonly text: string;
  readonly now: Date;
}

/**
 * Accepts the characters themselves instead of the opcode of the automatic check: of a captcha that has not been tried, or of
 * one that this session and device has just checked for the same contact (Rulings §5.2, §5.7). Once.
 */
export async function takeCaptcha(tx: Tx, pepper: Buffer, proof: CaptchaProof): Promise<Decision<null>> {
  const judged = await judgeCaptcha(tx, pepper, proof);
  if (judged.ok || judged.error !== 'ERROR_CODE_EXPIRED') return judged;
  const { sessionId, service, contact, deviceId, text, now } = proof;
  const since = new Date(now.getTime() - OPCODE_LIFE_SEC * 1000);
  const [checked] = await tx
    .select({ id: captcha.id, answerHash: captcha.answerHash })
    .from(captcha)
    .where(and(eq(captcha.sessionId, sessionId), eq(captcha.service, service), gt(captcha.usedAt, since)));
  if (checked === undefined || !isSameHash(checked.answerHash, answerHash(pepper, checked.id, text))) return judged;
  const [minted] = await tx
    .select({ id: opcode.id, deviceId: opcode.deviceId })
    .from(opcode)
    .where(
      and(
        eq(opcode.kind, 'CAPTCHA'),
        eq(opcode.sessionId, sessionId),
        eq(opcode.service, service),
        eq(opcode.contact, contact),
        isNull(opcode.usedAt),
        gt(opcode.expiresAt, now),
      ),
    )
    .orderBy(desc(opcode.createdAt))
    .limit(1);
  if (minted === undefined || !isSameDevice(minted.deviceId, deviceId)) return judged;
  const used = await tx
    .update(opcode)
    .set({ usedAt: now })
    .where(and(eq(opcode.id, minted.id), isNull(opcode.usedAt)))
    .returning({ id: opcode.id });
  return used.length > 0 ? accept(null) : judged;
}

/** Deletes expired captchas. */
export async function purgeCaptchas(tx: Tx, now: Date): Promise<void> {
  await tx.delete(captcha).where(lt(captcha.expiresAt, now));
}
