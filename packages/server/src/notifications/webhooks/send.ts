import type { IncomingMessage } from 'node:http';
import { WEBHOOK_ANSWER_BYTES, WEBHOOK_TIMEOUT_MS, type WebhookFault } from '@countersign/domain';
import {
  type AddressRule,
  type Resolve,
  hostOf,
  requestAt,
  resolveAllowed,
  untilAborted,
} from '../../platform/index.ts';
import { webhookUrlOf } from './webhook-url.ts';

export interface Outcome {
  /** Any 2xx. */
  readonly ok: boolean;
  readonly fault: WebhookFault | null;
  readonly responseStatus: number | null;
  /** Its first 2 kB, as text. */
  readonly responseBody: string | null;
  readonly durationMs: number;
}

export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly rule: AddressRule;
  readonly resolve?: Resolve | undefined;
  readonly timeoutMs?: number;
  readonly abort?: AbortSignal | undefined;
}

const failed = (fault: WebhookFault): Omit<Outcome, 'durationMs'> => ({
  ok: false,
  fault,
  responseStatus: null,
  responseBody: null,
});

/**
 * POSTs once to an address that is checked right before (security 50): its name is resolved once and the connection goes to the
 * address that was checked, no redirect is followed, no proxy of the environment is used, and no more of the answer is read
 * than is stored.
 */
export async function sendWebhook(sending: Sending): Promise<Outcome> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(sending.timeoutMs ?? WEBHOOK_TIMEOUT_MS);
  const signal = sending.abort === undefined ? timeout : AbortSignal.any([timeout, sending.abort]);
  const outcome = await attempt(sending, signal).catch((error: unknown) =>
    failed(timeout.aborted ? 'TIMEOUT' : faultOf(error)),
  );
  return { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
}

async function attempt(sending: Sending, signal: AbortSignal): Promise<Omit<Outcome, 'durationMs'>> {
  const url = webhookUrlOf(sending.url, sending.rule);
  if (url === null) return failed('ADDRESS_FORBIDDEN');
  const address = await untilAborted(resolveAllowed(hostOf(url), sending.rule, sending.resolve), signal);
  if (address === null) return failed('ADDRESS_FORBIDDEN');
  const { body } = sending;
  const headers = { ...sending.headers, 'content-length': String(Buffer.byteLength(body)) };
  const response = await requestAt(url, address, { method: 'POST', headers, body, signal });
  const { statusCode: responseStatus = 0 } = response;
  const responseBody = await firstBytes(response);
  const ok = responseStatus >= 200 && responseStatus < 300;
  const fault = ok ? null : responseStatus >= 300 && responseStatus < 400 ? 'REDIRECT' : 'REFUSED';
  return { ok, fault, responseStatus, responseBody };
}

/** The part of an answer that is stored; the rest is not waited for. */
async function firstBytes(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= WEBHOOK_ANSWER_BYTES) break;
  }
  response.destroy();
  // Removes characters that the database does not accept in text, and a character that was cut in two.
  const text = Buffer.concat(chunks).subarray(0, WEBHOOK_ANSWER_BYTES).toString('utf8');
  return text.replaceAll('\0', '').replace(/\uFFFD+$/, '');
}

const NAME_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_NODATA']);

function faultOf(error: unknown): WebhookFault {
  const { code = '' } = error as { code?: string };
  if (NAME_CODES.has(code)) return 'NAME_UNKNOWN';
  const isTls = code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL') || code.includes('CERT') || code === 'EPROTO';
  return isTls || code.includes('SELF_SIGNED') || code.includes('UNABLE_TO_VERIFY') ? 'TLS' : 'UNREACHABLE';
}
