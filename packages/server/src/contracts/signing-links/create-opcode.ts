import { CAPTCHA_LENGTH, CODE_DIGITS, type Decision, type Service, accept, refuse } from '@countersign/domain';
import {
  type Guard,
  type RequestContext,
  type Services,
  type Tx,
  countTry,
  findLock,
  forgiveIn,
} from '../../platform/index.ts';
import {
  type OpcodeBinding,
  codeGuard,
  findLiveCode,
  isSameDevice,
  judgeCaptcha,
  mintOpcode,
  newOpcode,
  tradeCode,
} from '../../accounts/index.ts';
import { isForParticipant, resolveContact } from './resolve-contact.ts';

export interface OpcodeRequest {
  /** Four characters of an image captcha, or six digits of a code. */
  readonly captcha: string;
  readonly contact: string;
  readonly service: Service;
  readonly deviceId: string | null;
  readonly destinationWsid: string | null;
}

/**
 * Exchanges a correct captcha or code for an opcode (Rulings §5.2, §5.4). A wrong one is counted in the same
 * transaction, so refusals are values here: a throw would roll the count back.
 */
export async function makeOpcode(
  services: Services,
  request: OpcodeRequest,
  context: RequestContext,
): Promise<Decision<string>> {
  const sent: Sent = { trade: null };
  const made = await services.db.withTx(async (tx): Promise<Decision<string>> => {
    sent.trade = null;
    const { service, deviceId } = request;
    const destination = isForParticipant(service) ? request.destinationWsid : null;
    const resolved = await resolveContact(tx, request.contact, { service, destination });
    if (!resolved.ok) return resolved;
    if (context.sessionId === null) return refuse('ERROR_CODE_EXPIRED');
    const binding = { sessionId: context.sessionId, service, contact: resolved.value.value, deviceId, destination };
    const typed = request.captcha.normalize('NFKC').trim();
    const isCode = new RegExp(`^\\d{${CODE_DIGITS}}$`).test(typed);
    if (!isCode && typed.length !== CAPTCHA_LENGTH) return refuse('ERROR_CODE_WRONG');
    const { now } = context;
    if (isCode) return judgeCode(tx, services, { binding, digits: typed, now }, sent);
    const minted = { id: services.ids.next(), now };
    const judged = await judgeCaptcha(tx, services.secrets.pepper, { ...binding, text: typed, now });
    if (!judged.ok) return judged;
    return accept(await mintOpcode(tx, { kind: 'CAPTCHA', channel: null }, { ...binding, destination: null }, minted));
  });
  if (sent.trade === null || !made.ok || (await sent.trade.isTraded)) return made;
  const { guard } = sent.trade;
  return services.db.withTx((tx) => refuseUsed(tx, guard, context.now));
}

/** The trade of a right code for its opcode, which is sent with the commit. */
interface Sent {
  trade: { readonly guard: Guard; readonly isTraded: Promise<boolean> } | null;
}

async function refuseUsed(tx: Tx, guard: Guard, now: Date): Promise<Decision<never>> {
  const expireIn = await findLock(tx, guard, now);
  return expireIn === null ? refuse('ERROR_CODE_EXPIRED') : refuse('ERROR_CODE_LOCKED', { expireIn });
}

/**
 * A wrong code is counted in the transaction that has compared it; only a code of this session is compared.
 * @returns the secret of the opcode that a right one is traded for
 */
async function judgeCode(
  tx: Tx,
  services: Services,
  { binding, digits, now }: { readonly binding: OpcodeBinding; readonly digits: string; readonly now: Date },
  sent: Sent,
): Promise<Decision<string>> {
  const { pepper } = services.secrets;
  const guard = codeGuard(pepper, binding);
  const live = await findLiveCode(tx, pepper, { ...binding, digits, now });
  if (live === null || !isSameDevice(live.deviceId, binding.deviceId)) return refuseUsed(tx, guard, now);
  if (!live.isRight) {
    const counted = await countTry(tx, guard, now);
    return counted.open ? refuse('ERROR_CODE_WRONG') : refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
  }
  const { secret, row } = newOpcode(binding, live.channel, { id: services.ids.next(), now });
  // A right one counts as if it had come after those that are being counted: the first statement waits for them.
  const trading = Promise.all([forgiveIn(tx, guard, now), tradeCode(tx, live.id, guard, { row, now })]);
  // Where it fails, so does the commit, which is waited for first.
  trading.catch(() => {});
  sent.trade = { guard, isTraded: trading.then(([, isTraded]) => isTraded) };
  sent.trade.isTraded.catch(() => {});
  return accept(secret);
}
