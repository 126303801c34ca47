import http from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** PEM; null = those that Node.js trusts. */
  readonly ca: string | null;
  /** For all attempts together. */
  readonly timeoutMs: number;
}
export type HttpAnswer = { readonly status: number; readonly text: string } | { readonly error: string };

const LONGEST_ANSWER = 1_048_576;
/** More requests wait for a connection; the service has limits of its own. */
const CONNECTIONS = 16;
const ATTEMPTS = 3;
const BETWEEN_MS = 100;

/**
 * HTTP to a key management service, over connections that are kept. A request that got no answer, or that the service could not
 * carry out at that moment (429, 5xx), is repeated within its time: the caller's requests have no further effect when they are
 * carried out twice. Redirections are not followed, because the token is for one address.
 */
export function askingOverHttp(): (request: HttpRequest) => Promise<HttpAnswer> {
  const options = { keepAlive: true, maxSockets: CONNECTIONS };
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };
  return async (request) => {
    const late = AbortSignal.timeout(request.timeoutMs);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(request, agents, late);
      const isFinal = !('error' in answer) && answer.status !== 429 && answer.status < 500;
      if (isFinal || attempt === ATTEMPTS || late.aborted) return answer;
      await pause(BETWEEN_MS * attempt, undefined, { signal: late }).catch(() => {});
    }
  };
}

function once(
  { method, url, headers, body, ca, timeoutMs }: HttpRequest,
  agents: { readonly http: http.Agent; readonly https: https.Agent },
  late: AbortSignal,
): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void =>
      resolve({ error: late.aborted ? `no answer within ${timeoutMs} ms` : (error.code ?? error.message) });
    const isSecure = new URL(url).protocol === 'https:';
    const length =
      body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const options = {
      method,
      headers: { ...headers, ...length },
      agent: isSecure ? agents.https : agents.http,
      signal: late,
      ...(ca === null ? {} : { ca }),
    };
    const sent = (isSecure ? https : http).request(url, options, (response) => {
      const parts: Buffer[] = [];
      let octets = 0;
      response.on('data', (part: Buffer) => {
        octets += part.length;
        if (octets > LONGEST_ANSWER) sent.destroy(new Error('the answer is too long'));
        else parts.push(part);
      });
      response.on('error', failed);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    sent.on('error', failed);
    sent.end(body ?? undefined);
  });
}
