import { PkiError } from './errors.ts';
import type { Authority } from './model.ts';

/** Addresses of a CA's certificate and CRL. */
type CaUrls = { readonly certificate: string; readonly crl: string };
export type PkiUrls = {
  readonly root: CaUrls;
  readonly issuing: CaUrls;
  readonly ocsp: string;
  readonly tsa: string;
  /** The practice statement to which the policies point (RFC 5280 §4.2.1.4). */
  readonly practice: string;
};

/** File names of a CA of this generation; the first has no number. */
const caFileName = (ca: 'root' | 'issuing', generation: number): string =>
  generation === 1 ? ca : `${ca}-${generation}`;

/**
 * The addresses below the permanent address of the authority, which are part of every certificate; those of an older
 * generation do not change.
 */
export function pkiUrls(
  pkiUrl: string,
  {
    root = 1,
    issuing = 1,
    cpsUrl,
  }: { readonly root?: number; readonly issuing?: number; readonly cpsUrl?: string | null | undefined } = {},
): PkiUrls {
  const of = (name: string): CaUrls => ({
    certificate: `${pkiUrl}/pki/ca/${name}.cer`,
    crl: `${pkiUrl}/pki/crl/${name}.crl`,
  });
  return {
    root: of(caFileName('root', root)),
    issuing: of(caFileName('issuing', issuing)),
    ocsp: `${pkiUrl}/pki/ocsp`,
    tsa: `${pkiUrl}/pki/tsa`,
    practice: cpsUrl ?? `${pkiUrl}/practice-statement`,
  };
}

/** The addresses in a certificate issued now. */
export const currentUrls = ({ pkiUrl, root, issuing, identity: { cpsUrl } }: Authority): PkiUrls =>
  pkiUrls(pkiUrl, { root: root.generation, issuing: issuing.generation, cpsUrl });

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\]|\[::\])$/;

/**
 * The address without a trailing slash.
 * @throws PkiError INPUT if it is not an http or https origin with an optional path, or if it is a local address and
 * the authority is not for evaluation
 */
export function checkPkiUrl(pkiUrl: string, evaluation: boolean): string {
  const url = URL.canParse(pkiUrl) ? new URL(pkiUrl) : null;
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url === null || !plain || !['http:', 'https:'].includes(url.protocol)) {
    throw new PkiError('INPUT', 'the address of the authority is not an http or https URL');
  }
  if (!evaluation && LOOPBACK.test(url.hostname)) {
    throw new PkiError('INPUT', 'the address of the authority is a local address');
  }
  return url.href.replace(/\/+$/, '');
}
