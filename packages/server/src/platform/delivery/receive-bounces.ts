import { type SMTPServerDataStream, SMTPServer } from 'smtp-server';
import type { Services } from '../config/index.ts';
import { readReport } from './read-report.ts';
import { returnedMessage } from './return-address.ts';
import { recordReturned } from './returned.ts';

/** A report contains the headers of the mail, or all of it; ours have no attachments. */
const REPORT_MAX_BYTES = 512 * 1024;
const CONNECTIONS_MAX = 16;
const SOCKET_TIMEOUT_MS = 30_000;

const reply = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode });

/**
 * Receives what mail servers return to MAIL_BOUNCE_ADDRESS, by SMTP on MAIL_BOUNCE_PORT: bounces and complaints are recorded
 * with the message, and the sender of its envelope is notified. A recipient without our MAC is refused before any content.
 * @returns what closes the port; null where the settings name none
 */
export async function receiveBounces(services: Services): Promise<{ close(): Promise<void> } | null> {
  const { config, secrets, log } = services;
  const { mailBounces } = config;
  if (mailBounces === null || mailBounces.port === null) return null;
  const { address, port } = mailBounces;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: REPORT_MAX_BYTES,
    maxClients: CONNECTIONS_MAX,
    socketTimeout: SOCKET_TIMEOUT_MS,
    logger: false,
    onRcptTo: ({ address: recipient }, _session, done) => {
      done(returnedMessage(secrets.pepper, address, recipient) === null ? reply(550, 'no such address') : null);
    },
    onData: (stream, { envelope }, done) => {
      const ids = envelope.rcptTo.flatMap((one) => returnedMessage(secrets.pepper, address, one.address) ?? []);
      receive(services, ids, stream).then(
        () => done(null, 'recorded'),
        (error: unknown) => {
          log.warn({ err: error }, 'a returned mail could not be recorded');
          done(stream.sizeExceeded ? reply(552, 'too large') : reply(451, 'try again later'));
        },
      );
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'the port for returned mail'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, mailBounces.host, () => resolve());
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function receive(services: Services, ids: readonly string[], stream: SMTPServerDataStream): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream as AsyncIterable<Uint8Array>) if (!stream.sizeExceeded) chunks.push(chunk);
  if (stream.sizeExceeded) throw new Error('the report is too large');
  const report = await readReport(Buffer.concat(chunks));
  if (report !== null) for (const id of ids) await recordReturned(services, id, report);
}
