import { toPem } from '@countersign/asn1';
import type { Api } from '@countersign/contract';
import {
  type AuthorityRole,
  type BinaryReply,
  type Handler,
  type RequestContext,
  type Services,
  clientOf,
  fairQueue,
  refuseWith,
} from '../../platform/index.ts';
import { SignerUnavailableError, rootsPem } from '../signer/index.ts';

type Signing = Pick<Services, 'signer'>;

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

// The addresses without a number belong to the first generation permanently: they are in the certificates that it issued.
async function certificate({ signer }: Signing, role: AuthorityRole, generation: number): Promise<Uint8Array> {
  const all = await available(signer.generations());
  const found = all.find((one) => one.role === role && one.generation === generation);
  return found?.certificate ?? refuseWith('ERROR_NOT_FOUND');
}

const der = async (services: Signing, role: AuthorityRole, generation: number): Promise<BinaryReply> => ({
  body: await certificate(services, role, generation),
  headers: CERTIFICATE_CACHE,
});

export const getRootCer: Handler<Api['getRootCer']> = (services) => der(services, 'ROOT', 1);

export const getRootPem: Handler<Api['getRootPem']> = async ({ signer }) => ({
  body: Buffer.from(rootsPem(await available(signer.generations()))),
  headers: CERTIFICATE_CACHE,
});

export const getIssuingCer: Handler<Api['getIssuingCer']> = (services) => der(services, 'ISSUING', 1);

export const getIssuingPem: Handler<Api['getIssuingPem']> = async (services) => ({
  body: Buffer.from(toPem('CERTIFICATE', await certificate(services, 'ISSUING', 1))),
  headers: CERTIFICATE_CACHE,
});

export const getCaFile: Handler<Api['getCaFile']> = async (services, { params: { file } }) => {
  const named = readCaFileName(file, 'cer');
  return named === null ? refuseWith('ERROR_NOT_FOUND') : der(services, named.role, named.generation);
};

/** The public services that need a signature (Rulings §2): their clients take turns (security 63). */
export function signedAnswers() {
  const line = fairQueue(STRANGERS);
  const made = async <T>({ ip }: Pick<RequestContext, 'ip'>, work: () => Promise<T>): Promise<T> => {
    const leave = await line(clientOf(ip));
    return available(work()).finally(leave);
  };
  const crl = async (
    services: Signing,
    context: RequestContext,
    { role, generation }: { readonly role: 'ROOT' | 'ISSUING'; readonly generation: number },
  ): Promise<BinaryReply> => {
    await certificate(services, role, generation);
    return { body: await made(context, () => services.signer.crl(role, generation)), headers: CRL_CACHE };
  };
  const ocsp = async ({ signer }: Signing, context: RequestContext, request: Uint8Array): Promise<BinaryReply> => ({
    body: await made(context, () => signer.ocsp(request)),
    headers: NO_CACHE,
  });
  const getRootCrl: Handler<Api['getRootCrl']> = (services, { context }) =>
    crl(services, context, { role: 'ROOT', generation: 1 });
  const getIssuingCrl: Handler<Api['getIssuingCrl']> = (services, { context }) =>
    crl(services, context, { role: 'ISSUING', generation: 1 });
  const getCrlFile: Handler<Api['getCrlFile']> = async (services, { params: { file }, context }) => {
    const named = readCaFileName(file, 'crl');
    if (named === null || (named.role !== 'ROOT' && named.role !== 'ISSUING')) return refuseWith('ERROR_NOT_FOUND');
    return crl(services, context, { role: named.role, generation: named.generation });
  };
  // RFC 6960 Appendix A.1: the path is the base64 of the request, percent-encoded, which the adapter has already decoded.
  const getOcsp: Handler<Api['getOcsp']> = (services, { params, context }) =>
    ocsp(services, context, Buffer.from(params.request, 'base64'));
  const postOcsp: Handler<Api['postOcsp']> = (services, { raw, context }) =>
    ocsp(services, context, raw ?? new Uint8Array());
  const postTsa: Handler<Api['postTsa']> = async ({ signer }, { raw, context }) => ({
    body: await made(context, () => signer.timestamp(raw ?? new Uint8Array())),
    headers: NO_CACHE,
  });
  return { getRootCrl, getIssuingCrl, getCrlFile, getOcsp, postOcsp, postTsa };
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
