import { createPublicKey, verify } from 'node:crypto';
import { OID, equalBytes, parseCertificate, parseCrl, parseTbsCertificate } from '@countersign/asn1';
import {
  type AuthorityNaming,
  type CertificateIssuer,
  authorityKeyOf,
  certifyAuthorityKey,
  makeAuthorityKey,
} from './authority-certificate.ts';
import { buildCertificateRequest, readCertificateRequest } from './certificate-request.ts';
import { type SignedCrl, signListOf } from './crl.ts';
import { PkiError } from './errors.ts';
import { authoritySubject } from './identity.ts';
import { ISSUING_YEARS, ROOT_YEARS } from './hierarchy.ts';
import { isSignedBy } from './issuer-of.ts';
import { keysInMemory } from './keys/key-store.ts';
import { CERTIFICATE_LINTS } from './lints/certificate-lints.ts';
import { runLints } from './lints/lint.ts';
import type { KeyedCertificate } from './model.ts';
import { PROFILES } from './profiles.ts';
import type { Revocation } from './revoke.ts';
import { crossCertificate } from './rollover.ts';
import { addYears, wholeSeconds } from './times.ts';

/** A root that is never on the server: its file stays where the ceremony is held (docs/cycles/authority.md). */
export type OfflineRoot = KeyedCertificate & {
  readonly generation: number;
  /** The cross-certificates between it and the root before it; null for the first. */
  readonly cross: { readonly newWithOld: Uint8Array; readonly oldWithNew: Uint8Array } | null;
};

const quiet = (): void => {};

async function issuerOf(naming: AuthorityNaming, root: OfflineRoot): Promise<CertificateIssuer> {
  const key = await authorityKeyOf('root', root.privateKey, quiet, naming.keys);
  return { parsed: parseCertificate(root.certificate), key, generation: root.generation };
}

/** Makes a root for twenty years; with `previous` its successor, and the cross-certificates between both. */
export async function makeOfflineRoot(
  naming: AuthorityNaming,
  { now, previous }: { readonly now: Date; readonly previous: OfflineRoot | null },
): Promise<OfflineRoot> {
  const notBefore = wholeSeconds(now);
  const generation = (previous?.generation ?? 0) + 1;
  const notAfter = addYears(notBefore, ROOT_YEARS);
  const root = await makeAuthorityKey({ naming, name: 'root', generation, issuer: null, notBefore, notAfter });
  const { certificate, privateKey } = root;
  if (previous === null) return { certificate, privateKey, generation, cross: null };
  const old = await issuerOf(naming, previous);
  const cross = {
    newWithOld: await crossCertificate(naming, { subject: root, issuer: old, notBefore }),
    oldWithNew: await crossCertificate(naming, { subject: old, issuer: root, notBefore }),
  };
  return { certificate, privateKey, generation, cross };
}

/** A new issuing key, and the request for its certificate in DER (PKCS #10). */
export async function requestIssuing(
  naming: AuthorityNaming,
  generation: number,
): Promise<{ readonly privateKey: Uint8Array; readonly request: Uint8Array }> {
  const keys = naming.keys ?? keysInMemory;
  const privateKey = await keys.make('issuing');
  const key = await authorityKeyOf('issuing', privateKey, quiet, keys);
  return { privateKey, request: await buildCertificateRequest(key, authoritySubject(naming, 'issuing', generation)) };
}

/**
 * What the ceremony signs: the issuing CA's certificate, and the root's CRL, which has to last until the next ceremony.
 */
export type CeremonyRequest = {
  readonly naming: AuthorityNaming;
  readonly root: OfflineRoot;
  readonly request: Uint8Array;
  readonly generation: number;
  readonly revoked: readonly Revocation[];
  readonly lastCrlNumber: bigint | null;
  readonly now: Date;
};

const LIST_SERVES_SEC = 400 * 86_400;

/** @throws PkiError SIGNATURE_REFUSED or INPUT, or a LintError */
export async function certifyIssuing(ceremony: CeremonyRequest): Promise<{
  readonly certificate: Uint8Array;
  readonly crl: SignedCrl;
}> {
  const { naming, root, request, generation, revoked, lastCrlNumber, now } = ceremony;
  const { subject, spki } = readCertificateRequest(request);
  if (!equalBytes(subject, authoritySubject(naming, 'issuing', generation))) {
    throw new PkiError('INPUT', 'the request is for another subject than the next issuing CA');
  }
  const issuer = await issuerOf(naming, root);
  const notBefore = wholeSeconds(now);
  const certificate = await certifyAuthorityKey({
    naming,
    name: 'issuing',
    generation,
    issuer,
    notBefore,
    notAfter: addYears(notBefore, ISSUING_YEARS),
    spki,
    signer: issuer.key,
  });
  const crl = await signOfflineList(naming, { root, revoked, lastCrlNumber, now });
  return { certificate, crl };
}

/**
 * The CRL of a root that signs no other before its next ceremony.
 * @throws LintError
 */
export async function signOfflineList(
  naming: AuthorityNaming,
  { root, revoked, lastCrlNumber, now }: Pick<CeremonyRequest, 'root' | 'revoked' | 'lastCrlNumber' | 'now'>,
): Promise<SignedCrl> {
  const list = { entries: revoked, lastNumber: lastCrlNumber, now, servesSec: LIST_SERVES_SEC };
  return signListOf(await issuerOf(naming, root), list);
}

const hashOf = (oid: string): 'sha256' | 'sha384' | 'sha512' =>
  oid === OID.sha384WithRsa || oid === OID.sha384WithEcdsa
    ? 'sha384'
    : oid === OID.sha512WithRsa || oid === OID.sha512WithEcdsa
      ? 'sha512'
      : 'sha256';

/** A list that was just made on a machine whose clock is ahead is not refused. */
const CLOCKS_DIFFER_MS = 300_000;

/**
 * Checks that a CRL returned from the ceremony is signed by this root, follows the last one, and lists all of `revoked`
 * (hex serials).
 * @throws PkiError INPUT
 */
export function checkList(
  list: Uint8Array,
  expected: {
    readonly root: Uint8Array;
    readonly lastNumber: bigint | null;
    readonly revoked: readonly string[];
    readonly now: Date;
  },
): void {
  const [crl, root] = [parseCrl(list), parseCertificate(expected.root)];
  const key = createPublicKey({ key: Buffer.from(root.publicKey.spki), format: 'der', type: 'spki' });
  if (
    !equalBytes(crl.issuer.der, root.subject.der) ||
    !verify(hashOf(crl.signatureAlgorithm.oid), crl.tbs, key, crl.signature)
  )
    throw new PkiError('INPUT', 'the CRL is not of this root');
  if (crl.partial)
    throw new PkiError('INPUT', 'the CRL is limited to some certificates, or to changes; a complete one is needed');
  if (crl.thisUpdate.getTime() - expected.now.getTime() > CLOCKS_DIFFER_MS)
    throw new PkiError('INPUT', 'the CRL is of a time to come');
  if (crl.number !== null && crl.number > BigInt(Number.MAX_SAFE_INTEGER))
    throw new PkiError('INPUT', 'the number of the CRL is larger than can be stored');
  if (crl.number === null || (expected.lastNumber !== null && crl.number <= expected.lastNumber))
    throw new PkiError('INPUT', 'the CRL is not newer than the present one');
  if (crl.nextUpdate === null || crl.nextUpdate <= expected.now) throw new PkiError('INPUT', 'the CRL has expired');
  const named = new Set(crl.entries.map(({ serialHex }) => serialHex));
  const missing = expected.revoked.find((serial) => !named.has(serial));
  if (missing !== undefined) throw new PkiError('INPUT', `the CRL does not list ${missing}, which was revoked`);
}

/**
 * Checks that a certificate returned from the ceremony is sound, issued by this root, and for this key.
 * @throws PkiError INPUT
 */
export function checkIssuing(
  certificate: Uint8Array,
  expected: { readonly root: Uint8Array; readonly spki: Uint8Array },
): void {
  const [parsed, root] = [parseCertificate(certificate), parseCertificate(expected.root)];
  if (!equalBytes(parsed.publicKey.spki, expected.spki))
    throw new PkiError('INPUT', 'the certificate is for another key');
  if (!isSignedBy(parsed, root)) throw new PkiError('INPUT', 'the certificate is not of this root');
  const tbs = parseTbsCertificate(parsed.tbs);
  const [finding] = runLints(CERTIFICATE_LINTS, { tbs, profile: PROFILES.issuing, issuer: root });
  if (finding !== undefined) throw new PkiError('INPUT', `${finding.lint}: ${finding.problem}`);
}

/**
 * Checks that a root follows the trusted one: it is certified by it.
 * @throws PkiError INPUT
 */
export function checkSuccessor(root: Uint8Array, newWithOld: Uint8Array, trusted: Uint8Array): void {
  const [parsed, cross] = [parseCertificate(root), parseCertificate(newWithOld)];
  const same = equalBytes(parsed.publicKey.spki, cross.publicKey.spki);
  if (!same || !isSignedBy(cross, parseCertificate(trusted)) || !isSignedBy(parsed, parsed)) {
    throw new PkiError('INPUT', 'the new root is not certified by the present one');
  }
}
