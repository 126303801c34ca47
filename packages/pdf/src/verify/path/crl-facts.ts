import {
  type Crl,
  type CrlEntry,
  DerError,
  type DistributionPointName,
  type GeneralName,
  type IssuingDistributionPoint,
  type Name,
  OID,
  certificateIssuer,
  deltaBase,
  der,
  extension,
  issuingDistributionPoint,
  parseName,
  readDer,
} from '@countersign/asn1';
import { nameKey } from './names.ts';

/** The data of a revocation list apart from its entries, in a form for lookups. */
export interface CrlFacts {
  readonly issuerKey: string;
  readonly point: IssuingDistributionPoint | null;
  /** The encoded scope, equal for a complete list and its deltas. */
  readonly scope: string;
  /** BaseCRLNumber of a delta; null for a complete list. */
  readonly base: bigint | null;
  readonly entryOf: (issuerKey: string, serialHex: string) => CrlEntry | null;
}

const LIST_EXTENSIONS: ReadonlySet<string> = new Set([
  OID.authorityKeyIdentifier,
  OID.issuerAltName,
  OID.crlNumber,
  OID.deltaCrlIndicator,
  OID.issuingDistributionPoint,
  OID.freshestCrl,
  OID.authorityInfoAccess,
]);
const ENTRY_EXTENSIONS: ReadonlySet<string> = new Set([OID.reasonCode, OID.invalidityDate, OID.certificateIssuer]);

const known = new WeakMap<Crl, CrlFacts | null>();

/**
 * The facts of a list; null if it is unreadable or contains an unknown critical extension, also in an entry: such a list
 * provides no status (RFC 5280 §5.2, §5.3).
 */
export function crlFacts(crl: Crl): CrlFacts | null {
  const found = known.get(crl);
  if (found !== undefined) return found;
  const facts = readFacts(crl);
  known.set(crl, facts);
  return facts;
}

function readFacts(crl: Crl): CrlFacts | null {
  try {
    if (crl.extensions.some(({ oid, critical }) => critical && !LIST_EXTENSIONS.has(oid))) return null;
    const point = issuingDistributionPoint(crl.extensions);
    const held = extension(crl.extensions, OID.issuingDistributionPoint);
    const issuerKey = nameKey(crl.issuer);
    return {
      issuerKey,
      point,
      scope: held === null ? '' : Buffer.from(held.value).toString('hex'),
      base: deltaBase(crl.extensions),
      entryOf: indexed(crl, issuerKey, point?.isIndirect === true),
    };
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

/** One pass over the entries, which inherit the certificate issuer from earlier entries (RFC 5280 §5.3.3). */
function indexed(crl: Crl, issuerKey: string, isIndirect: boolean): CrlFacts['entryOf'] {
  const entries = new Map<string, CrlEntry>();
  let current = issuerKey;
  for (const entry of crl.entries) {
    if (entry.extensions.some(({ oid, critical }) => critical && !ENTRY_EXTENSIONS.has(oid)))
      throw new DerError('VALUE', 'a critical extension of an entry is unknown', 0);
    const named = entry.extensions.length === 0 ? null : certificateIssuer(entry.extensions);
    if (named !== null) {
      if (!isIndirect) throw new DerError('VALUE', 'an entry of another issuer', 0);
      current = directoryKeys(named)[0] ?? '';
    }
    const key = `${entry.serialHex} ${current}`;
    if (entries.get(key)?.reason !== undefined && entry.reason === 'removeFromCRL') continue;
    entries.set(key, entry);
  }
  return (of, serialHex) => entries.get(`${serialHex} ${of}`) ?? null;
}

export const directoryKeys = (names: readonly GeneralName[]): string[] =>
  names.flatMap((name) => (name.kind === 'directory' ? [nameKey(name.name)] : []));

/** Keys for comparing names of distribution points; `issuer` completes a relative name (RFC 5280 §4.2.1.13). */
export function pointKeys(name: DistributionPointName, issuer: Name): string[] {
  if (name.kind === 'full') return name.names.flatMap(generalKey);
  const above = readDer(issuer.der, (reader) => reader.sequence('a name').all((inner) => inner.next('a part').bytes));
  return [`directory ${nameKey(parseName(der.sequence(...above, der.tlv(0x31, name.attributes))))}`];
}

export const issuerPointKeys = (names: readonly GeneralName[]): string[] => names.flatMap(generalKey);

function generalKey(name: GeneralName): string[] {
  if (name.kind === 'directory') return [`directory ${nameKey(name.name)}`];
  if (name.kind === 'ip' || name.kind === 'other') return [];
  return [`${name.kind} ${name.value}`];
}
