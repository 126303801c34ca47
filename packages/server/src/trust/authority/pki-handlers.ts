import { toPem } from '@countersign/asn1';
import type { BinaryReply, RequestContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import type { Services } from '../../platform/config/services.ts';
import { SignerUnavailableError } from '../signer/client.ts';
import type { AuthorityRole } from '../../platform/signer/calls.ts';
import { clientOf } from '../../platform/throttling/client-of.ts';
import { fairQueue } from '../../platform/workers/fair-queue.ts';
import { rootsPem } from '../signer/publish-root.ts';

type PkiCall =
  | 'getRootCer'
  | 'getRootPem'
  | 'getIssuingCer'
  | 'getIssuingPem'
  | 'getRootCrl'
  | 'getIssuingCrl'
  | 'getOcsp'
  | 'postOcsp'
  | 'postTsa'
  | 'getCaFile'
  | 'getCrlFile';

/** Certificates of the authority change every few years, revocation lists within an hour after a revocation. */
const CERTIFICATE_CACHE = { 'cache-control': 'public, max-age=86400' };
const CRL_CACHE = { 'cache-control': 'public, max-age=3600' };
/** Answers may contain a nonce, so none is cached (RFC 9111; RFC 5019 §6 concerns answers without one). */
const NO_CACHE = { 'cache-control': 'no-store' };

/**
 * The limits for anonymous requests that need a signature: how many at once, how many waiting, and for how long. The process
 * with the keys also signs contracts, and is restarted if it does not answer in time.
 */
const STRANGERS = { places: 2, waiting: 1024, waitingPerClient: 128, timeoutMs: 10_000 };

/** The authority's public services (Rulings §2), which any PDF reader can request. */
export function pkiHandlers({ signer }: Pick<Services, 'signer'>): Handlers<PkiCall> {
  const line = fairQueue(STRANGERS);
  /** Answers of the signer process to anonymous requests, in turn (security 63). */
  const made = async <T>({ ip }: Pick<RequestContext, 'ip'>, work: () => Promise<T>): Promise<T> => {
    const leave = await line(clientOf(ip));
    return available(work()).finally(leave);
  };
  // The addresses without a number belong to the first generation permanently: they are in the certificates that it issued.
  const certificate = async (role: AuthorityRole, generation: number): Promise<Uint8Array> => {
    const all = await available(signer.generations());
    const found = all.find((one) => one.role === role && one.generation === generation);
    return found?.certificate ?? refuseWith('ERROR_NOT_FOUND');
  };
  const der = async (role: AuthorityRole, generation: number): Promise<BinaryReply> => ({
    body: await certificate(role, generation),
    headers: CERTIFICATE_CACHE,
  });
  const crl = async (context: RequestContext, issuer: 'ROOT' | 'ISSUING', generation: number): Promise<BinaryReply> => {
    await certificate(issuer, generation);
    return { body: await made(context, () => signer.crl(issuer, generation)), headers: CRL_CACHE };
  };
  const ocsp = async (context: RequestContext, request: Uint8Array): Promise<BinaryReply> => ({
    body: await made(context, () => signer.ocsp(request)),
    headers: NO_CACHE,
  });
  return {
    getRootCer: () => der('ROOT', 1),
    getRootPem: async () => ({
      body: Buffer.from(rootsPem(await available(signer.generations()))),
      headers: CERTIFICATE_CACHE,
    }),
    getIssuingCer: () => der('ISSUING', 1),
    getIssuingPem: async () => ({
      body: Buffer.from(toPem('CERTIFICATE', await certificate('ISSUING', 1))),
      headers: CERTIFICATE_CACHE,
    }),
    getCaFile: ({ params: { file } }) => {
      const named = readCaFileName(file, 'cer');
      return named === null ? refuseWith('ERROR_NOT_FOUND') : der(named.role, named.generation);
    },
    getRootCrl: ({ context }) => crl(context, 'ROOT', 1),
    getIssuingCrl: ({ context }) => crl(context, 'ISSUING', 1),
    getCrlFile: ({ params: { file }, context }) => {
      const named = readCaFileName(file, 'crl');
      if (named === null || (named.role !== 'ROOT' && named.role !== 'ISSUING')) return refuseWith('ERROR_NOT_FOUND');
      return crl(context, named.role, named.generation);
    },
    // RFC 6960 Appendix A.1: the path is the base64 of the request, percent-encoded, which the adapter has already decoded.
    getOcsp: ({ params, context }) => ocsp(context, Buffer.from(params.request, 'base64')),
    postOcsp: ({ raw, context }) => ocsp(context, raw ?? new Uint8Array()),
    postTsa: async ({ raw, context }) => ({
      body: await made(context, () => signer.timestamp(raw ?? new Uint8Array())),
      headers: NO_CACHE,
    }),
  };
}

const CA_FILE = /^(root|issuing)-([1-9]\d{0,3})(-cross-new|-cross-old)?\.(cer|crl)$/;
const CROSS = { '-cross-new': 'CROSS_NEW', '-cross-old': 'CROSS_OLD' } as const;

/** The certificate for a file name such as `issuing-2.cer` or `root-2-cross-new.cer`; null for an unknown name. */
function readCaFileName(file: string, ending: 'cer' | 'crl'): { role: AuthorityRole; generation: number } | null {
  const [, ca, count = '', cross, found] = CA_FILE.exec(file) ?? [];
  if (ca === undefined || found !== ending) return null;
  const generation = Number(count);
  if (cross === undefined) return { role: ca === 'root' ? 'ROOT' : 'ISSUING', generation };
  return ca === 'root' ? { role: CROSS[cross as keyof typeof CROSS], generation } : null;
}

/** Returns the answer of the signer process, or a refusal to retry later while it restarts. */
export async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SignerUnavailableError) return refuseWith('ERROR_BUSY', { expireIn: error.retryAfterSec });
    throw error;
  }
}
