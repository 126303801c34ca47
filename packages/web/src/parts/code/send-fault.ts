import { type Language, waitText } from '@countersign/contract';
import type { Service } from '@countersign/domain';
import { supportContact } from '../../text/support.ts';
import { defineText } from '../../text/text.ts';

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

type FaultWords = Readonly<Record<SendFault | 'LOCKED_LOGIN', string>>;
/** A lost network has its own banner, so nothing is shown here (Spec §8: network error: ignored). */
export const useSendFaultText = defineText<FaultWords>(
  {
    CONTACT: '联系方式格式有误',
    BUSY: '发送太频繁，请在倒计时结束后再点',
    TIMEOUT: '发送请求超时',
    FREQUENT: '发送请求太频繁，请等 {wait}',
    AMOUNT: '今天收到的验证码已达上限，请明天再试',
    BLACKLISTED: `该号码无法接收验证码，请联系客服 ${supportContact()}`,
    LOCKED: '抱歉，验证码输入次数过多，请一小时后再试',
    LOCKED_LOGIN: '抱歉，验证码输入次数过多，请一小时后再尝试登录',
    CAPTCHA: '请重新获取图形验证码',
    NETWORK: '',
    FAILED: '发送失败',
  },
  {
    CONTACT: 'Contact format error',
    BUSY: 'Sending too frequent, click after the countdown ends',
    TIMEOUT: 'Send request timed out',
    FREQUENT: 'Send request too frequent, please wait {wait}',
    AMOUNT: "Today's limit of received codes reached, please try tomorrow",
    BLACKLISTED: `This number cannot receive codes, please contact customer service at ${supportContact()}`,
    LOCKED: 'Sorry, too many code entries, try again in one hour',
    LOCKED_LOGIN: 'Sorry, too many code entries, try login again in one hour',
    CAPTCHA: 'Please fetch the graphic captcha again',
    NETWORK: '',
    FAILED: 'Send failed',
  },
);

/** The text of a fault; `{wait}` is the wait that the server gave (Rulings §8.9). */
export const faultText = (words: string, expireInSec: number | null, language: Language): string =>
  words.replace('{wait}', waitText(expireInSec ?? undefined, language));

/** The lock of a login says when the next try is possible. */
export const faultKey = (fault: SendFault, service: Service): keyof FaultWords =>
  fault === 'LOCKED' && service === 'LOGIN' ? 'LOCKED_LOGIN' : fault;
