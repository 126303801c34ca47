import { createPublicKey } from 'node:crypto';
import { equalBytes, parseCertificate } from '@countersign/asn1';
import { type AuthorityNaming, authorityKeyOf, identityIn, makeAuthorityKey } from './authority-certificate.ts';
import { PkiError } from './errors.ts';
import { type AuthorityIdentity, checkIdentity } from './identity.ts';
import { type KeyStore, keysInMemory } from './keys/key-store.ts';
import type {
  AuditPort,
  Authority,
  AuthorityKeyName,
  Hierarchy,
  KeyedCertificate,
  OpenedIssuer,
  OpenedKey,
  OpenedRoot,
  RetiredIssuer,
  StoredRoot,
} from './model.ts';
import { addYears, wholeSeconds } from './times.ts';
import { checkPkiUrl } from './urls.ts';

export const ROOT_YEARS = 20;
export const ISSUING_YEARS = 10;

/** `now` is the start of the root. */
export type HierarchyOptions = AuthorityNaming & { readonly now: Date };

const ignoreAudit: AuditPort = () => {};

/**
 * Makes a new authority: a self-signed root for 20 years, an issuing CA for 10, and below it a time-stamping authority,
 * an OCSP responder, the platform's seal and the log's key, which end with it. Subjects of an evaluation authority
 * contain TEST.
 * @throws PkiError INPUT for an identity that cannot be used, or an address that readers of the certificates could not
 * fetch
 */
export function createHierarchy({ now, ...options }: HierarchyOptions): Hierarchy {
  checkIdentity(options, options.evaluation);
  const naming = { ...options, pkiUrl: checkPkiUrl(options.pkiUrl, options.evaluation) };
  const notBefore = wholeSeconds(now);
  const first = { naming, generation: 1, notBefore } as const;
  const root = makeAuthorityKey({ ...first, name: 'root', issuer: null, notAfter: addYears(notBefore, ROOT_YEARS) });
  const notAfter = addYears(notBefore, ISSUING_YEARS);
  const issuing = makeAuthorityKey({ ...first, name: 'issuing', issuer: root, notAfter });
  const service = (name: AuthorityKeyName): KeyedCertificate =>
    stored(makeAuthorityKey({ ...first, name, issuer: issuing, notAfter }));
  return {
    evaluation: naming.evaluation,
    pkiUrl: naming.pkiUrl,
    identity: identityOf(naming),
    root: stored(root),
    issuing: stored(issuing),
    tsa: service('tsa'),
    ocsp: service('ocsp'),
    platform: service('platform'),
    log: service('log'),
  };
}

const identityOf = ({ organisation, country, names, policyArc, cpsUrl }: AuthorityNaming): AuthorityIdentity => ({
  organisation,
  country,
  names,
  policyArc,
  cpsUrl,
});

const stored = ({ certificate, privateKey }: KeyedCertificate): KeyedCertificate => ({ certificate, privateKey });

/** Shared dependencies for opening every key. */
type Opening = { readonly audit: AuditPort; readonly keys: KeyStore };

function open(
  name: AuthorityKeyName,
  { certificate, privateKey }: KeyedCertificate,
  { audit, keys }: Opening,
): OpenedKey {
  const key = authorityKeyOf(name, privateKey, audit, keys);
  const parsed = parseCertificate(certificate);
  const { publicKey } = parsed;
  const spki = createPublicKey({ key: Buffer.from(publicKey.spki), format: 'der', type: 'spki' });
  if (!equalBytes(new Uint8Array(spki.export({ type: 'spki', format: 'der' })), key.spki)) {
    throw new PkiError('KEY_MISMATCH', `the ${name} key does not belong to its certificate`);
  }
  return { certificate, parsed, key };
}

function openRoot({ certificate, privateKey, generation = 1 }: StoredRoot, opening: Opening): OpenedRoot {
  return privateKey === null
    ? { certificate, parsed: parseCertificate(certificate), key: null, generation }
    : { ...open('root', { certificate, privateKey }, opening), generation };
}

const openIssuer = ({ issuing, ocsp }: RetiredIssuer, opening: Opening): OpenedIssuer => ({
  issuing: { ...open('issuing', issuing, opening), generation: issuing.generation ?? 1 },
  ocsp: open('ocsp', ocsp, opening),
});

/**
 * Opens an authority for use; the private keys cannot be read back from it. `audit` gets a line before and after each
 * signature of every key; `keys` opens the stored keys.
 * @throws PkiError KEY_MISMATCH if a key does not match its certificate
 */
export function openAuthority(
  hierarchy: Hierarchy,
  audit: AuditPort = ignoreAudit,
  keys: KeyStore = keysInMemory,
): Authority {
  const opening = { audit, keys };
  const { platform, log, retired = [], retiredRoots = [] } = hierarchy;
  return {
    evaluation: hierarchy.evaluation,
    identity: hierarchy.identity ?? identityIn(parseCertificate(hierarchy.issuing.certificate)),
    pkiUrl: checkPkiUrl(hierarchy.pkiUrl, hierarchy.evaluation),
    audit,
    keys,
    root: openRoot(hierarchy.root, opening),
    ...openIssuer(hierarchy, opening),
    tsa: open('tsa', hierarchy.tsa, opening),
    platform: platform === undefined ? null : open('platform', platform, opening),
    log: log === undefined ? null : open('log', log, opening),
    retiredRoots: retiredRoots.map((root) => openRoot(root, opening)),
    retired: retired.map((issuer) => openIssuer(issuer, opening)),
  };
}
