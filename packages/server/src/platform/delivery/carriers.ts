import { type Transporter, createTransport } from 'nodemailer';
import type { Clock, Config } from '../config/index.ts';
import { returnAddress } from './return-address.ts';
import type { Message } from './delivery.ts';
import type { Carrier } from './phone-carrier.ts';
import { openPhoneCarrier } from './phone-carriers.ts';
import { composeMail } from './compose-mail.ts';
import { CarrierRefusal } from './send-result.ts';

export interface Carriers {
  readonly mail: Carrier | null;
  readonly phone: Carrier | null;
  close(): void;
}

type CarrierConfig = Pick<Config, 'smtpUrl' | 'smtpCa' | 'mailFrom' | 'mailBounces' | 'phoneCarrier' | 'publicUrl'>;

const MAIL_TIMEOUTS_MS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

interface CarrierServices {
  readonly config: CarrierConfig;
  readonly clock: Clock;
  readonly secrets: { readonly pepper: Buffer };
  /** The name under which mail is sent. */
  readonly authorityName: string;
}

export function openCarriers(services: CarrierServices): Carriers {
  const { config, clock } = services;
  const transport = config.smtpUrl === null ? null : createTransport(mailServerOf(config.smtpUrl, config.smtpCa));
  return {
    mail: transport === null ? null : (message, id) => sendMail(transport, services, message, id),
    phone:
      config.phoneCarrier === null
        ? null
        : openPhoneCarrier(config.phoneCarrier, { clock, publicUrl: config.publicUrl }),
    close: () => transport?.close(),
  };
}

/**
 * The password is sent over TLS only: SMTP_URL of the form smtp://user:password@host needs STARTTLS, except on this machine.
 */
function mailServerOf(smtpUrl: string, ca: string | null) {
  const { protocol, username, hostname } = new URL(smtpUrl);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  const requireTLS = protocol === 'smtp:' && username !== '' && !isHere;
  return { url: smtpUrl, ...MAIL_TIMEOUTS_MS, requireTLS, ...(ca === null ? {} : { tls: { ca } }) };
}

async function sendMail(
  transport: Transporter,
  { config, secrets: { pepper }, authorityName }: CarrierServices,
  message: Message,
  id: string,
): Promise<void> {
  const from = { name: authorityName, address: config.mailFrom ?? 'no-reply@localhost' };
  const replyTo = message.mail?.replyTo;
  const returnTo = config.mailBounces === null ? null : returnAddress(pepper, config.mailBounces.address, id);
  const mail = {
    from,
    to: message.contact,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(await composeMail(message, { brand: authorityName, publicUrl: config.publicUrl })),
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    // Absence notices and the like are not wanted (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(returnTo === null
      ? {}
      : {
          envelope: { from: returnTo, to: message.contact },
          dsn: { id, return: 'headers' as const, notify: ['failure' as const], recipient: message.contact },
        }),
  };
  await transport.sendMail(mail).catch(throwMailError);
}

/** Connects to the mail server, logs in, and sends nothing. @throws the error of the connection */
export async function probeMail(smtpUrl: string, ca: string | null): Promise<void> {
  const transport = createTransport(mailServerOf(smtpUrl, ca));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const PERMANENT = 500;
/** Of a refused recipient; what begins with 5.7 is about policy, such as a relay that is closed to us (RFC 3463 §3.8). */
const POLICY = /\b5\.7\.\d/;

interface MailError {
  readonly responseCode?: number;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
}

/**
 * Reports only the number of the mail server's answer (RFC 5321 §4.2.1): its text contains the address, which must not be
 * stored in plain text.
 * @throws CarrierRefusal if the answer is permanent, Error otherwise
 */
function throwMailError(error: unknown): never {
  const { responseCode = 0, code = 'nothing', command = '', response = '' } = error as MailError;
  const words = `the mail server answered ${responseCode || code}`;
  const isUnknown = command === 'RCPT TO' && !POLICY.test(response);
  if (responseCode >= PERMANENT) throw new CarrierRefusal(words, null, { isUnknown });
  throw new Error(words);
}
