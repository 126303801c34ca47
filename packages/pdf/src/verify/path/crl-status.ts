import {
  type Certificate,
  type Crl,
  DerError,
  type DistributionPoint,
  distributionPoints,
  type RevocationReason,
} from '@countersign/asn1';
import type { RevocationStatus } from '../revocation.ts';
import { type CrlFacts, crlFacts, directoryKeys, issuerPointKeys, pointKeys } from './crl-facts.ts';
import { nameKey } from './names.ts';
import { SKEW_MS, isFresh } from './freshness.ts';
import type { Proved } from './revocation-data.ts';
import type { Path } from './validate-path.ts';

/** The signer of a list, and whether its certificate is known not to be revoked. */
export interface CrlSigner {
  readonly notAfter: Date;
  readonly isKnownGood: boolean;
}

export interface CrlQuestion {
  /** The certificate, its issuer, … up to the trust anchor; valid. */
  readonly path: Path;
  readonly wanted: Date;
  readonly crls: readonly Proved<Crl>[];
  /** The signer of a list, with a path to the same trust anchor; null if there is none. */
  readonly signerOf: (crl: Proved<Crl>, path: Path) => CrlSigner | null;
}

/** Bits of ReasonFlags (RFC 5280 §4.2.1.13), bit 0 unused: a status is known if lists for all of them agree. */
const ALL_REASONS = 0x1fe;
const maskOf = (reasons: readonly number[] | null): number =>
  reasons === null ? ALL_REASONS : reasons.reduce((mask, bit) => mask | (1 << bit), 0) & ALL_REASONS;

interface Usable {
  readonly crl: Crl;
  readonly facts: CrlFacts;
  readonly reasons: number;
  readonly signer: CrlSigner;
  readonly since: Date;
}

/**
 * The status of a certificate by complete, delta and indirect revocation lists (RFC 5280 §6.3), at the instant `wanted`: every
 * revocation found in any of them, else their common result. Lists for different reasons are combined. A list with an
 * unsuitable number or scope is ignored.
 */
export function crlStatuses(question: CrlQuestion): RevocationStatus[] {
  const usable = usableLists(question);
  const deltas = usable.filter(({ facts }) => facts.base !== null);
  const subject = question.path[0] as Certificate;
  const revoked = usable.flatMap((each) => revokedBy(each, deltas, subject));
  return revoked.length > 0 ? revoked : [notRevoked(usable, deltas, question.wanted)];
}

function usableLists({ path, crls, signerOf }: CrlQuestion): Usable[] {
  const subject = path[0] as Certificate;
  const points = pointsOf(subject);
  return crls.flatMap((proved) => {
    const { data: crl, since } = proved;
    const facts = crlFacts(crl);
    if (facts === null || crl.thisUpdate.getTime() > since.getTime() + SKEW_MS) return [];
    const reasons = points.reduce((mask, point) => mask | reasonsFor(point, facts, subject), 0);
    if (reasons === 0) return [];
    const signer = signerOf(proved, path);
    return signer === null ? [] : [{ crl, facts, reasons, signer, since }];
  });
}

/** If the certificate names no distribution point, lists of its issuer cover it. */
function pointsOf({ extensions }: Certificate): readonly DistributionPoint[] {
  const issuer = { name: null, reasons: null, crlIssuer: null };
  try {
    return distributionPoints(extensions) ?? [issuer];
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}

/** Keys of the names whose lists may cover a certificate: its issuer and the CRL issuers it names. */
export const crlIssuersOf = (certificate: Certificate): string[] => [
  nameKey(certificate.issuer),
  ...pointsOf(certificate).flatMap(({ crlIssuer }) => directoryKeys(crlIssuer ?? [])),
];

/** The reasons for which a list covers a certificate through one of its distribution points; 0 for none (§6.3.3 (b), (d)). */
function reasonsFor(point: DistributionPoint, facts: CrlFacts, subject: Certificate): number {
  const isOfIssuer =
    point.crlIssuer === null
      ? facts.issuerKey === nameKey(subject.issuer)
      : directoryKeys(point.crlIssuer).includes(facts.issuerKey) && facts.point?.isIndirect === true;
  if (!isOfIssuer) return 0;
  const { point: scope } = facts;
  if (scope === null) return maskOf(point.reasons);
  const isAuthority = subject.basicConstraints?.ca === true;
  if (scope.onlyAttributeCerts || (scope.onlyUserCerts && isAuthority) || (scope.onlyCaCerts && !isAuthority)) return 0;
  if (scope.name !== null && !sharesName(scope, point, subject)) return 0;
  return maskOf(point.reasons) & maskOf(scope.reasons);
}

function sharesName(
  { name }: NonNullable<CrlFacts['point']>,
  point: DistributionPoint,
  { issuer }: Certificate,
): boolean {
  if (name === null) return true;
  try {
    const of = point.crlIssuer?.flatMap((each) => (each.kind === 'directory' ? [each.name] : []))[0] ?? issuer;
    const listed = new Set(pointKeys(name, of));
    const wanted = point.name === null ? issuerPointKeys(point.crlIssuer ?? []) : pointKeys(point.name, of);
    const implied = point.name === null && point.crlIssuer === null ? [`directory ${nameKey(issuer)}`] : [];
    return [...wanted, ...implied].some((key) => listed.has(key));
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}

function revokedBy(each: Usable, deltas: readonly Usable[], subject: Certificate): RevocationStatus[] {
  const { crl, facts } = each;
  const entry = facts.entryOf(nameKey(subject.issuer), subject.serialHex);
  if (entry === null || entry.reason === 'removeFromCRL') return [];
  // A hold that a later delta removes no longer counts (§5.2.4, §5.3.1).
  const delta = facts.base === null ? deltaOf(each, deltas) : null;
  const later = delta?.facts.entryOf(nameKey(subject.issuer), subject.serialHex) ?? null;
  if (entry.reason === 'certificateHold' && later?.reason === 'removeFromCRL') return [];
  const reason: RevocationReason | null = entry.reason;
  return [{ kind: 'REVOKED', source: 'CRL', at: crl.thisUpdate, revokedAt: entry.revokedAt, reason }];
}

/**
 * The newest delta of a complete list: of the same issuer and scope, and based on this number or an earlier one (§6.3.3 (c)).
 */
function deltaOf({ crl, facts }: Usable, deltas: readonly Usable[]): Usable | null {
  const { number } = crl;
  if (number === null) return null;
  const fitting = deltas.filter(
    (each) =>
      each.facts.base !== null &&
      each.facts.base <= number &&
      (each.crl.number ?? -1n) >= number &&
      each.facts.issuerKey === facts.issuerKey &&
      each.facts.scope === facts.scope &&
      each.signer.isKnownGood,
  );
  return fitting.toSorted((a, b) => Number((b.crl.number ?? 0n) - (a.crl.number ?? 0n)))[0] ?? null;
}

/** All reasons covered by fresh lists, else by any; a list whose signer has expired needs a proof of existence. */
function notRevoked(usable: readonly Usable[], deltas: readonly Usable[], wanted: Date): RevocationStatus {
  let [fresh, stale, outOfBounds] = [0, 0, 0];
  let at: Date | null = null;
  for (const each of usable.filter(({ facts }) => facts.base === null)) {
    const { reasons, signer, since } = each;
    if (!signer.isKnownGood) continue;
    const newest = deltaOf(each, deltas)?.crl ?? each.crl;
    if (signer.notAfter < since) outOfBounds |= reasons;
    else {
      stale |= reasons;
      if (isFresh(newest.thisUpdate, newest.nextUpdate, wanted)) fresh |= reasons;
      if (at === null || newest.thisUpdate > at) at = newest.thisUpdate;
    }
  }
  if (at !== null && stale === ALL_REASONS) return { kind: 'GOOD', source: 'CRL', at, isFresh: fresh === ALL_REASONS };
  return { kind: 'UNKNOWN', isOutOfBounds: outOfBounds !== 0 };
}
