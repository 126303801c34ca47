import {
  type Certificate,
  assembleSigned,
  buildTbsCrl,
  extensions,
  parseCertificate,
  parseCrl,
  parseTbsCrl,
} from '@countersign/asn1';
import { authorityKeyOf } from './authority-certificate.ts';
import { PkiError } from './errors.ts';
import { clear } from './keys/clearance.ts';
import { issuersOf } from './issuer-of.ts';
import { CRL_LINTS } from './lints/crl-lints.ts';
import type { KeyStore } from './keys/key-store.ts';
import type { SigningKey } from './keys/signing-key.ts';
import { runLints } from './lints/lint.ts';
import type { AuditPort, Authority } from './model.ts';
import { type Revocation, serialOctets } from './revoke.ts';
import { addSeconds, wholeSeconds } from './times.ts';

const DAY_SEC = 86_400;
/** The validity of a CRL. The root's rarely changes; the issuing CA's is replaced often. */
const SERVES_SEC = { root: 180 * DAY_SEC, issuing: 7 * DAY_SEC } as const;

/**
 * `entries` are all revoked certificates of that CA; `lastNumber` is the number of its last CRL, null before the first.
 */
export type CrlRequest = {
  readonly authority: Authority;
  readonly ca: 'root' | 'issuing';
  /** The generation of the root or issuing CA; the present one by default. */
  readonly generation?: number;
  readonly entries: readonly Revocation[];
  readonly lastNumber: bigint | null;
  readonly now: Date;
  readonly servesSec?: number;
};

/** A CRL in DER with the data of its database row. */
export type SignedCrl = {
  readonly crl: Uint8Array;
  readonly number: bigint;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date;
};

function caOf(authority: Authority, ca: 'root' | 'issuing', generation: number | undefined) {
  const all =
    ca === 'root' ? [authority.root, ...authority.retiredRoots] : issuersOf(authority).map(({ issuing }) => issuing);
  const found = generation === undefined ? all[0] : all.find((one) => one.generation === generation);
  if (found === undefined) throw new PkiError('INPUT', `there is no ${ca} CA of generation ${generation}`);
  return found;
}

/**
 * Signs a CA's complete CRL. Its number is the larger of the last number's successor and the Unix time, so that it
 * grows even after a database was restored from a backup.
 * @throws LintError, or a PkiError KEY_REFUSED if the root's key is offline
 */
export async function signCrl(request: CrlRequest): Promise<SignedCrl> {
  const { authority, ca, generation, entries, lastNumber, now, servesSec } = request;
  const { parsed, key } = caOf(authority, ca, generation);
  if (key === null) throw new PkiError('KEY_REFUSED', 'the key of the root is offline');
  return signListOf({ parsed, key }, { entries, lastNumber, now, servesSec: servesSec ?? SERVES_SEC[ca] });
}

/** The nextUpdate of a final CRL (ETSI EN 319 411-1 §6.3.10). */
const NEVER = new Date('9999-12-31T23:59:59Z');

/** The data of a CA that are needed to sign its last CRL: `keys` opens its key. */
export type EndingCa = {
  readonly ca: 'root' | 'issuing';
  readonly certificate: Uint8Array;
  readonly privateKey: Uint8Array;
  readonly keys: KeyStore;
  readonly audit: AuditPort;
};

/**
 * The last CRL of a CA that has ended, as of its end: a CA vouches for nothing later (RFC 5280 §5.1.2.4).
 * @throws LintError, or what `keys` throws
 */
export async function signLastCrl(
  { ca, certificate, privateKey, keys, audit }: EndingCa,
  { entries, lastNumber }: Pick<CrlRequest, 'entries' | 'lastNumber'>,
): Promise<SignedCrl> {
  const parsed = parseCertificate(certificate);
  const now = wholeSeconds(parsed.notAfter);
  return signListOf(
    { parsed, key: await authorityKeyOf(ca, privateKey, audit, keys) },
    {
      entries: entries.filter(({ at }) => at <= now),
      lastNumber,
      now,
      servesSec: (NEVER.getTime() - now.getTime()) / 1000,
    },
  );
}

/** Whether no CRL follows this one. */
export const isLastCrl = (crl: Uint8Array): boolean => parseCrl(crl).nextUpdate?.getTime() === NEVER.getTime();

/**
 * The CRL of a CA whose certificate and key are given.
 * @throws LintError
 */
export async function signListOf(
  { parsed: issuer, key }: { readonly parsed: Certificate; readonly key: SigningKey },
  list: Pick<CrlRequest, 'entries' | 'lastNumber' | 'now'> & { readonly servesSec: number },
): Promise<SignedCrl> {
  const { entries, lastNumber, now, servesSec } = list;
  const thisUpdate = wholeSeconds(now);
  const nextUpdate = addSeconds(thisUpdate, servesSec);
  const unixSeconds = BigInt(thisUpdate.getTime() / 1000);
  const number = lastNumber !== null && lastNumber >= unixSeconds ? lastNumber + 1n : unixSeconds;
  const tbs = buildTbsCrl({
    signatureAlgorithm: key.signatureAlgorithm,
    issuer: issuer.subject.der,
    thisUpdate,
    nextUpdate,
    entries: entries.map(({ serialHex, at, reason }) => ({ serial: serialOctets(serialHex), revokedAt: at, reason })),
    extensions: [
      ...(issuer.subjectKeyId === null ? [] : [extensions.authorityKeyIdentifier(issuer.subjectKeyId)]),
      extensions.crlNumber(number),
    ],
  });
  const findings = runLints(CRL_LINTS, { tbs: parseTbsCrl(tbs), issuer, lastNumber });
  const token = clear({ tbs, kind: 'crl', reference: number.toString(16) }, findings);
  return { crl: assembleSigned(tbs, key.signatureAlgorithm, await key.sign(token)), number, thisUpdate, nextUpdate };
}
