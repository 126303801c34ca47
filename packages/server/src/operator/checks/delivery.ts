import { carrierAddress, probeMail } from '../../platform/index.ts';
import { type CheckPorts, type Finding, detailOf, down, ok } from './check.ts';

const ANSWER_MS = 8000;

/** Connects to the mail server and logs in; nothing is sent. */
export async function checkMail({ config }: Pick<CheckPorts, 'config'>): Promise<Finding> {
  if (config.smtpUrl === null) return ok({ kind: 'outbox' });
  const { hostname, port, protocol } = new URL(config.smtpUrl);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 25)}`;
  const problem = await probeMail(config.smtpUrl, config.smtpCa).then(
    () => null,
    (error: unknown) => detailOf(error),
  );
  return problem === null ? ok({ server }) : down('MAIL_FAILED', { server, detail: problem });
}

/** Whether the carrier of text messages answers at all: any status but one of its own failure will do. */
export async function checkSms({ config }: Pick<CheckPorts, 'config'>, ask: typeof fetch = fetch): Promise<Finding> {
  if (config.withoutPhones) return ok({ kind: 'none' });
  if (config.phoneCarrier === null) return ok({ kind: 'outbox' });
  const { kind } = config.phoneCarrier;
  const address = carrierAddress(config.phoneCarrier);
  const server = new URL(address).host;
  try {
    const { status } = await ask(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status < 500 ? ok({ kind, server }) : down('SMS_SILENT', { kind, server, detail: `status ${status}` });
  } catch (error) {
    return down('SMS_SILENT', { kind, server, detail: detailOf(error) });
  }
}
