import { createPublicKey } from 'node:crypto';
import { type Certificate, OID, buildName, equalBytes, parseCertificate } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { prepareCertificate, signPrepared } from './issue.ts';
import { SigningKey, generatePrivateKey, importPrivateKey } from './keys/signing-key.ts';
import type {
  AuditPort,
  Authority,
  AuthorityKeyName,
  Hierarchy,
  KeyedCertificate,
  OpenedKey,
  SignedKind,
} from './model.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { addYears, wholeSeconds } from './times.ts';
import { checkPkiUrl, pkiUrls } from './urls.ts';

/** What each of the authority's keys may sign: the root and the issuing CA never sign a document or an answer. */
const KINDS: Readonly<Record<AuthorityKeyName, readonly SignedKind[]>> = {
  root: ['certificate', 'crl'],
  issuing: ['certificate', 'crl'],
  tsa: ['timestamp'],
  ocsp: ['ocsp'],
};

const TITLES: Readonly<Record<AuthorityKeyName, string>> = {
  root: 'Root CA',
  issuing: 'Issuing CA',
  tsa: 'Time-Stamping Authority',
  ocsp: 'OCSP Responder',
};

export const ROOT_YEARS = 20;
export const ISSUING_YEARS = 10;

/** `organisation` stands in every subject (64 characters at most with its title); `now` is the start of the root. */
export type HierarchyOptions = {
  readonly organisation: string;
  readonly evaluation: boolean;
  readonly pkiUrl: string;
  readonly now: Date;
};

const ignoreAudit: AuditPort = () => {};

function subjectFor({ organisation, evaluation }: HierarchyOptions, name: AuthorityKeyName): Uint8Array {
  const mark = evaluation ? 'TEST ' : '';
  return buildName([
    ['C', 'CN'],
    ['O', organisation],
    ['CN', `${mark}${organisation} ${TITLES[name]}`],
  ]);
}

type Issuer = { readonly certificate: Certificate; readonly key: SigningKey };

function keyFor(name: AuthorityKeyName, pkcs8: Uint8Array, audit: AuditPort): SigningKey {
  return new SigningKey({ name, privateKey: importPrivateKey(pkcs8), kinds: KINDS[name], audit });
}

function issueFor(options: HierarchyOptions, name: AuthorityKeyName, issuer: Issuer | null, notAfter: Date) {
  const privateKey = generatePrivateKey();
  const key = keyFor(name, privateKey, ignoreAudit);
  const profile = PROFILES[name satisfies ProfileName];
  const urls = pkiUrls(options.pkiUrl);
  const above = name === 'issuing' ? urls.root : urls.issuing;
  const prepared = prepareCertificate({
    profile,
    issuer: issuer?.certificate ?? null,
    subject: subjectFor(options, name),
    spki: key.spki,
    notBefore: wholeSeconds(options.now),
    notAfter,
    policy: name === 'issuing' ? OID.anyPolicy : null,
    crlUrl: profile.pointers.crl ? above.crl : null,
    ocspUrl: profile.pointers.ocsp ? urls.ocsp : null,
    caIssuersUrl: profile.pointers.caIssuers ? above.certificate : null,
  });
  const certificate = signPrepared(prepared, issuer?.key ?? key);
  return { certificate, privateKey, key };
}

/**
 * Makes a new authority: a self-signed root for 20 years, an issuing CA for 10, and below it a time-stamping authority
 * and an OCSP responder that end with it. Subjects of an evaluation authority say TEST. Throws a PkiError INPUT for an
 * address that readers of the certificates could not fetch, and a LintError for an organisation that no name can hold.
 */
export function createHierarchy(options: HierarchyOptions): Hierarchy {
  const pkiUrl = checkPkiUrl(options.pkiUrl, options.evaluation);
  const settled = { ...options, pkiUrl };
  const start = wholeSeconds(options.now);
  const root = issueFor(settled, 'root', null, addYears(start, ROOT_YEARS));
  const rootIssuer = { certificate: parseCertificate(root.certificate), key: root.key };
  const until = addYears(start, ISSUING_YEARS);
  const issuing = issueFor(settled, 'issuing', rootIssuer, until);
  const issuer = { certificate: parseCertificate(issuing.certificate), key: issuing.key };
  const tsa = issueFor(settled, 'tsa', issuer, until);
  const ocsp = issueFor(settled, 'ocsp', issuer, until);
  const stored = ({ certificate, privateKey }: KeyedCertificate): KeyedCertificate => ({ certificate, privateKey });
  return {
    evaluation: options.evaluation,
    pkiUrl,
    root: stored(root),
    issuing: stored(issuing),
    tsa: stored(tsa),
    ocsp: stored(ocsp),
  };
}

function open(name: AuthorityKeyName, { certificate, privateKey }: KeyedCertificate, audit: AuditPort): OpenedKey {
  const key = keyFor(name, privateKey, audit);
  const parsed = parseCertificate(certificate);
  const { publicKey } = parsed;
  const spki = createPublicKey({ key: Buffer.from(publicKey.spki), format: 'der', type: 'spki' });
  if (!equalBytes(new Uint8Array(spki.export({ type: 'spki', format: 'der' })), key.spki)) {
    throw new PkiError('KEY_MISMATCH', `the ${name} key does not belong to its certificate`);
  }
  return { certificate, parsed, key };
}

/**
 * Makes an authority ready to work; the private keys cannot be read back from it. `audit` gets a line before and after
 * each signature of every key. Throws a PkiError KEY_MISMATCH where a key is not that of its certificate.
 */
export function openAuthority(hierarchy: Hierarchy, audit: AuditPort = ignoreAudit): Authority {
  const { root } = hierarchy;
  return {
    evaluation: hierarchy.evaluation,
    pkiUrl: checkPkiUrl(hierarchy.pkiUrl, hierarchy.evaluation),
    audit,
    root:
      root.privateKey === null
        ? { certificate: root.certificate, parsed: parseCertificate(root.certificate), key: null }
        : open('root', { certificate: root.certificate, privateKey: root.privateKey }, audit),
    issuing: open('issuing', hierarchy.issuing, audit),
    tsa: open('tsa', hierarchy.tsa, audit),
    ocsp: open('ocsp', hierarchy.ocsp, audit),
  };
}
