import type { Service } from '@countersign/domain';
import { api, call } from '../../api/client.ts';
import { deviceId } from '../../api/device.ts';
import type { SendChannel } from './countdown.ts';

/** The contact to be proved, and the act it is for. `destinationWsid` is the participant's for SIGN and SIGNING_OBJECT. */
export interface Proof {
  /** As typed, or masked if the server gave it so. */
  readonly contact: string;
  readonly kind: 'phone' | 'email';
  readonly service: Service;
  readonly destinationWsid?: string;
}

/** Exchanges the four characters of a captcha, or the six digits of a code, for an opcode (Rulings §5). */
export async function fetchOpcode(proof: Omit<Proof, 'kind'>, captcha: string): Promise<string> {
  const { contact, service, destinationWsid } = proof;
  const body = {
    captcha,
    contact,
    service,
    deviceId: deviceId(),
    ...(destinationWsid === undefined ? {} : { destinationWsid }),
  };
  return (await call(api.createOpcode, { body })).operationCodeInfo.opcode;
}

/**
 * @param preOpcode of the checked captcha; null if none was required
 * @param requestId the id under which the result of the sending is pushed
 * @returns seconds until the next code may be requested
 */
export async function sendCode(
  proof: Proof,
  channel: SendChannel,
  { preOpcode, requestId }: { preOpcode: string | null; requestId: string },
): Promise<number> {
  const { contact, service, destinationWsid } = proof;
  const rest = {
    service,
    ...(preOpcode === null ? {} : { preOpcode }),
    requestId,
    deviceId: deviceId(),
    ...(destinationWsid === undefined ? {} : { destinationWsid }),
  };
  if (channel === 'EMAIL') return (await call(api.sendEmailCode, { body: { email: contact, ...rest } })).expireIn;
  const endpoint = channel === 'VOICE' ? api.sendVoiceCode : api.sendSmsCode;
  return (await call(endpoint, { body: { phone: contact, ...rest } })).expireIn;
}
