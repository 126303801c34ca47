import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Breach } from './judge-imports.ts';
import { type FileImport, isViews } from './server-groups.ts';
import type { Source } from './sources.ts';

const SERVER = 'packages/server/src/';
/** Lists tables by name; the indexes of its feature and its group repeat it whole. */
const TABLES = 'platform/database/tables.ts';
/** What a list of views is made from. */
const SCHEMA = /^packages\/server\/src\/platform\/database\/(?:schema\/[^/]+|view)\.ts$/;

/** An import of a server file, as written. */
export interface WrittenImport extends FileImport {
  /** Whether it imports no name, but runs the file for its effects. */
  readonly bare: boolean;
}

interface Place {
  /** The first directory below packages/server/src; null for the files directly in it. */
  readonly group: string | null;
  /** GROUP/FEATURE; null for the files directly in a group. */
  readonly feature: string | null;
  readonly path: string;
}

function placeOf(file: string): Place | null {
  if (!file.startsWith(SERVER)) return null;
  const path = file.slice(SERVER.length);
  const parts = path.split('/');
  const at = (depth: number): string | null => (parts.length > depth ? parts.slice(0, depth).join('/') : null);
  return { group: at(1), feature: at(2), path };
}

/** The reason why a file at `from` must not import the file at `to`; null if it may. */
function reasonAgainst(from: Place, to: Place): string | null {
  if (from.group !== to.group)
    return to.group !== null && to.path === `${to.group}/index.ts`
      ? null
      : 'another group is entered through its index.ts';
  if (to.path === TABLES && from.path === `${from.group}/index.ts`) return null;
  if (from.feature !== to.feature)
    return to.feature !== null && to.path === `${to.feature}/index.ts`
      ? null
      : 'another feature is entered through its index.ts';
  const home = from.feature ?? from.group;
  return home !== null && to.path === `${home}/index.ts` ? 'an index.ts is for others; import the file' : null;
}

const reasonAgainstViews = (to: string): string | null =>
  SCHEMA.test(to) ? null : 'views are made of the schema alone, so that every group may import them';
const reasonAgainstOwner = (from: Place, to: Place): string | null =>
  from.feature === to.feature ? 'views are for others; import the table' : null;

/**
 * Imports that leave a feature or a group and do not name the index of the other one, and imports for an effect, which the
 * bundler omits because package.json declares that there is none.
 * @param imports those of product code; a test may import the internals and the testing/ files of any feature
 */
export function judgeEntrances(imports: readonly WrittenImport[]): Breach[] {
  return imports.flatMap(({ from, to, line, bare }) => {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (a === null || b === null) return [];
    const because = isViews(from)
      ? reasonAgainstViews(to)
      : isViews(to)
        ? reasonAgainstOwner(a, b)
        : reasonAgainst(a, b);
    const breaches = because === null ? [] : [{ rule: 'server-import-names-the-index', because, from, line, to }];
    const effect = {
      rule: 'server-import-names-something',
      because: 'a module has no effect when imported',
      from,
      line,
      to,
    };
    return bare ? [...breaches, effect] : breaches;
  });
}

const INDEX = /^packages\/server\/src\/(?:(?:[^/]+\/){0,2}index|platform\/database\/tables)\.ts$/;

/** The statements of index files other than `export { name } from './file.ts'`. knip finds names without a use. */
export function judgeIndexes(sources: readonly Source[]): Breach[] {
  const because = "an index only has statements like export { name } from './file.ts', of its own directory";
  return sources
    .filter(({ path: file }) => INDEX.test(file))
    .flatMap(({ path: from, text }) =>
      parseSync(from, text)
        .program.body.filter((statement) => {
          if (statement.type === 'ExportAllDeclaration')
            return path.posix.join(path.posix.dirname(from), statement.source.value) !== `${SERVER}${TABLES}`;
          if (statement.type !== 'ExportNamedDeclaration') return true;
          const renames = statement.specifiers.some(({ local, exported }) => nameOf(local) !== nameOf(exported));
          return renames || statement.source?.value.startsWith('./') !== true;
        })
        .map(({ start }) => ({
          rule: 'index-lists-names',
          because,
          from,
          line: text.slice(0, start).split('\n').length,
          to: text.slice(start).split('\n')[0] ?? '',
        })),
    );
}

const nameOf = (node: { readonly name: string } | { readonly value: string }): string =>
  'name' in node ? node.name : node.value;
