import { parseTimestampResponse } from '@countersign/asn1';
import { type DetachedTrust, verifyTimestamp } from '@countersign/pdf';
import { ARCHIVE_PATHS, LONG_TERM, linkPaths } from '../../record/index.ts';
import type { ArchiveFiles } from './unpack-archive.ts';

/** The chain of time-stamps over the signature of the manifest. */
export interface JudgedChain {
  /** The problems, one line each. */
  readonly found: readonly string[];
  /** The proven time at which the signature of the manifest existed, from the first time-stamp; null if unproven. */
  readonly provenAt: Date | null;
}

interface Judging {
  readonly files: ArchiveFiles;
  readonly trust: DetachedTrust;
  readonly now: Date;
  readonly sha256: (path: string) => string | null;
}

/**
 * Validates backwards in time (ETSI EN 319 102-1 §5.6): the last time-stamp at the present, and each earlier one at the time
 * that the next one proves. Each covers the manifest, its signature and everything that the earlier ones depend on.
 */
export function judgeChain({ files, trust, now, sha256 }: Judging): JudgedChain {
  const inside = [...files.keys()].filter((path) => path.startsWith(LONG_TERM));
  let last = 0;
  while (files.has(linkPaths(last + 1).sums)) last += 1;
  const found: string[] = [];
  const known = new Set<string>();
  let believedAt: Date | null = now;
  for (let number = last; number >= 1 && believedAt !== null; number -= 1) {
    const { sums, stamp } = linkPaths(number);
    known.add(sums).add(stamp);
    const octets = files.get(sums) ?? new Uint8Array();
    const listed = listedIn(octets);
    for (const [path, digest] of listed) {
      known.add(path);
      if (sha256(path) !== digest) found.push(`${sums}: ${path}`);
    }
    found.push(...uncovered(listed, number).map((path) => `${sums} does not cover ${path}`));
    const { passed, time, failure } = verifyTimestamp(tokenOf(files.get(stamp)), octets, trust, believedAt);
    if (!passed) found.push(`${stamp}: ${failure ?? 'not valid'}`);
    believedAt = passed ? time : null;
  }
  found.push(...inside.filter((path) => !known.has(path)).map((path) => `${path} does not belong to the archive`));
  if (last === 0) found.push('there is no time-stamp over the signature of the manifest');
  return { found, provenAt: last === 0 || found.length > 0 ? null : believedAt };
}

/** The files that a link has to cover: the manifest signature, and the links before it. */
function uncovered(listed: ReadonlyMap<string, string>, number: number): string[] {
  const before = Array.from({ length: number - 1 }, (_, at) => Object.values(linkPaths(at + 1))).flat();
  return [ARCHIVE_PATHS.manifest, ARCHIVE_PATHS.signature, ...before].filter((path) => !listed.has(path));
}

function listedIn(octets: Uint8Array): ReadonlyMap<string, string> {
  const lines = Buffer.from(octets).toString('utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, digest = '', path = line] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      return [path, digest];
    }),
  );
}

function tokenOf(response: Uint8Array | undefined): Uint8Array {
  try {
    return parseTimestampResponse(response ?? new Uint8Array()).token ?? new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}
