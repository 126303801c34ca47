import { type Certificate, OID, buildName, nameValue, parseCertificate } from '@countersign/asn1';
import { prepareCertificate, signPrepared } from './issue.ts';
import { type KeyStore, keysInMemory } from './keys/key-store.ts';
import { SigningKey } from './keys/signing-key.ts';
import type { AuditPort, AuthorityKeyName, KeyedCertificate, SignedKind } from './model.ts';
import { POLICY } from './oids.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { pkiUrls } from './urls.ts';

/**
 * What each of the authority's keys may sign: the root and the issuing CA never sign a document or an OCSP response.
 */
const KINDS: Readonly<Record<AuthorityKeyName, readonly SignedKind[]>> = {
  root: ['certificate', 'crl'],
  // The request for its own certificate is the first structure that it signs (RFC 2986).
  issuing: ['certificate', 'crl', 'request'],
  tsa: ['timestamp'],
  ocsp: ['ocsp'],
  platform: ['signature'],
  log: ['checkpoint'],
};

const TITLES: Readonly<Record<AuthorityKeyName, string>> = {
  root: 'Root CA',
  issuing: 'Issuing CA',
  tsa: 'Time-Stamping Authority',
  ocsp: 'OCSP Responder',
  platform: 'Evidence Seal',
  log: 'Log',
};

const POLICIES: Readonly<Partial<Record<AuthorityKeyName, string>>> = {
  issuing: OID.anyPolicy,
  platform: POLICY.platformSeal,
  log: POLICY.log,
};

/**
 * The name of the authority, the base of the addresses in its certificates, and the store that makes its keys: in
 * memory by default.
 */
export type AuthorityNaming = {
  readonly organisation: string;
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  readonly keys?: KeyStore | undefined;
};

/** The issuer of a certificate: its certificate, the matching key, and the generation that selects its addresses. */
export type CertificateIssuer = {
  readonly parsed: Certificate;
  readonly key: SigningKey;
  readonly generation: number;
};

/**
 * The encoded subject of one of the authority's certificates. A later root keeps the name of the first:
 * cross-certificates between them are then self-issued, and do not lengthen a path (RFC 5280 §4.2.1.9).
 */
export function authoritySubject(naming: AuthorityNaming, name: AuthorityKeyName, generation: number): Uint8Array {
  const mark = naming.evaluation ? 'TEST ' : '';
  const count = generation === 1 || name === 'root' ? '' : ` G${generation}`;
  return buildName([
    ['C', 'CN'],
    ['O', naming.organisation],
    ['CN', `${mark}${naming.organisation} ${TITLES[name]}${count}`],
  ]);
}

/** The naming of an existing authority, read from one of its certificates. */
export const organisationOf = ({ subject }: Certificate): string => nameValue(subject, 'O') ?? '';

/** Opens a key of the authority from its stored form; it signs only what its name allows. */
export const authorityKeyOf = (
  name: AuthorityKeyName,
  kept: Uint8Array,
  audit: AuditPort,
  keys: KeyStore = keysInMemory,
): SigningKey => new SigningKey({ name, privateKey: keys.open(kept), kinds: KINDS[name], audit });

/** `issuer` is null for a root, which is self-signed; `notAfter` is cut to the end of the issuer. */
export type AuthorityCertificateRequest = {
  readonly naming: AuthorityNaming;
  readonly name: AuthorityKeyName;
  readonly generation: number;
  readonly issuer: CertificateIssuer | null;
  readonly notBefore: Date;
  readonly notAfter: Date;
};

/**
 * A certificate of the authority for a public key.
 * @throws LintError, or a PkiError KEY_REFUSED
 */
export function certifyAuthorityKey(
  request: AuthorityCertificateRequest & { readonly spki: Uint8Array; readonly signer: SigningKey },
): Uint8Array {
  const { naming, name, generation, issuer, notBefore, spki, signer } = request;
  const profile = PROFILES[name satisfies ProfileName];
  const urls = pkiUrls(naming.pkiUrl, issuer === null ? {} : { root: issuer.generation, issuing: issuer.generation });
  const above = name === 'issuing' ? urls.root : urls.issuing;
  const prepared = prepareCertificate({
    profile,
    issuer: issuer?.parsed ?? null,
    subject: authoritySubject(naming, name, generation),
    spki,
    notBefore,
    notAfter: earlier(request.notAfter, issuer?.parsed.notAfter ?? null),
    policy: POLICIES[name] ?? null,
    cpsUrl: name === 'issuing' ? null : urls.practice,
    crlUrl: profile.pointers.crl ? above.crl : null,
    ocspUrl: profile.pointers.ocsp ? urls.ocsp : null,
    caIssuersUrl: profile.pointers.caIssuers ? above.certificate : null,
  });
  return signPrepared(prepared, signer);
}

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);

/** A new key of the authority with its certificate, and both as an issuer. */
export type MadeAuthorityKey = KeyedCertificate & CertificateIssuer;

/**
 * Makes a key and its certificate.
 * @throws as `certifyAuthorityKey`
 */
export function makeAuthorityKey(request: AuthorityCertificateRequest, audit: AuditPort = () => {}): MadeAuthorityKey {
  const { keys = keysInMemory } = request.naming;
  const privateKey = keys.make(request.name);
  const key = authorityKeyOf(request.name, privateKey, audit, keys);
  const certificate = certifyAuthorityKey({ ...request, spki: key.spki, signer: request.issuer?.key ?? key });
  return { certificate, privateKey, parsed: parseCertificate(certificate), key, generation: request.generation };
}
