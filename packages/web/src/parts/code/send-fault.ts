import { waitText } from '@countersign/contract';
import type { Service } from '@countersign/domain';
import { defineText, textOf } from '../../text/text.ts';

/** Why no code was sent, in the categories shown to a person (Spec §8 "Sending codes"). */
export const SEND_FAULTS = [
  'CONTACT',
  'BUSY',
  'TIMEOUT',
  'FREQUENT',
  'AMOUNT',
  'BLACKLISTED',
  'LOCKED',
  'CAPTCHA',
  'NETWORK',
  'FAILED',
] as const;
export type SendFault = (typeof SEND_FAULTS)[number];

/** The parts of a refusal to send that decide its category. */
export interface SendRefusal {
  readonly error?: string | null;
  readonly code?: number | null;
}

const BY_NAME: Readonly<Record<string, SendFault>> = {
  ERROR_CONTACT: 'CONTACT',
  ERROR_SEND_BUSY: 'BUSY',
  ERROR_TIMEOUT: 'TIMEOUT',
  ERROR_FREQUENTLY: 'FREQUENT',
  ERROR_AMOUNT_OUT_LIMIT: 'AMOUNT',
  ERROR_VOICE_AMOUNT_OUT_LIMIT: 'AMOUNT',
  ERROR_CONTACT_BLACKLISTED: 'BLACKLISTED',
  ERROR_VOICE_FREQUENTLY: 'FREQUENT',
  ERROR_VOICE_BLACKLISTED: 'BLACKLISTED',
  ERROR_CODE_LOCKED: 'LOCKED',
  SMS_MESSAGE_LOCK: 'LOCKED',
  ERROR_CAPTCHA_AGAIN: 'CAPTCHA',
  ERROR_SEND_FAILED: 'FAILED',
};
/** The numbers of the code sender's own family: 101 and 102 have other meanings elsewhere (Rulings §1.1). */
const BY_CODE: Readonly<Record<number, SendFault>> = {
  100: 'FAILED',
  101: 'TIMEOUT',
  102: 'LOCKED',
  103: 'LOCKED',
  100220503: 'CAPTCHA',
  100500205: 'BLACKLISTED',
  100500707: 'BLACKLISTED',
  100500207: 'FAILED',
  100500208: 'FREQUENT',
  100500213: 'FREQUENT',
  100500210: 'AMOUNT',
  100500706: 'AMOUNT',
};

/** The name decides if it is known, else the number; any other error means that the sending failed. */
export const sendFaultOf = ({ error, code }: SendRefusal): SendFault =>
  BY_NAME[error ?? ''] ?? BY_CODE[code ?? 0] ?? 'FAILED';

export type FaultWords = Readonly<Record<SendFault | 'LOCKED_LOGIN', string>>;
/** A lost network has its own banner, so nothing is shown here (Spec §8: network error: ignored). */
export const useSendFaultText = defineText('parts/code/send-fault');

/** The text of a fault; `{wait}` is the wait that the server gave (Rulings §8.9). */
const useWaitText = defineText('parts/code/wait');
export const faultText = (words: string, expireInSec: number | null): string =>
  words.replace('{wait}', waitText(expireInSec ?? undefined, textOf(useWaitText)));

/** The lock of a login says when the next try is possible. */
export const faultKey = (fault: SendFault, service: Service): keyof FaultWords =>
  fault === 'LOCKED' && service === 'LOGIN' ? 'LOCKED_LOGIN' : fault;
