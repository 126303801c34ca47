import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Clock, Config } from '../config/index.ts';
import { aliyunCarrier } from './aliyun.ts';
import type { Message } from './delivery.ts';
import { CarrierRefusal } from './send-result.ts';

/**
 * Hands a message to an external provider; `id` lets the provider recognise a repetition. It succeeds or throws within about
 * ten seconds, because a page waits twenty seconds to learn whether a code was sent (Spec §9).
 * @throws CarrierRefusal where trying again is useless
 */
export type Carrier = (message: Message, id: string) => Promise<void>;

export interface Carriers {
  readonly mail: Carrier | null;
  readonly phone: Carrier | null;
  close(): void;
}

type CarrierConfig = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'smsWebhookUrl' | 'smsWebhookSecret' | 'aliyun' | 'publicUrl'
>;

const MAIL_TIMEOUTS_MS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

/** `by` is the name of the authority, for mail without a subject. */
export function openCarriers(config: CarrierConfig, clock: Clock, by: string): Carriers {
  const transport = config.smtpUrl === null ? null : createTransport({ url: config.smtpUrl, ...MAIL_TIMEOUTS_MS });
  return {
    mail:
      transport === null
        ? null
        : async ({ contact, subject, text }, id) => {
            const from = config.mailFrom ?? 'no-reply@localhost';
            const mail = {
              from,
              to: contact,
              subject: subject ?? by,
              text,
              messageId: `<${id}@countersign>`,
            };
            await transport.sendMail(mail).catch(throwMailError);
          },
    phone: phoneCarrier(config, clock),
    close: () => transport?.close(),
  };
}

function phoneCarrier({ aliyun, publicUrl, smsWebhookUrl, smsWebhookSecret }: CarrierConfig, clock: Clock) {
  if (aliyun !== null) return aliyunCarrier(aliyun, { publicUrl, clock });
  return smsWebhookUrl === null ? null : webhook({ url: smsWebhookUrl, secret: smsWebhookSecret ?? '', clock });
}

const PERMANENT = 500;

/**
 * Reports only the number of the mail server's answer (RFC 5321 §4.2.1): its text contains the address, which must not be
 * stored in plain text.
 * @throws CarrierRefusal if the answer is permanent, Error otherwise
 */
function throwMailError(error: unknown): never {
  const { responseCode = 0, code = 'nothing' } = error as { responseCode?: number; code?: string };
  const words = `the mail server answered ${responseCode || code}`;
  if (responseCode >= PERMANENT) throw new CarrierRefusal(words, null);
  throw new Error(words);
}

const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * POSTs `{id, channel, contact, text, code?}` with `X-Countersign-Timestamp` (Unix seconds) and `X-Countersign-Signature` =
 * hex HMAC-SHA-256 of "timestamp.body" under SMS_WEBHOOK_SECRET; any 2xx counts as delivered.
 */
function webhook({ url, secret, clock }: { url: string; secret: string; clock: Clock }): Carrier {
  return async ({ channel, contact, text, code }, id) => {
    const body = JSON.stringify({ id, channel, contact, text, ...(code === undefined ? {} : { code }) });
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'x-countersign-timestamp': timestamp,
        'x-countersign-signature': signature,
      },
      body,
    });
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}
