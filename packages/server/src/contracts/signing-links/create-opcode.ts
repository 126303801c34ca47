import {
  CAPTCHA_LENGTH,
  CODE_DIGITS,
  type CodeChannel,
  type Decision,
  type Service,
  accept,
  refuse,
} from '@countersign/domain';
import { type RequestContext, type Services, type Tx, countTry, findLock, forgiveIn } from '../../platform/index.ts';
import {
  type OpcodeBinding,
  codeGuard,
  findLiveCode,
  isSameDevice,
  judgeCaptcha,
  markCodeUsed,
  mintOpcode,
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
  return services.db.withTx(async (tx) => {
    const { service, deviceId } = request;
    const destination = isForParticipant(service) ? request.destinationWsid : null;
    const resolved = await resolveContact(tx, request.contact, { service, destination });
    if (!resolved.ok) return resolved;
    if (context.sessionId === null) return refuse('ERROR_CODE_EXPIRED');
    const binding = { sessionId: context.sessionId, service, contact: resolved.value.value, deviceId, destination };
    const typed = request.captcha.normalize('NFKC').trim();
    const isCode = new RegExp(`^\\d{${CODE_DIGITS}}$`).test(typed);
    if (!isCode && typed.length !== CAPTCHA_LENGTH) return refuse('ERROR_CODE_WRONG');
    const minted = { id: services.ids.next(), now: context.now };
    if (isCode) {
      const judged = await judgeCode(tx, services, binding, typed, context.now);
      if (!judged.ok) return judged;
      return accept(await mintOpcode(tx, { kind: 'CODE', channel: judged.value }, binding, minted));
    }
    const judged = await judgeCaptcha(tx, services.secrets.pepper, { ...binding, text: typed, now: context.now });
    if (!judged.ok) return judged;
    return accept(await mintOpcode(tx, { kind: 'CAPTCHA', channel: null }, { ...binding, destination: null }, minted));
  });
}

/**
 * The attempt is counted before the code is compared; only a code of this session is compared. Returns the channel it
 * was sent by.
 */
async function judgeCode(
  tx: Tx,
  services: Services,
  binding: OpcodeBinding,
  digits: string,
  now: Date,
): Promise<Decision<CodeChannel>> {
  const { pepper } = services.secrets;
  const guard = codeGuard(pepper, binding);
  const live = await findLiveCode(tx, pepper, { ...binding, digits, now });
  if (live === null || !isSameDevice(live.deviceId, binding.deviceId)) {
    const expireIn = await findLock(tx, guard, now);
    return expireIn === null ? refuse('ERROR_CODE_EXPIRED') : refuse('ERROR_CODE_LOCKED', { expireIn });
  }
  if (!live.isRight) {
    const counted = await countTry(tx, guard, now);
    return counted.open ? refuse('ERROR_CODE_WRONG') : refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
  }
  // A right one counts as if it had come after those that are being counted: the first statement waits for them.
  const [, isUsed] = await Promise.all([forgiveIn(tx, guard, now), markCodeUsed(tx, live.id, guard, now)]);
  if (isUsed) return accept(live.channel);
  const expireIn = await findLock(tx, guard, now);
  return expireIn === null ? refuse('ERROR_CODE_EXPIRED') : refuse('ERROR_CODE_LOCKED', { expireIn });
}
