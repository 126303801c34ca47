import { PkiError } from './errors.ts';
import type { Authority } from './model.ts';

/** Where a CA's certificate and list are fetched. */
export type CaUrls = { readonly certificate: string; readonly crl: string };
export type PkiUrls = {
  readonly root: CaUrls;
  readonly issuing: CaUrls;
  readonly ocsp: string;
  readonly tsa: string;
  /** The practice statement, to which the policies point (RFC 5280 §4.2.1.4). */
  readonly practice: string;
};

/** How the files of a CA of this generation are called; the first has no number. */
export const caFileName = (ca: 'root' | 'issuing', generation: number): string =>
  generation === 1 ? ca : `${ca}-${generation}`;

/**
 * The addresses below the permanent address of the authority, which stand in every certificate; those of an older
 * generation stay what they were.
 */
export function pkiUrls(
  pkiUrl: string,
  { root = 1, issuing = 1 }: { readonly root?: number; readonly issuing?: number } = {},
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
    practice: `${pkiUrl}/practice-statement`,
  };
}

/** The addresses that a certificate issued now carries. */
export const currentUrls = ({ pkiUrl, root, issuing }: Authority): PkiUrls =>
  pkiUrls(pkiUrl, { root: root.generation, issuing: issuing.generation });

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\]|\[::\])$/;

/**
 * The address without a slash at its end. Throws a PkiError INPUT where it is not an http or https origin, with a path
 * at most, or is this machine's own while the authority is not for evaluation.
 */
export function checkPkiUrl(pkiUrl: string, evaluation: boolean): string {
  const url = URL.canParse(pkiUrl) ? new URL(pkiUrl) : null;
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url === null || !plain || !['http:', 'https:'].includes(url.protocol)) {
    throw new PkiError('INPUT', 'the address of the authority is not an http or https URL');
  }
  if (!evaluation && LOOPBACK.test(url.hostname)) {
    throw new PkiError('INPUT', 'the address of the authority is that of this machine alone');
  }
  return url.href.replace(/\/+$/, '');
}
