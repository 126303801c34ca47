import { randomInt } from 'node:crypto';
import {
  CODES_PER_CLIENT_AND_HOUR,
  CODES_PER_CLIENT_BEFORE_CAPTCHA,
  CODES_PER_CONTACT_AND_DAY,
  CODES_PER_CONTACT_CLIENT_AND_DAY,
  CODES_PER_DEVICE_AND_HOUR,
  CODE_DIGITS,
  CODE_RESEND_SEC,
  type Channel,
  type Decision,
  LOGIN_FAILURES_BEFORE_CAPTCHA,
  SERVICES_WITHOUT_CAPTCHA,
  type Service,
  accept,
  judgeReach,
  refuse,
} from '@countersign/domain';
import {
  gateOfCaptchaOpcode,
  codeGuard,
  codeText,
  insertCode,
  takeCaptcha,
  useCaptchaOpcode,
} from '../../accounts/index.ts';
import {
  type Gate,
  type Guard,
  type GuardKind,
  type RequestContext,
  type Services,
  type Tx,
  clientOf,
  countOf,
  countTries,
  deliverableContacts,
  keyedHash,
  lockKey,
} from '../../platform/index.ts';
import { type Limits, type LimitsQuestion, readLimits } from './limits.ts';
import { type Owner, findOwner, isTurnOf } from './reserve.ts';
import { type ResolvedContact, isForParticipant, resolveContact } from './resolve-contact.ts';

export interface CodeRequest {
  readonly channel: Extract<Channel, 'SMS' | 'VOICE' | 'EMAIL'>;
  readonly contact: string;
  readonly service: Service;
  /** The four characters of the image captcha, or the opcode of its automatic check. */
  readonly captcha: string | null;
  readonly preOpcode: string | null;
  readonly deviceId: string | null;
  readonly destinationWsid: string | null;
  readonly requestId: string | null;
}

/** A session for a caller who has none yet. */
interface Opened {
  readonly id: string;
  readonly secret: string;
}

export interface CodeSent {
  readonly requestId: string;
  readonly expireIn: number;
  /** The anonymous session that the code belongs to, if the caller had none. */
  readonly opened: Opened | null;
}

/**
 * Sends a six-digit code (Rulings §5.3): resend wait, daily limit and lock are checked first, since they cost the
 * caller nothing, then the captcha if one is needed or given, which is used up whatever the outcome.
 */
export async function sendCode(
  services: Services,
  request: CodeRequest,
  context: RequestContext,
  openSession: (tx: Tx) => Promise<Opened>,
): Promise<Decision<CodeSent>> {
  return services.db.withTx(async (tx) => {
    // Operators have no codes: their service uses captchas only.
    if (request.service === 'OPERATOR') return refuse('ERROR_CONTACT');
    const kind = request.channel === 'EMAIL' ? 'email' : 'phone';
    const delivers = deliverableContacts(services.config);
    if (kind === 'phone' && !delivers.PHONE) return refuse('ERROR_PHONE_UNSUPPORTED', { field: kind });
    if (request.service === 'SIGN' && context.caller === null) return refuse('ERROR_NOT_LOGIN');
    const destination = isForParticipant(request.service) ? request.destinationWsid : null;
    const resolved = await resolveContact(tx, request.contact, { service: request.service, destination });
    if (!resolved.ok) return refuse(resolved.error, { field: kind });
    const contact = resolved.value;
    if (contact.kind !== kind) return refuse('ERROR_CONTACT', { field: kind });
    const reached = judgeReach(contact, delivers, kind);
    if (!reached.ok) return reached;
    // Sendings to one contact run one after another: wait and limit hold for any number of concurrent requests. What is read
    // under the lock is asked for together with it; the first refusal is the answer.
    const asked = { ...request, contact, destination };
    const [, { owner, limits }] = await Promise.all([
      lockKey(tx, `code ${contact.value}`),
      readOwnLimits(tx, services, asked, context),
    ]);
    const allowed = judgeLimits(limits, { ...asked, owner }, context.now);
    if (!allowed.ok) return allowed;
    const sender = { ...asked, reserve: allowed.value };
    const gate = gateOf(sender, context);
    const proved = gate === null ? await judgeCaptchaProof(tx, services, sender, context) : accept(null);
    if (!proved.ok) return proved;
    const flooded = await judgeFlood(tx, services, { ...sender, gate }, context);
    if (!flooded.ok) return flooded;
    // If no captcha was needed, the session that the code belongs to begins here.
    const opened = context.sessionId === null ? await openSession(tx) : null;
    const sessionId = opened?.id ?? context.sessionId ?? '';
    return accept({ ...(await send(tx, services, { ...sender, sessionId }, context)), opened });
  });
}

interface Asked extends Omit<CodeRequest, 'contact'> {
  readonly contact: ResolvedContact;
  readonly destination: string | null;
}

interface Sender extends Asked {
  /** Counts against the reserve of the contact's owner; null if the caller may be a stranger. */
  readonly reserve: Guard | null;
}

type Judge = (tx: Tx, services: Services, sender: Sender, context: RequestContext) => Promise<Decision<unknown>>;

const DAY_MS = 86_400_000;

type Owned = Asked & { readonly owner: Owner };

async function readOwnLimits(
  tx: Tx,
  services: Services,
  asked: Asked,
  context: RequestContext,
): Promise<{ readonly owner: Owner; readonly limits: Limits }> {
  const owner = await findOwner(tx, services, asked, context);
  return { owner, limits: await readLimits(tx, services, questionOf(services, { ...asked, owner }, context)) };
}

function questionOf(
  { secrets: { pepper } }: Services,
  { contact: { value: contact }, service, channel, destination, owner }: Owned,
  { sessionId, ip, now }: RequestContext,
): LimitsQuestion {
  return {
    contact,
    service,
    channel,
    destination,
    guesses: sessionId === null ? null : codeGuard(pepper, { contact, service, sessionId }),
    reserve: owner.reserve,
    client: contactClientGuard(pepper, contact, channel, ip),
    since: new Date(now.getTime() - DAY_MS),
  };
}

/**
 * Whether a code may be sent to the contact: it is not blacklisted by an operator (Spec §8), the guesses of the session are not
 * locked, and the last code was sent long enough ago. A contact gets a limited number of codes a day, and one client uses only a
 * part of them; its owner has an additional reserve (security 66).
 * @returns the counter of the reserve; null if the caller may be a stranger, or if it is used up
 */
function judgeLimits(limits: Limits, { contact, channel, owner }: Owned, now: Date): Decision<Guard | null> {
  const isVoice = channel === 'VOICE';
  const secondsTo = (ms: number | null): number => Math.ceil(((ms ?? 0) - now.getTime()) / 1000);
  const isLocked = (ms: number | null): boolean => secondsTo(ms) > 0;
  if (limits.isBlacklisted) return refuse(isVoice ? 'ERROR_VOICE_BLACKLISTED' : 'ERROR_CONTACT_BLACKLISTED');
  if (isLocked(limits.guessesLockedMs))
    return refuse('ERROR_CODE_LOCKED', { expireIn: secondsTo(limits.guessesLockedMs) });
  const waitSec = limits.lastSentMs === null ? 0 : secondsTo(limits.lastSentMs + CODE_RESEND_SEC * 1000);
  if (waitSec > 0) return refuse(isVoice ? 'ERROR_VOICE_FREQUENTLY' : 'ERROR_FREQUENTLY', { expireIn: waitSec });
  const isOwner = owner.isCertain || isTurnOf(limits.turn, contact);
  if (isOwner && !isLocked(limits.reserveLockedMs)) return accept(owner.reserve);
  if (limits.sent < CODES_PER_CONTACT_AND_DAY && !isLocked(limits.clientLockedMs)) return accept(null);
  return refuse(isVoice ? 'ERROR_VOICE_AMOUNT_OUT_LIMIT' : 'ERROR_AMOUNT_OUT_LIMIT');
}

/**
 * Registrations, resets and similar services always need a captcha; the others after wrong codes, or many sendings by
 * this client.
 */
async function needsCaptcha(
  tx: Tx,
  { secrets: { pepper } }: Services,
  { contact, service }: Sender,
  { sessionId, ip, now }: RequestContext,
): Promise<boolean> {
  if (!SERVICES_WITHOUT_CAPTCHA.includes(service)) return true;
  const about = sessionId === null ? null : codeGuard(pepper, { contact: contact.value, service, sessionId });
  if (about !== null && (await countOf(tx, about, now)) >= LOGIN_FAILURES_BEFORE_CAPTCHA) return true;
  return (await countOf(tx, clientGuard(pepper, ip), now)) >= CODES_PER_CLIENT_BEFORE_CAPTCHA;
}

/** The opcode of a captcha, where it is the only proof: it is used up by the statement that counts the sending. */
const gateOf = (
  { preOpcode: opcode, captcha, service, deviceId, contact }: Sender,
  { sessionId, now }: RequestContext,
): Gate | null =>
  opcode === null || captcha !== null
    ? null
    : gateOfCaptchaOpcode({
        opcode,
        sessionId,
        service,
        contact: contact.value,
        deviceId,
        destination: null,
        now,
      });

const judgeCaptchaProof: Judge = async (tx, services, sender, context) => {
  const { service, deviceId, preOpcode, captcha } = sender;
  const { sessionId, now } = context;
  const contact = sender.contact.value;
  const isGiven = preOpcode !== null || captcha !== null;
  if (!isGiven && !(await needsCaptcha(tx, services, sender, context))) return accept(null);
  if (sessionId === null) return refuse('ERROR_CAPTCHA_AGAIN');
  if (preOpcode !== null) {
    const use = {
      opcode: preOpcode,
      sessionId,
      service,
      contact,
      deviceId,
      destination: null,
      now,
    } as const;
    if (await useCaptchaOpcode(tx, use)) return accept(null);
  }
  if (captcha === null) return refuse('ERROR_CAPTCHA_AGAIN');
  return takeCaptcha(tx, services.secrets.pepper, { sessionId, service, contact, deviceId, text: captcha, now });
};

const DAY_SEC = 86_400;
const contactClientGuard = (pepper: Buffer, contact: string, channel: Channel, ip: string): Guard => ({
  kind: 'SEND_CONTACT_CLIENT',
  subject: keyedHash(pepper, 'guess', contact, channel, clientOf(ip)),
  tries: CODES_PER_CONTACT_CLIENT_AND_DAY,
  lockSec: DAY_SEC,
});

const HOUR_SEC = 3600;
const clientGuard = (pepper: Buffer, ip: string): Guard => ({
  kind: 'SEND_CLIENT',
  subject: keyedHash(pepper, 'guess', clientOf(ip)),
  tries: CODES_PER_CLIENT_AND_HOUR,
  lockSec: HOUR_SEC,
});

/**
 * Limits the new contacts that one client, one session, or many clients together can have codes sent to (security 12).
 * The shared limit is counted for each service, so that a flood of registrations keeps no one from signing; requests
 * from a reserve are counted separately, so that a flood by strangers keeps no owner from logging in.
 */
async function judgeFlood(
  tx: Tx,
  services: Services,
  { contact, channel, service, reserve, gate }: Sender & { readonly gate: Gate | null },
  { sessionId, ip, now }: RequestContext,
): Promise<Decision<null>> {
  const { pepper } = services.secrets;
  const guard = (kind: GuardKind, subject: string, tries: number): Guard => ({
    kind,
    subject: keyedHash(pepper, 'guess', subject),
    tries,
    lockSec: HOUR_SEC,
  });
  const guards = [
    ...(reserve === null ? [clientGuard(pepper, ip)] : []),
    // A device id from the client proves nothing: a stranger could use up another person's limit.
    ...(sessionId === null ? [] : [guard('SEND_DEVICE', sessionId, CODES_PER_DEVICE_AND_HOUR)]),
    guard('SEND_ALL', reserve === null ? service : `${service} reserve`, services.config.codesPerHour),
  ];
  // The limit of the contact was judged before, under its lock.
  const limit = reserve ?? contactClientGuard(pepper, contact.value, channel, ip);
  const all = [limit, ...guards];
  const attempts = await countTries(tx, all, now, gate);
  if (attempts === null) return refuse('ERROR_CAPTCHA_AGAIN');
  for (const [n, attempt] of attempts.entries()) {
    if (!attempt.open) return refuse('ERROR_FREQUENTLY', { expireIn: attempt.expireIn });
    const { kind, tries } = all[n] ?? limit;
    if (kind === 'SEND_ALL' && attempt.failures >= tries)
      services.log.error({ service, codes: tries }, 'as many codes were sent within an hour as CODES_PER_HOUR allows');
  }
  return accept(null);
}

async function send(
  tx: Tx,
  services: Services,
  sender: Sender & { readonly sessionId: string },
  { now, language }: RequestContext,
): Promise<Omit<CodeSent, 'opened'>> {
  const { contact, service, channel, sessionId, deviceId, destination } = sender;
  const digits = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const requestId = sender.requestId ?? services.ids.next();
  const code = {
    id: services.ids.next(),
    sessionId,
    service,
    contact: contact.value,
    channel,
    deviceId,
    destination,
    requestId,
    digits,
    now,
  };
  await insertCode(tx, services.secrets.pepper, code);
  if (contact.reachable) {
    const words = codeText(digits, { service, language, by: services.authorityName });
    const message = { channel, contact: contact.value, service, code: digits, ...words };
    await services.delivery.send(tx, message, { id: services.ids.next(), now, sessionId, requestId });
  }
  return { requestId, expireIn: CODE_RESEND_SEC };
}
