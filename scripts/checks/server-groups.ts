import type { Breach } from './judge-imports.ts';

/**
 * The groups of the server's features, bottom to top: the directories of packages/server/src. A file imports its own group and those
 * before it. What stands directly in packages/server/src composes the server and belongs to the last one.
 */
export const SERVER_GROUPS = [
  ...['platform', 'trust', 'accounts', 'contracts', 'signing'],
  ...['enterprise', 'evidence', 'notifications', 'operator', 'app'],
] as const;

/**
 * Imports of a later group that are still to be turned round, `from → to` below packages/server/src. The list only shrinks: an entry
 * that is no longer needed is a breach.
 */
const KNOWN_UPWARD: readonly string[] = ['platform/config/house.ts → trust/signer/signer.ts'];

/** Circles of directories within a group that are still to be opened, as `a ↔ b`, under the same rule. */
const KNOWN_CIRCLES: readonly string[] = [
  'platform/database ↔ platform/workers',
  'accounts/passkeys ↔ accounts/sessions',
  'contracts/envelopes/documents ↔ contracts/envelopes/drafts ↔ contracts/envelopes/flow ↔ contracts/envelopes/participants',
  'enterprise/invitations ↔ enterprise/members ↔ enterprise/profile',
  'evidence/verification ↔ evidence/verification/archive ↔ evidence/verification/trust',
  'operator/console ↔ operator/console/requests',
];

export interface KnownBreaches {
  readonly upward: readonly string[];
  readonly circles: readonly string[];
}

export const KNOWN_BREACHES: KnownBreaches = { upward: KNOWN_UPWARD, circles: KNOWN_CIRCLES };

const SERVER = 'packages/server/src/';

/** An import between two files of the project, by their paths from the root of the checkout. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** The path below packages/server/src, or null for any other file. */
const placeOf = (file: string): string | null => (file.startsWith(SERVER) ? file.slice(SERVER.length) : null);
const groupOf = (place: string): string => (place.includes('/') ? place.slice(0, place.indexOf('/')) : 'app');
const rank = (place: string): number => (SERVER_GROUPS as readonly string[]).indexOf(groupOf(place));

/** The directory that a file of the server stands in, as a node of the graph of its group; null for every other file. */
export function serverDirectory(file: string): string | null {
  const place = placeOf(file);
  return place === null || !place.includes('/') ? null : place.slice(0, place.lastIndexOf('/'));
}

/** Files of a group that nobody has named, and imports of a later group that are not known. */
export function judgeGroups(imports: readonly FileImport[], known: readonly string[]): Breach[] {
  const breaches: Breach[] = [];
  const left = new Set(known);
  for (const { from, to, line } of imports) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (a === null) continue;
    if (rank(a) < 0) {
      const because = `the groups are ${SERVER_GROUPS.join(', ')}`;
      breaches.push({ rule: 'server-group-unknown', because, from, line, to });
      continue;
    }
    if (b === null || rank(b) <= rank(a)) continue;
    const edge = `${a} → ${b}`;
    left.delete(edge);
    if (known.includes(edge)) continue;
    const because = `${groupOf(a)} stands below ${groupOf(b)}; give it a parameter, a port or an event, or move the file`;
    breaches.push({ rule: 'server-groups-import-downwards', because, from, line, to });
  }
  for (const edge of left) {
    const because = 'it is no longer needed: take it out of KNOWN_UPWARD';
    breaches.push({
      rule: 'server-groups-shrink',
      because,
      from: 'scripts/checks/server-groups.ts',
      line: 0,
      to: edge,
    });
  }
  return breaches;
}
