import { randomUUID } from 'node:crypto';
import type { AliyunConfig } from '../config/index.ts';
import { signAliyunCall } from './aliyun-signature.ts';
import type { Message } from './delivery.ts';
import { CarrierRefusal, type RefusalReason } from './send-result.ts';
import { CARRIER_TIMEOUT_MS, type PhoneCarrier } from './phone-carrier.ts';

const VERSION = '2017-05-25';
const SMS_ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const VOICE_ENDPOINT = 'https://dyvmsapi.aliyuncs.com';
/** The longest value of a template variable, in characters. */
const VARIABLE_MAX = 35;

/**
 * Sends text messages and calls by Alibaba Cloud (SendSms, SingleCallByTts). It accepts approved templates only: the
 * template of codes has the variable `code`; the one of notices has `title`, and `link`, the part of the address after
 * PUBLIC_URL, which the template itself contains. Messages to other countries have templates of their own; it calls in the
 * Mainland only.
 */
export const aliyun: PhoneCarrier<AliyunConfig> = {
  open(config, { publicUrl, clock }) {
    const key = { id: config.accessKeyId, secret: config.accessKeySecret };
    return async (message, id) => {
      const isVoice = message.channel === 'VOICE';
      const { origin, host } = new URL(config.endpoint ?? (isVoice ? VOICE_ENDPOINT : SMS_ENDPOINT));
      const call = isVoice ? callOf(config, message, id) : textOf(config, message, { id, publicUrl });
      const signing = { ...call, host, version: VERSION, now: clock.now(), nonce: randomUUID() };
      const { query, headers } = signAliyunCall(signing, key);
      const response = await fetch(`${origin}/?${query}`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(CARRIER_TIMEOUT_MS),
        headers: { ...headers, accept: 'application/json' },
      });
      judge(await response.json().catch(() => null), response.status);
    };
  },
  address: ({ endpoint }) => endpoint ?? SMS_ENDPOINT,
};

const isAbroad = (contact: string): boolean => contact.startsWith('+');

interface Call {
  readonly action: string;
  readonly params: Readonly<Record<string, string>>;
}

function textOf(
  { mainland, abroad }: AliyunConfig,
  { contact, code, subject, link }: Message,
  { id, publicUrl }: { readonly id: string; readonly publicUrl: string },
): Call {
  const texts = isAbroad(contact) ? abroad : mainland;
  if (texts === null) throw new CarrierRefusal('ALIYUN_INTL_CODE_TEMPLATE is unset', null);
  const { signName, codeTemplate, noticeTemplate } = texts;
  const notice = {
    title: [...(subject ?? '')].slice(0, VARIABLE_MAX).join(''),
    link: (link ?? '').replace(`${publicUrl}/`, ''),
  };
  return {
    action: 'SendSms',
    params: {
      // The country code without +.
      PhoneNumbers: contact.replace(/^\+/, ''),
      SignName: signName,
      TemplateCode: code === undefined ? noticeTemplate : codeTemplate,
      TemplateParam: JSON.stringify(code === undefined ? notice : { code }),
      OutId: id,
    },
  };
}

function callOf({ voiceTemplate, voiceShowNumber }: AliyunConfig, { contact, code }: Message, id: string): Call {
  if (isAbroad(contact)) throw new CarrierRefusal('Alibaba Cloud calls in the Mainland only', null);
  const params: Record<string, string> = {
    CalledNumber: contact,
    TtsCode: voiceTemplate,
    TtsParam: JSON.stringify({ code }),
    // An id of Alibaba Cloud has at most 15 octets.
    OutId: id.replaceAll('-', '').slice(-15),
  };
  if (voiceShowNumber !== null) params['CalledShowNumber'] = voiceShowNumber;
  return { action: 'SingleCallByTts', params };
}

/** Errors of the provider itself are temporary; any other refusal is final. */
const PASSING = /^(isp\.|Throttling|ServiceUnavailable|InternalError|SystemError)/;

function judge(answer: unknown, status: number): void {
  const { Code, Message } = (answer ?? {}) as { Code?: unknown; Message?: unknown };
  if (status < 300 && Code === 'OK') return;
  const said = typeof Code === 'string' ? Code : '';
  const words = `Alibaba Cloud answered ${status} ${said}`.trim();
  if (status >= 500 || said === '' || PASSING.test(said)) throw new Error(words);
  throw new CarrierRefusal(words, reasonOf(said, typeof Message === 'string' ? Message : ''));
}

/** Only the message of isv.BUSINESS_LIMIT_CONTROL says whether the limit of the minute, the hour or the day is reached. */
function reasonOf(code: string, message: string): RefusalReason | null {
  switch (code) {
    case 'isv.BLACK_KEY_CONTROL_LIMIT':
      return 'BLACKLISTED';
    case 'isv.DAY_LIMIT_CONTROL':
      return 'AMOUNT_OUT_LIMIT';
    case 'isv.BUSINESS_LIMIT_CONTROL':
      return message.includes('天级') ? 'AMOUNT_OUT_LIMIT' : 'FREQUENTLY';
    default:
      return null;
  }
}
