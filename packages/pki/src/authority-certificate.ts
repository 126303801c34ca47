import { type Certificate, OID, nameValue, parseCertificate } from '@countersign/asn1';
import { type AuthorityIdentity, authoritySubject } from './identity.ts';
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

const POLICIES: Readonly<Partial<Record<AuthorityKeyName, string>>> = {
  issuing: OID.anyPolicy,
  platform: POLICY.platformSeal,
  log: POLICY.log,
};

/**
 * The identity of the authority, the base of the addresses in its certificates, and the store that makes its keys: in
 * memory by default.
 */
export type AuthorityNaming = AuthorityIdentity & {
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

/** The identity of an authority that was stored without one, read from one of its certificates. */
export const identityIn = ({ subject }: Certificate): AuthorityIdentity => ({
  organisation: nameValue(subject, 'O') ?? '',
  country: nameValue(subject, 'C') ?? undefined,
});

/** Opens a key of the authority from its stored form; it signs only what its name allows. */
export const authorityKeyOf = async (
  name: AuthorityKeyName,
  kept: Uint8Array,
  audit: AuditPort,
  keys: KeyStore = keysInMemory,
): Promise<SigningKey> => new SigningKey({ name, privateKey: await keys.open(kept), kinds: KINDS[name], audit });

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
export async function certifyAuthorityKey(
  request: AuthorityCertificateRequest & { readonly spki: Uint8Array; readonly signer: SigningKey },
): Promise<Uint8Array> {
  const { naming, name, generation, issuer, notBefore, spki, signer } = request;
  const profile = PROFILES[name satisfies ProfileName];
  const { generation: count = 1 } = issuer ?? {};
  const urls = pkiUrls(naming.pkiUrl, { root: count, issuing: count, cpsUrl: naming.cpsUrl });
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
    policyArc: naming.policyArc,
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
export async function makeAuthorityKey(
  request: AuthorityCertificateRequest,
  audit: AuditPort = () => {},
): Promise<MadeAuthorityKey> {
  const { keys = keysInMemory } = request.naming;
  const privateKey = await keys.make(request.name);
  const key = await authorityKeyOf(request.name, privateKey, audit, keys);
  const certificate = await certifyAuthorityKey({ ...request, spki: key.spki, signer: request.issuer?.key ?? key });
  return { certificate, privateKey, parsed: parseCertificate(certificate), key, generation: request.generation };
}
