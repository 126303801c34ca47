import path from 'node:path';
import { IMPORT_RULES, type ImportRule } from './import-table.ts';
import { type Import, readImports } from './read-imports.ts';
import { judgeGroups, SERVER_GROUPS, serverDirectory } from './server-groups.ts';
import { judgeEntrances, judgeIndexes } from './server-indexes.ts';
import { isTest, type Source } from './sources.ts';

/** One line that breaks a rule. */
export interface Breach {
  readonly rule: string;
  readonly because: string;
  readonly from: string;
  readonly line: number;
  readonly to: string;
}

interface Edge extends Import {
  readonly from: string;
  /** A path from the root, 'npm:name' or 'node:name'. */
  readonly to: string;
}

const OWN = '@countersign/';

/** 'npm:zod' for 'zod/mini', 'npm:@scope/name' for '@scope/name/part'. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return `npm:${specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`;
}

function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  if (specifier.startsWith(OWN)) {
    const [name, ...entry] = specifier.slice(OWN.length).split('/');
    return `packages/${name}/src/${entry.length === 0 ? 'index.ts' : entry.join('/')}`;
  }
  return specifier.startsWith('node:') ? specifier : packageOf(specifier);
}

function edgesOf({ path: from, text }: Source): Edge[] {
  return readImports(from, text).map((found) => ({ ...found, from, to: target(from, found.specifier) }));
}

function breaks(rule: ImportRule, { from, to, typeOnly }: Edge): boolean {
  if (!rule.from.test(from) || rule.fromExcept?.test(from) === true) return false;
  if ((isTest(from) && rule.tests !== true) || (typeOnly && rule.types === true)) return false;
  return rule.to.test(to) && rule.toExcept?.test(to) !== true;
}

const breach = (edge: Edge, rule: string, because: string): Breach => ({
  rule,
  because,
  from: edge.from,
  line: edge.line,
  to: edge.specifier,
});

/**
 * The packages that a package may import by name: its dependencies; tests, and dynamic imports that run only from the sources,
 * may also use its own and the root's development dependencies.
 */
export type Declared = ReadonlyMap<
  string,
  { readonly product: ReadonlySet<string>; readonly tests: ReadonlySet<string> }
>;

const homeOf = (file: string): string => /^(packages\/[^/]+|e2e)\//.exec(file)?.[1] ?? '.';

function undeclared(edge: Edge, declared: Declared): Breach[] {
  const name = packageOf(edge.specifier).replace(/^npm:/, '');
  // '#name' is one of the package's own `imports`.
  if (/^[.#]/.test(edge.specifier) || edge.to.startsWith('node:')) return [];
  const home = homeOf(edge.from);
  const outsideSrc = !/\/src\//.test(edge.from);
  const may = isTest(edge.from) || outsideSrc || edge.dynamic ? declared.get(home)?.tests : declared.get(home)?.product;
  if (may === undefined || may.has(name) || name === `${OWN}${path.basename(home)}`) return [];
  return [
    breach(edge, 'declared-dependencies', `${home}/package.json does not list it, so it is installed only by chance`),
  ];
}

function acrossPackages(edge: Edge): Breach[] {
  if (!edge.specifier.startsWith('.') || homeOf(edge.from) === homeOf(edge.to) || homeOf(edge.from) === '.') return [];
  return [breach(edge, 'packages-by-name', 'import a package by its name and its single entry, not by a path into it')];
}

/** Parts that console pages share and that light pages never load; they are next to the pages. */
const CONSOLE_PARTS = /^packages\/web\/src\/pages\/console\/(?:(?:parts|model)\/|[^/]+$)/;

/** pages/light/login.tsx and pages/light/login/form.tsx are the same page. */
const pageOf = (file: string): string | null =>
  CONSOLE_PARTS.test(file) ? null : (/^packages\/web\/src\/pages\/((?:light|console)\/[^/.]+)/.exec(file)?.[1] ?? null);

function pageToPage(edge: Edge): Breach[] {
  const [from, to] = [pageOf(edge.from), pageOf(edge.to)];
  if (from === null || to === null || from === to) return [];
  return [breach(edge, 'page-imports-no-page', 'code shared by two screens belongs in a part')];
}

/** Every strongly connected group of nodes, each sorted (Tarjan). */
export function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node) as number);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

function circular(
  edges: readonly Edge[],
  nodeOf: (file: string) => string | null,
  rule: string,
  because: string,
): Breach[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [a, b] = [nodeOf(from), nodeOf(to)];
    if (a === null || b === null || a === b) continue;
    graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  return circles(graph).map((group) => {
    const inside = (file: string) => group.includes(nodeOf(file) ?? '');
    const edge = edges.find(({ from, to }) => inside(from) && inside(to) && nodeOf(from) !== nodeOf(to)) as Edge;
    return { rule, because, from: edge.from, line: edge.line, to: `(${group.join(' ↔ ')})` };
  });
}

/** Features, and the directories within one, with circular imports. */
function circlesWithin(edges: readonly Edge[], group: string): Breach[] {
  const directory = (file: string): string | null => {
    const found = serverDirectory(file);
    return found?.startsWith(`${group}/`) === true ? found : null;
  };
  return circular(edges, directory, 'no-circle-of-features', 'features that depend on each other are one feature');
}

/**
 * Checks all imports.
 * @param sources the TypeScript files of the project
 * @param declared the dependencies of each package, by its directory
 */
export function judgeImports(sources: readonly Source[], declared: Declared): Breach[] {
  const edges = sources.flatMap(edgesOf);
  const single = edges.flatMap((edge) => [
    ...IMPORT_RULES.filter((rule) => breaks(rule, edge)).map((rule) => breach(edge, rule.name, rule.because)),
    ...undeclared(edge, declared),
    ...acrossPackages(edge),
    ...pageToPage(edge),
  ]);
  const product = edges.filter(({ from }) => !isTest(from));
  const running = product.filter(({ typeOnly }) => !typeOnly);
  const isSource = (file: string): string | null => (/\.tsx?$/.test(file) ? file : null);
  return [
    ...single,
    ...judgeGroups(product),
    ...judgeEntrances(product),
    ...judgeIndexes(sources),
    ...circular(running, isSource, 'no-circle-of-files', 'their execution order would be undefined'),
    ...SERVER_GROUPS.flatMap((group) => circlesWithin(running, group)),
  ];
}
