import type { Breach } from './judge-imports.ts';

/**
 * The groups of the server's features, bottom to top: the directories of packages/server/src. A file may import its own group
 * and the groups before it. Files directly in packages/server/src compose the server and belong to the last group.
 */
export const SERVER_GROUPS = [
  'platform',
  'trust',
  'accounts',
  'contracts',
  'signing',
  'enterprise',
  'evidence',
  'notifications',
  'operator',
  'app',
] as const;

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

const VIEWS = /^packages\/server\/src\/[^/]+\/[^/]+\/views\.ts$/;

/**
 * Whether a file lists what other features may read of the tables of its own. It imports the schema alone, so every group may
 * import it.
 */
export const isViews = (file: string): boolean => VIEWS.test(file);

/** The directory of a server file, as a node in the graph of its group; null for every other file. */
export function serverDirectory(file: string): string | null {
  const place = isViews(file) ? null : placeOf(file);
  return place === null || !place.includes('/') ? null : place.slice(0, place.lastIndexOf('/'));
}

/** Files of an unknown group, and imports of a later group. */
export function judgeGroups(imports: readonly FileImport[]): Breach[] {
  const breaches: Breach[] = [];
  for (const { from, to, line } of imports) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (a === null) continue;
    if (rank(a) < 0) {
      const because = `the groups are ${SERVER_GROUPS.join(', ')}`;
      breaches.push({ rule: 'server-group-unknown', because, from, line, to });
      continue;
    }
    if (b === null || rank(b) <= rank(a) || isViews(from) || isViews(to)) continue;
    const because = `${groupOf(a)} stands below ${groupOf(b)}; give it a parameter, a port or an event, or move the file`;
    breaches.push({ rule: 'server-groups-import-downwards', because, from, line, to });
  }
  return breaches;
}
