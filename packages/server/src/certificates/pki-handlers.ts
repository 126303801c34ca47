import { toPem } from '@countersign/asn1';
import type { BinaryReply } from '../http/context.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';
import type { House } from '../house.ts';
import { SignerUnavailableError } from '../signer/client.ts';
import type { AuthorityCertificates } from '../signer/signer.ts';

type PkiCall =
  | 'getRootCer'
  | 'getRootPem'
  | 'getIssuingCer'
  | 'getIssuingPem'
  | 'getRootCrl'
  | 'getIssuingCrl'
  | 'getOcsp'
  | 'postOcsp'
  | 'postTsa';

/** Certificates of the authority change once in years, revocation lists within the hour after a revocation. */
const CERTIFICATE_CACHE = { 'cache-control': 'public, max-age=86400' };
const CRL_CACHE = { 'cache-control': 'public, max-age=3600' };
/** Answers may carry a nonce, so none is kept (RFC 9111; RFC 5019 §6 concerns answers without one). */
const NO_CACHE = { 'cache-control': 'no-store' };

/** The authority's public services (Rulings §2), which anybody's reader asks. */
export function pkiHandlers({ signer }: Pick<House, 'signer'>): Handlers<PkiCall> {
  const certificate = (of: keyof AuthorityCertificates, pem: boolean) => async (): Promise<BinaryReply> => {
    const der = (await signer.certificates())[of];
    return { body: pem ? Buffer.from(toPem('CERTIFICATE', der)) : der, headers: CERTIFICATE_CACHE };
  };
  const crl = (issuer: 'ROOT' | 'ISSUING') => async (): Promise<BinaryReply> => ({
    body: await available(signer.crl(issuer)),
    headers: CRL_CACHE,
  });
  const ocsp = async (request: Uint8Array): Promise<BinaryReply> => ({
    body: await available(signer.ocsp(request)),
    headers: NO_CACHE,
  });
  return {
    getRootCer: certificate('root', false),
    getRootPem: certificate('root', true),
    getIssuingCer: certificate('issuing', false),
    getIssuingPem: certificate('issuing', true),
    getRootCrl: crl('ROOT'),
    getIssuingCrl: crl('ISSUING'),
    // RFC 6960 Appendix A.1: the path is the base64 of the request, percent-encoded, which the adapter has decoded.
    getOcsp: ({ params }) => ocsp(Buffer.from(params.request, 'base64')),
    postOcsp: ({ raw }) => ocsp(raw ?? new Uint8Array()),
    postTsa: async ({ raw }) => ({
      body: await available(signer.timestamp(raw ?? new Uint8Array())),
      headers: NO_CACHE,
    }),
  };
}

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SignerUnavailableError) return refuseWith('ERROR_BUSY', { expireIn: error.retryAfterSec });
    throw error;
  }
}
