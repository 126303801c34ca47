import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TwilioConfig } from '../config/index.ts';
import type { Message } from './delivery.ts';
import { CarrierRefusal, type RefusalReason } from './send-result.ts';
import { SPOKEN_CODES } from './spoken-codes.ts';
import { CARRIER_TIMEOUT_MS, type PhoneCarrier, reportPath } from './phone-carrier.ts';

const API = '/2010-04-01/Accounts';
const MAINLAND_CODE = '+86';

/**
 * Sends text messages and calls by the interface of Twilio: a form to Messages.json or Calls.json with basic authentication. Each
 * text message names an address of ours, to which Twilio posts what became of it, signed with the token of the account.
 */
export const twilio: PhoneCarrier<TwilioConfig> = {
  open(config, { publicUrl }) {
    return async (message, id) => {
      const isVoice = message.channel === 'VOICE';
      const form = isVoice
        ? callOf(config, message)
        : textOf(config, message, `${publicUrl}${reportPath('twilio', id)}`);
      const address = `${config.endpoint}${API}/${config.accountSid}/${isVoice ? 'Calls' : 'Messages'}.json`;
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(CARRIER_TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(form).toString(),
      });
      if (!response.ok) throwRefusal(response.status, await response.json().catch(() => null));
    };
  },
  address: ({ endpoint }) => endpoint,
  readReport({ authToken }, { url, headers, body }) {
    const form = new URLSearchParams(body);
    const signed = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([key, value]) => key + value);
    const expected = createHmac('sha1', authToken)
      .update(url + signed.join(''))
      .digest();
    const given = Buffer.from(String(headers['x-twilio-signature'] ?? ''), 'base64');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'FORGED';
    const status = form.get('ErrorCode') || null;
    switch (form.get('MessageStatus')) {
      case 'delivered':
        return { outcome: 'DELIVERED', status: null };
      case 'undelivered':
      case 'failed':
        return { outcome: status === STOPPED ? 'COMPLAINED' : 'UNDELIVERED', status };
      default:
        return null;
    }
  },
};

const toE164 = (contact: string): string => (contact.startsWith('+') ? contact : `${MAINLAND_CODE}${contact}`);

function textOf({ from }: TwilioConfig, { contact, text }: Message, report: string): Record<string, string> {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return { To: toE164(contact), [sender]: from, Body: text, StatusCallback: report };
}

/** @throws CarrierRefusal where the settings name no number that calls */
function callOf({ voiceFrom }: TwilioConfig, { contact, code = '', mail }: Message): Record<string, string> {
  if (voiceFrom === null) throw new CarrierRefusal('TWILIO_VOICE_FROM is unset', null);
  const spoken = [...code].join(', ');
  const own = SPOKEN_CODES[mail?.language ?? 'zh-CN'];
  const said = [...new Set([own, SPOKEN_CODES.en])].map(
    ({ voice, words }) => `<Say language="${voice}">${words(spoken)}</Say>`,
  );
  const once = said.join('');
  return { To: toE164(contact), From: voiceFrom, Twiml: `<Response>${once}${once}</Response>` };
}

/** The recipient has answered STOP. */
const STOPPED = '21610';
const REASONS: Readonly<Record<string, RefusalReason>> = { [STOPPED]: 'BLACKLISTED', 20429: 'FREQUENTLY' };

/** The codes of errors of Twilio: too many requests and its own failures are temporary, everything else is final. */
function throwRefusal(status: number, answer: unknown): never {
  const { code } = (answer ?? {}) as { code?: unknown };
  const said = typeof code === 'number' ? String(code) : '';
  const words = `Twilio answered ${status} ${said}`.trim();
  if (status >= 500 || status === 429 || said === '') throw new Error(words);
  throw new CarrierRefusal(words, REASONS[said] ?? null);
}
