import { createHash } from 'node:crypto';
import { grantTimestamp, parseTimestampResponse, toPem } from '@countersign/asn1';
import { describeTimestamp } from '@countersign/pdf';
import { dueQuestion } from '../archive/index.ts';
import type { Services } from '../../platform/index.ts';
import { type Vouched, validationData } from '../../signing/index.ts';
import { ARCHIVE_PATHS, LONG_TERM, linkPaths } from './archive-manifest.ts';
import type { Part } from './collect-parts.ts';

type StampingServices = Pick<Services, 'signer' | 'clock' | 'config'>;

/**
 * The data that keeps the signature of the manifest verifiable after its certificates have ended (docs/cycles/evidence.md "For
 * long"): the validation data of the last signer and time-stamping authority, and a time-stamp over everything so far. It is a
 * chain of RFC 3161 time-stamps, each over a list in the format of sha256sum, like an ASiC archive manifest (ETSI EN 319
 * 162-1).
 */
export async function linked(
  { signer }: Pick<Services, 'signer'>,
  parts: readonly Part[],
  vouched: readonly Vouched[],
): Promise<Part[]> {
  const number = lastLinkOf(parts) + 1;
  const { tsa } = await signer.certificates();
  const data = await validationData(signer, [...vouched, { certificate: tsa, ocsp: null }]);
  const made = dataParts(number, data);
  const before = parts.filter(({ path }) => isCovered(path));
  const sums = Buffer.from([...before, ...made].map(sumLine).join(''), 'utf8');
  const { token } = await signer.timestampDigest(createHash('sha256').update(sums).digest());
  const at = linkPaths(number);
  return [...parts, ...made, { path: at.sums, bytes: sums }, { path: at.stamp, bytes: grantTimestamp(token) }];
}

/**
 * Adds another time-stamp where the last one is due by the rules of archive renewal (docs/cycles/archive.md) and the authority
 * can make a better one; returns null where the parts stay as they are. Not for parts that have lapsed.
 */
export async function renewedParts(services: StampingServices, parts: readonly Part[]): Promise<Part[] | null> {
  const last = lastStampOf(parts);
  if (last === null) return null;
  const now = services.clock.now();
  const { until, weakAlgorithms, present } = await dueQuestion(services, now);
  const isEnding = last.endsAt <= until && last.endsAt < present.endsAt;
  const isWeak = weakAlgorithms.includes(last.algorithm) && last.algorithm !== present.algorithm;
  if (!isEnding && !isWeak) return null;
  const [former] = last.certificates;
  return linked(services, parts, former === undefined ? [] : [{ certificate: former, ocsp: null }]);
}

/**
 * A time-stamp that has ended no longer proves anything, and a later time-stamp does not restore it: a link is validated at the
 * time that the next one proves (ETSI EN 319 102-1 §5.6.2.4).
 */
export const hasLapsed = (parts: readonly Part[], now: Date): boolean => (lastStampOf(parts)?.endsAt ?? now) <= now;

const isCovered = (path: string): boolean =>
  path === ARCHIVE_PATHS.manifest || path === ARCHIVE_PATHS.signature || path.startsWith(LONG_TERM);

function lastLinkOf(parts: readonly Part[]): number {
  const paths = new Set(parts.map(({ path }) => path));
  let number = 0;
  while (paths.has(linkPaths(number + 1).sums)) number += 1;
  return number;
}

function lastStampOf(parts: readonly Part[]) {
  const { stamp } = linkPaths(lastLinkOf(parts));
  const response = parts.find(({ path }) => path === stamp)?.bytes;
  const token = response === undefined ? null : parseTimestampResponse(response).token;
  return token === null ? null : describeTimestamp(token);
}

const dataParts = (
  number: number,
  { certs, ocsps, crls }: { readonly [K in 'certs' | 'ocsps' | 'crls']: readonly Uint8Array[] },
): Part[] => [
  {
    path: `${LONG_TERM}${number}-certificates.pem`,
    bytes: Buffer.from(
      [...new Map(certs.map((der) => [Buffer.from(der).toString('base64'), der])).values()]
        .map((der) => toPem('CERTIFICATE', der))
        .join(''),
      'latin1',
    ),
  },
  ...ocsps.map((bytes, at) => ({ path: `${LONG_TERM}${number}-${at + 1}.ocsp`, bytes })),
  ...crls.map((bytes, at) => ({ path: `${LONG_TERM}${number}-${at + 1}.crl`, bytes })),
];

const sumLine = ({ path, bytes }: Part): string => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`;
