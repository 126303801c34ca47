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
export async function createHierarchy({ now, ...options }: HierarchyOptions): Promise<Hierarchy> {
  checkIdentity(options, options.evaluation);
  const naming = { ...options, pkiUrl: checkPkiUrl(options.pkiUrl, options.evaluation) };
  const notBefore = wholeSeconds(now);
  const first = { naming, generation: 1, notBefore } as const;
  const ends = addYears(notBefore, ROOT_YEARS);
  const root = await makeAuthorityKey({ ...first, name: 'root', issuer: null, notAfter: ends });
  const notAfter = addYears(notBefore, ISSUING_YEARS);
  const issuing = await makeAuthorityKey({ ...first, name: 'issuing', issuer: root, notAfter });
  const service = async (name: AuthorityKeyName): Promise<KeyedCertificate> =>
    stored(await makeAuthorityKey({ ...first, name, issuer: issuing, notAfter }));
  return {
    evaluation: naming.evaluation,
    pkiUrl: naming.pkiUrl,
    identity: identityOf(naming),
    root: stored(root),
    issuing: stored(issuing),
    tsa: await service('tsa'),
    ocsp: await service('ocsp'),
    platform: await service('platform'),
    log: await service('log'),
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

async function open(
  name: AuthorityKeyName,
  { certificate, privateKey }: KeyedCertificate,
  { audit, keys }: Opening,
): Promise<OpenedKey> {
  const key = await authorityKeyOf(name, privateKey, audit, keys);
  const parsed = parseCertificate(certificate);
  const { publicKey } = parsed;
  const spki = createPublicKey({ key: Buffer.from(publicKey.spki), format: 'der', type: 'spki' });
  if (!equalBytes(new Uint8Array(spki.export({ type: 'spki', format: 'der' })), key.spki)) {
    throw new PkiError('KEY_MISMATCH', `the ${name} key does not belong to its certificate`);
  }
  return { certificate, parsed, key };
}

async function openRoot(root: StoredRoot, opening: Opening): Promise<OpenedRoot> {
  const { certificate, privateKey, generation = 1 } = root;
  return privateKey === null
    ? { certificate, parsed: parseCertificate(certificate), key: null, generation }
    : { ...(await open('root', { certificate, privateKey }, opening)), generation };
}

const openIssuer = async ({ issuing, ocsp }: RetiredIssuer, opening: Opening): Promise<OpenedIssuer> => {
  const [opened, responder] = await Promise.all([open('issuing', issuing, opening), open('ocsp', ocsp, opening)]);
  return { issuing: { ...opened, generation: issuing.generation ?? 1 }, ocsp: responder };
};

/**
 * Opens an authority for use; the private keys cannot be read back from it. `audit` gets a line before and after each
 * signature of every key; `keys` opens the stored keys.
 * @throws PkiError KEY_MISMATCH if a key does not match its certificate
 */
export async function openAuthority(
  hierarchy: Hierarchy,
  audit: AuditPort = ignoreAudit,
  keys: KeyStore = keysInMemory,
): Promise<Authority> {
  const opening = { audit, keys };
  const { log, retired = [], retiredRoots = [] } = hierarchy;
  const [root, issuer, tsa, platform, itsLog, oldRoots, oldIssuers] = await Promise.all([
    openRoot(hierarchy.root, opening),
    openIssuer(hierarchy, opening),
    open('tsa', hierarchy.tsa, opening),
    open('platform', hierarchy.platform, opening),
    log === undefined ? null : open('log', log, opening),
    Promise.all(retiredRoots.map((one) => openRoot(one, opening))),
    Promise.all(retired.map((one) => openIssuer(one, opening))),
  ]);
  return {
    evaluation: hierarchy.evaluation,
    identity: hierarchy.identity ?? identityIn(parseCertificate(hierarchy.issuing.certificate)),
    pkiUrl: checkPkiUrl(hierarchy.pkiUrl, hierarchy.evaluation),
    audit,
    keys,
    root,
    ...issuer,
    between: (hierarchy.between ?? []).map((der) => parseCertificate(der)),
    tsa,
    platform,
    log: itsLog,
    retiredRoots: oldRoots,
    retired: oldIssuers,
  };
}
