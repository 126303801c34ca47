import { DerError, fromPem } from '@countersign/asn1';
import { PkiError } from '@countersign/pki';
import {
  type AddressRule,
  type Config,
  type JobHandlers,
  LOOPBACK_NAMES,
  type Resolve,
  type Services,
  enqueue,
  hostOf,
  requestAt,
  resolveAllowed,
  untilAborted,
} from '../../platform/index.ts';
import { type OutsideCa, outsideCas, storeFetchedList } from '../signer/index.ts';
import { isListEnding } from './list-ends.ts';

/** Fetches the lists of an external root and of the CAs between; the job's key is its own name. */
export const LISTS_JOB = 'authority.lists';
const EVERY_MS = 3_600_000;
const FETCH_MS = 15_000;
/** A larger list would make every contract larger, because finished contracts contain it. */
const MOST_BYTES = 1_000_000;
/** Of hosts that no setting names. */
const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443']);

export type FetchServices = Pick<Services, 'db' | 'ids'> & {
  readonly config: Pick<Config, 'mode' | 'pkiUrl' | 'webhookAllowLoopback' | 'caListHosts'>;
  /** Instead of DNS. */
  readonly resolve?: Resolve;
};

/** What became of the list of one CA; `problem` says why no address gave a usable one. */
export interface FetchedList {
  readonly subject: string;
  readonly outcome: 'NEW' | 'UNCHANGED' | 'FAILED' | 'NO_ADDRESS';
  readonly problem: string | null;
  readonly nextUpdate: Date | null;
  /** Certificates of the path that the newest list has revoked. */
  readonly revoked: readonly string[];
  /** Whether the newest list ends soon, or has ended. */
  readonly isEnding: boolean;
}

/** docs/cycles/authority.md: once an hour. A list that cannot be used leaves the last good one in place. */
export const listJobs = (services: FetchServices & Pick<Services, 'log'>): JobHandlers => ({
  [LISTS_JOB]: {
    concurrency: 1,
    maxAttempts: 1_000_000,
    run: async (job) => {
      const { now } = job;
      for (const { subject, outcome, problem, nextUpdate, revoked, isEnding } of await fetchLists(services, now)) {
        if (outcome === 'NEW') services.log.info({ ca: subject, nextUpdate }, 'a new revocation list was fetched');
        if (outcome === 'FAILED')
          services.log[isEnding ? 'error' : 'warn'](
            { ca: subject, problem, nextUpdate },
            'a revocation list was not fetched',
          );
        if (revoked.length > 0) services.log.error({ ca: subject, revoked }, 'a CA of the path is revoked');
      }
      await services.db.withTx(async (tx) => {
        await job.finishIn(tx);
        const runAt = new Date(now.getTime() + EVERY_MS);
        await enqueue(tx, { id: services.ids.next(), kind: LISTS_JOB, key: LISTS_JOB, payload: {}, runAt, now });
      });
    },
  },
});

/** Asks each address of each list once; never rejects because of an address or a list. */
export async function fetchLists(services: FetchServices, now: Date): Promise<readonly FetchedList[]> {
  const { db, config } = services;
  const found: FetchedList[] = [];
  for (const ca of await db.withTx((tx) => outsideCas(tx, now))) {
    // The list of an offline root of one's own is published here, and comes with its ceremony.
    const urls = ca.urls.filter((url) => !url.startsWith(`${config.pkiUrl}/`));
    if (urls.length === 0 && ca.urls.length > 0) continue;
    const { outcome, problem } = await fetchOne(services, { ca, urls, now });
    const [after = ca] = (await db.withTx((tx) => outsideCas(tx, now))).filter(
      ({ role, generation }) => role === ca.role && generation === ca.generation,
    );
    found.push({
      subject: ca.certificate.subject.text,
      outcome,
      problem,
      nextUpdate: after.list?.nextUpdate ?? null,
      revoked: after.revoked,
      isEnding: isListEnding(after.list, now),
    });
  }
  return found;
}

async function fetchOne(
  services: FetchServices,
  { ca, urls, now }: { readonly ca: OutsideCa; readonly urls: readonly string[]; readonly now: Date },
): Promise<Pick<FetchedList, 'outcome' | 'problem'>> {
  const problems: string[] = [];
  let isKnown = false;
  for (const url of urls) {
    try {
      const der = await fetchList(url, ruleFor(services.config, url), services.resolve);
      if (await storeFetchedList(services, ca, { der, now })) return { outcome: 'NEW', problem: null };
      isKnown = true;
    } catch (error) {
      problems.push(`${url}: ${reasonOf(error)}`);
    }
  }
  if (isKnown) return { outcome: 'UNCHANGED', problem: null };
  if (urls.length === 0)
    return { outcome: 'NO_ADDRESS', problem: 'no certificate below it names an address of its list' };
  return { outcome: 'FAILED', problem: problems.join('; ') };
}

class FetchError extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof DerError) return 'it is not a revocation list';
  if (error instanceof FetchError || error instanceof PkiError) return error.message;
  const { code, message = String(error) } = error as { readonly code?: string; readonly message?: string };
  return code !== undefined && !message.includes(code) ? `${code}: ${message}` : message;
}

const ruleFor = ({ mode, webhookAllowLoopback, caListHosts }: FetchServices['config'], url: string): AddressRule => ({
  allowLoopback: mode === 'evaluation' && webhookAllowLoopback,
  allowPrivate: URL.canParse(url) && caListHosts.includes(hostOf(new URL(url)).toLowerCase()),
});

/**
 * The list at an address of a certificate, DER. The addresses are of others, so that the server must not be led into the internal
 * network (security 50). A list is signed, so that http is as good as https (RFC 5280 §8).
 * @throws FetchError, or an error of the connection
 */
async function fetchList(text: string, rule: AddressRule, resolve?: Resolve): Promise<Uint8Array> {
  if (!URL.canParse(text)) throw new FetchError('it is not an address');
  const url = new URL(text);
  const isHere = rule.allowLoopback && LOOPBACK_NAMES.has(url.hostname);
  if (url.username !== '' || url.password !== '') throw new FetchError('it contains a user or a password');
  if (!isHere && rule.allowPrivate !== true && !PORTS.has(url.port))
    throw new FetchError(`port ${url.port} is not allowed`);
  const signal = AbortSignal.timeout(FETCH_MS);
  const address = await untilAborted(resolveAllowed(hostOf(url), rule, resolve), signal).catch((error: unknown) => {
    if (signal.aborted) throw new FetchError('its name was not resolved in time');
    throw error;
  });
  if (address === null)
    throw new FetchError('its host is in an internal network: name it in CA_LIST_HOSTS if that is intended');
  const headers = { accept: 'application/pkix-crl', 'user-agent': 'Countersign' };
  try {
    const response = await requestAt(url, address, { method: 'GET', headers, signal });
    if (response.statusCode !== 200) {
      response.destroy();
      throw new FetchError(`it answers with status ${response.statusCode}`);
    }
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > MOST_BYTES) {
        response.destroy();
        throw new FetchError(`it is larger than ${MOST_BYTES} bytes`);
      }
    }
    const bytes = Buffer.concat(parts);
    return fromPem('X509 CRL', bytes.toString('latin1'))[0] ?? new Uint8Array(bytes);
  } catch (error) {
    if (signal.aborted) throw new FetchError(`no complete answer within ${FETCH_MS / 1000} s`);
    throw error;
  }
}
