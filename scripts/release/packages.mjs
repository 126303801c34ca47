// The packages of the registry that the server loads at run time, and the files of each that it needs.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/steps.mjs';

/** The parts of each font that `script-fonts.ts` uses. @param {Record<string, string>} parts */
const scriptFonts = (parts) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      `@fontsource-variable/${name}`,
      [/^unicode\.json$/, new RegExp(`^files/${name}-${part}-wght-normal\\.woff2$`)],
    ]),
  );

/** Packages of which the server uses few files: those, by name or pattern, in addition to package.json and the licence. */
const ONLY = {
  '@expo-google-fonts/noto-sans-sc': [/^400Regular\/.*\.ttf$/],
  '@expo-google-fonts/noto-serif-sc': [/^700Bold\/.*\.ttf$/],
  '@electric-sql/pglite': [
    /^dist\/(?!.*worker).*\.js$/,
    /^dist\/(pglite|initdb)\.(wasm|data)$/,
    /^dist\/pg_trgm\.tar\.gz$/,
  ],
  '@opentelemetry/semantic-conventions': [/^dist\/.*\.cjs$/],
  // Imported as ES modules; the other half are the same files for require().
  'csv-parse': [/^lib\/.*\.js$/],
  // For PostgreSQL alone.
  'drizzle-orm': [/^[^/]+\.js$/, /^(cache|node-postgres|pg-core|query-builders|sql)\/.*\.js$/],
  'libphonenumber-js': [/^(core|es6|mobile)\/.*\.js$/, /^metadata\.mobile\.json\.js$/],
  // The text font has the other Chinese characters.
  hanamin: [/^HanaMin\.css$/, /(Extension-[B-F]|Compatibility-Ideographs).*\.woff2$/],
  ...scriptFonts({
    'noto-emoji': '\\d+',
    'noto-sans-arabic': 'arabic',
    'noto-sans-armenian': 'armenian',
    'noto-sans-devanagari': 'devanagari',
    'noto-sans-ethiopic': 'ethiopic',
    'noto-sans-georgian': 'georgian',
    'noto-sans-hebrew': 'hebrew',
    // The parts with syllables; the others have Chinese characters.
    'noto-sans-kr': '([2-9]|[1-5]\\d|6[0-5]|9[45]|1[01]\\d)',
    'noto-sans-thai': 'thai',
    'source-sans-3': '[a-z-]+',
  }),
  // Mails are rendered on Node.js; the pages have their own copy in their bundle.
  'react-dom': [
    /^(index|server|server\.node)\.js$/,
    /^cjs\/react-dom(-server(-legacy)?\.node)?\.(development|production)\.js$/,
  ],
  zod: [/\.js$/],
  harfbuzzjs: [/^dist\/harfbuzz(-subset)?\.wasm$/],
};

/** Files that no program loads: sources, types, maps, tests and documents. */
const UNUSED = [
  /\.test\.[cm]?js$/,
  /\.(map|flow|markdown|md|mts|cts|ts|tsx|tgz|yml|yaml)$/,
  /(^|\/)\.[^/]+/,
  // Copies for bundlers: Node.js loads build/src and dist/cjs.
  /^(build\/(esm|esnext)|dist\/(esm5|esm2015))\//,
  /(^|\/)(test|tests|__tests__|docs?|examples?|bench|benchmarks?|coverage|man|typings)\//,
];
const KEPT = /^(licen[cs]e|notice|copying|copyright|license_font)([.-].*)?$/i;

/** @param {string} name of a package @param {string} file its path in the package */
export function isNeeded(name, file) {
  if (file === 'package.json' || KEPT.test(path.posix.basename(file))) return true;
  const only = /** @type {Record<string, RegExp[]>} */ (ONLY)[name];
  if (only !== undefined) return only.some((pattern) => pattern.test(file));
  return !UNUSED.some((pattern) => pattern.test(file));
}

/**
 * @typedef {object} Needed
 * @property {string} name
 * @property {string} version
 * @property {string} place from the root of the checkout, such as node_modules/pg
 */

/** @param {string} directory @returns {{ name: string, version: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} */
const described = (directory) => JSON.parse(readFileSync(path.join(ROOT, directory, 'package.json'), 'utf8'));

/** Where Node.js finds the package from `place`; null = it is not installed. @param {string} name @param {string} place */
function find(name, place) {
  for (let from = place; ; from = path.posix.dirname(from)) {
    const candidate = path.posix.join(from === '.' ? '' : from, 'node_modules', name);
    if (path.posix.basename(from) !== 'node_modules' && existsSync(path.join(ROOT, candidate, 'package.json')))
      return candidate;
    if (from === '.') return null;
  }
}

/**
 * The installed packages that `workspaces` depend on, and those that these depend on; sorted by place. Packages of other
 * systems are not installed and so not in the list.
 * @param {readonly string[]} workspaces directories of our own packages
 * @returns {Needed[]}
 */
export function neededPackages(workspaces) {
  /** @type {Map<string, Needed>} */
  const found = new Map();
  /** @type {Set<string>} */
  const own = new Set();
  /** @param {string} place @param {boolean} isOwn */
  const visit = (place, isOwn) => {
    const about = described(place);
    if (isOwn ? own.has(place) : found.has(place)) return;
    if (isOwn) own.add(place);
    else found.set(place, { name: about.name, version: about.version, place });
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = about;
    const names = new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies)]);
    for (const peer of Object.keys(peerDependencies))
      if (peerDependenciesMeta[peer]?.optional !== true) names.add(peer);
    for (const name of [...names].sort()) {
      if (name.startsWith('@types/')) continue;
      if (name.startsWith('@countersign/')) visit(`packages/${name.slice('@countersign/'.length)}`, true);
      else follow(name, place, name in dependencies && !(name in optionalDependencies));
    }
  };
  /** @param {string} name @param {string} from @param {boolean} isDemanded */
  const follow = (name, from, isDemanded) => {
    const place = find(name, from);
    if (place !== null) visit(place, false);
    else if (isDemanded) throw new Error(`${name}, which ${from} needs, is not installed`);
  };
  for (const workspace of workspaces) visit(workspace, true);
  return [...found.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
}
