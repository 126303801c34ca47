import { OID } from '@countersign/asn1';
import {
  type AuthorityNaming,
  type CertificateIssuer,
  type MadeAuthorityKey,
  makeAuthorityKey,
} from './authority-certificate.ts';
import { PkiError } from './errors.ts';
import { authoritySubject } from './identity.ts';
import { ISSUING_YEARS, ROOT_YEARS } from './hierarchy.ts';
import { prepareCertificate, signPrepared } from './issue.ts';
import type { Authority, AuthorityKeyName, KeyedCertificate, OpenedRoot, ServiceKeyName } from './model.ts';
import { PROFILES } from './profiles.ts';
import { addYears, wholeSeconds } from './times.ts';
import { pkiUrls } from './urls.ts';

/** An issuing CA with less time left than this is replaced, so that its certificates are valid for years. */
export const ISSUING_LEFT_YEARS = 3;
/** A service whose certificate ends sooner is renewed. */
const SERVICE_LEFT_YEARS = 1;

export const SERVICE_NAMES: readonly ServiceKeyName[] = ['tsa', 'ocsp', 'platform', 'log'];

/** The identity of an authority, and the base of the addresses in its certificates. */
const namingOf = ({ evaluation, pkiUrl, keys, identity }: Authority): AuthorityNaming => ({
  ...identity,
  evaluation,
  pkiUrl,
  keys,
});

/** A new key for one of the authority's services, certified by the present issuing CA until that ends. */
export type ServiceRequest = {
  readonly authority: Authority;
  readonly name: AuthorityKeyName;
  readonly generation: number;
  readonly now: Date;
};

const made = ({ certificate, privateKey }: MadeAuthorityKey): KeyedCertificate => ({ certificate, privateKey });

/**
 * Makes a service's key and certificate.
 * @throws LintError, or a PkiError INPUT if the key is not a service's
 */
export function makeService({ authority, name, generation, now }: ServiceRequest): Promise<KeyedCertificate> {
  return serviceUnder(namingOf(authority), authority.issuing, { name, generation, now });
}

async function serviceUnder(
  naming: AuthorityNaming,
  issuer: CertificateIssuer,
  { name, generation, now }: Pick<ServiceRequest, 'name' | 'generation' | 'now'>,
): Promise<KeyedCertificate> {
  if (!SERVICE_NAMES.some((service) => service === name)) throw new PkiError('INPUT', `${name} is no service`);
  const notBefore = wholeSeconds(now);
  const notAfter = addYears(notBefore, ISSUING_YEARS);
  return made(await makeAuthorityKey({ naming, name, generation, issuer, notBefore, notAfter }));
}

/** The generation of each service; a new one continues the count. */
export type ServiceGenerations = Readonly<Partial<Record<ServiceKeyName, number>>>;

/** A new issuing CA and the services below it. */
export type IssuingRollover = {
  readonly issuing: KeyedCertificate & { readonly generation: number };
  readonly services: Readonly<Record<ServiceKeyName, KeyedCertificate & { readonly generation: number }>>;
};

/** Renews all services under an issuing CA. */
export async function servicesUnder(
  naming: AuthorityNaming,
  issuer: CertificateIssuer,
  { now, generations }: { readonly now: Date; readonly generations: ServiceGenerations },
): Promise<IssuingRollover['services']> {
  const next = async (name: ServiceKeyName) => {
    const generation = (generations[name] ?? 0) + 1;
    return { ...(await serviceUnder(naming, issuer, { name, generation, now })), generation };
  };
  return { tsa: await next('tsa'), ocsp: await next('ocsp'), platform: await next('platform'), log: await next('log') };
}

/**
 * A new issuing CA under the present root, and its services. The old one issues no more; its CRL and its responder
 * continue until it ends (`RetiredIssuer`), so that earlier signatures stay valid.
 * @throws PkiError KEY_REFUSED if the root's key is offline: use `ceremony.ts` then
 */
export async function rolloverIssuing(options: {
  readonly authority: Authority;
  readonly now: Date;
  readonly generations?: ServiceGenerations;
}): Promise<IssuingRollover> {
  const { authority, now, generations = {} } = options;
  const issuer = signingRoot(authority.root);
  const notBefore = wholeSeconds(now);
  const generation = authority.issuing.generation + 1;
  const issuing = await makeAuthorityKey({
    naming: namingOf(authority),
    name: 'issuing',
    generation,
    issuer,
    notBefore,
    notAfter: addYears(notBefore, ISSUING_YEARS),
  });
  return {
    issuing: { ...made(issuing), generation },
    services: await servicesUnder(namingOf(authority), issuing, {
      now,
      generations: { tsa: 1, ocsp: 1, platform: 1, log: 1, ...generations },
    }),
  };
}

function signingRoot({ parsed, key, generation }: OpenedRoot): CertificateIssuer {
  if (key === null) throw new PkiError('KEY_REFUSED', 'the key of the root is offline');
  return { parsed, key, generation };
}

/**
 * A new root, and the cross-certificates between it and the old one (RFC 4210 §4.4): `newWithOld` leads verifiers that
 * trust the old root to certificates of the new one, `oldWithNew` the reverse.
 */
export type RootRollover = {
  readonly root: KeyedCertificate & { readonly generation: number };
  readonly newWithOld: Uint8Array;
  readonly oldWithNew: Uint8Array;
};

/**
 * Makes the next root.
 * @throws PkiError KEY_REFUSED if the key of the present one is offline
 */
export async function rolloverRoot({
  authority,
  now,
}: {
  readonly authority: Authority;
  readonly now: Date;
}): Promise<RootRollover> {
  const old = signingRoot(authority.root);
  const naming = namingOf(authority);
  const notBefore = wholeSeconds(now);
  const generation = old.generation + 1;
  const root = await makeAuthorityKey({
    naming,
    name: 'root',
    generation,
    issuer: null,
    notBefore,
    notAfter: addYears(notBefore, ROOT_YEARS),
  });
  return {
    root: { ...made(root), generation },
    newWithOld: await crossCertificate(naming, { subject: root, issuer: old, notBefore }),
    oldWithNew: await crossCertificate(naming, { subject: old, issuer: root, notBefore }),
  };
}

/** The key of one root certified by another, for as long as both are valid. */
export async function crossCertificate(
  naming: AuthorityNaming,
  parties: { readonly subject: CertificateIssuer; readonly issuer: CertificateIssuer; readonly notBefore: Date },
): Promise<Uint8Array> {
  const { subject, issuer, notBefore } = parties;
  const urls = pkiUrls(naming.pkiUrl, { root: issuer.generation }).root;
  const [mine, theirs] = [subject.parsed.notAfter, issuer.parsed.notAfter];
  const prepared = prepareCertificate({
    profile: PROFILES.cross,
    issuer: issuer.parsed,
    spki: subject.key.spki,
    notBefore,
    subject: authoritySubject(naming, 'root', subject.generation),
    notAfter: mine < theirs ? mine : theirs,
    policy: OID.anyPolicy,
    crlUrl: urls.crl,
    ocspUrl: null,
    caIssuersUrl: urls.certificate,
  });
  return signPrepared(prepared, issuer.key);
}

/** What is due for renewal at a time, in the order of renewal. */
export type DueRenewals = {
  readonly root: boolean;
  readonly issuing: boolean;
  /** Services whose certificates end before their issuing CA is replaced. */
  readonly services: readonly ServiceKeyName[];
};

/**
 * The issuing CA is replaced three years before it ends; the root is replaced first if it would shorten the new issuing
 * CA. Services are renewed with the issuing CA, or a year before their own end.
 */
export function dueRenewals(authority: Authority, now: Date): DueRenewals {
  const issuing = authority.issuing.parsed.notAfter <= addYears(now, ISSUING_LEFT_YEARS);
  const root = issuing && authority.root.parsed.notAfter < addYears(now, ISSUING_YEARS);
  const ends = addYears(now, SERVICE_LEFT_YEARS);
  const services = SERVICE_NAMES.filter((name) => (authority[name]?.parsed.notAfter ?? now) <= ends);
  return { root, issuing, services: issuing ? [] : services };
}
