import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the parameters that every authenticator app assumes: HMAC-SHA-1, steps of 30 seconds, six digits. */
const STEP_SEC = 30;
const DIGITS = 6;
/** RFC 4226 §4 R6 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** Codes of the step before and after are accepted too (RFC 6238 §5.2). */
const DRIFT_STEPS = 1;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The number of the time step that contains an instant. */
export const totpStepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SEC);

/** The code of a time step (RFC 4226 §5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The time step of the given code, later than the last accepted one, so that no code is accepted twice (RFC 6238 §5.2); null if
 * there is none.
 */
export function matchTotp(secret: Uint8Array, code: string, now: Date, lastStep: number | null): number | null {
  const given = Buffer.from(code);
  const current = totpStepOf(now);
  let matched: number | null = null;
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    const isSame = expected.length === given.length && timingSafeEqual(expected, given);
    if (isSame && (lastStep === null || step > lastStep)) matched ??= step;
  }
  return matched;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 §6 without padding, as apps accept a typed secret. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += BASE32[(value >>> (bits - 5)) & 31];
      bits -= 5;
    }
  }
  return bits === 0 ? text : text + BASE32[(value << (5 - bits)) & 31];
}

/** The content of the QR code for an authenticator app. */
export function totpUri(secret: Uint8Array, { issuer, login }: { readonly issuer: string; readonly login: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(login)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
