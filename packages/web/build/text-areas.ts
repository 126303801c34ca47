import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { TextArea } from '../src/text/areas.ts';

/** What watches the session of a page that is not public. */
const WATCH = ['app/session-watch.tsx', 'app/startup.ts', 'app/startup-failure.tsx'];
const FRAME = ['app/frame-console.tsx', ...WATCH];
const FOOT = ['parts/site-foot/'];
const light = (...names: readonly string[]): string[] => names.map((name) => `pages/light/${name}/`);

/** The modules of the pages of each area, or their directories, from src; what they import belongs to the area too. */
const PAGES: Readonly<Record<TextArea, readonly string[]>> = {
  sign: ['pages/light/sign/sign-page.tsx'],
  signing: [...light('sign', 'in-person', 'scan', 'shield'), ...WATCH],
  verify: ['pages/light/verify/verify-page.tsx', ...FOOT],
  result: light('verify'),
  home: [...light('home', 'landing', 'login', 'forgot'), ...FOOT],
  manual: [...light('manual'), ...FOOT],
  light: [...light('invitation', 'report', 'legal', 'practice', 'shared'), ...FOOT, ...WATCH],
  console: [
    ...FRAME,
    ...['home', 'envelopes', 'messages', 'bulk'].map((name) => `pages/console/${name}/`),
    'pages/console/enterprise/new-enterprise-page.tsx',
    'pages/console/prepare/new-envelope-page.tsx',
  ],
  detail: [...FRAME, 'pages/console/detail/'],
  prepare: [...WATCH, 'pages/console/prepare/'],
  account: [...FRAME, 'pages/console/account/'],
  enterprise: [...FRAME, 'pages/console/enterprise/'],
  operator: ['app/frame-operator.tsx', 'pages/operator/'],
};
/** What the pages load by themselves, with an area of its own (`withTexts`). */
const LATER: ReadonlySet<string> = new Set([
  ...['turned.tsx', 'refusal-view.tsx', 'rare-parts.ts'].map((file) => `pages/light/sign/${file}`),
  ...['result.tsx', 'how-we-judge.tsx', 'record-panel.tsx'].map((file) => `pages/light/verify/${file}`),
]);
/** These are always opened after another one, and leave out its texts. */
const AFTER: Readonly<Partial<Record<TextArea, TextArea>>> = { signing: 'sign', result: 'verify' };

interface Module {
  /** The texts that it defines. */
  readonly keys: readonly string[];
  readonly imports: readonly string[];
  readonly lateImports: readonly string[];
}

function readModule(source: string, file: string): Module {
  const code = readFileSync(path.join(source, file), 'utf8');
  const { module } = parseSync(file, code);
  const own = (names: readonly string[]) =>
    names
      .filter((name) => name.startsWith('.') && /\.tsx?$/.test(name))
      .map((name) => path.posix.join(path.posix.dirname(file), name));
  const staticImports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value])),
  );
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  return {
    keys: [...code.matchAll(/\bdefineText\('([^']+)'\)/g)].map(([, key = '']) => key),
    imports: own([...staticImports, ...exports]),
    lateImports: own(late),
  };
}

/** The keys of the texts that the modules need, and what they import, at once or later. */
export function textGraph(source: string) {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? readModule(source, file);
    modules.set(file, known);
    return known;
  };
  const filesAt = (place: string): string[] =>
    place.endsWith('/')
      ? readdirSync(path.join(source, place), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
          .map((file) => place + file.replaceAll('\\', '/'))
      : [place];
  const keysOf = (files: readonly string[], withLate: boolean): string[] => {
    const seen = new Set(files);
    const keys = new Set<string>();
    for (const file of seen) {
      const { keys: own, imports, lateImports } = moduleOf(file);
      for (const key of own) keys.add(key);
      for (const next of imports) seen.add(next);
      if (withLate) for (const next of lateImports) if (!LATER.has(next)) seen.add(next);
    }
    return [...keys];
  };
  /** The keys of the texts of an area, sorted. */
  const keysIn = (area: TextArea): readonly string[] => {
    const before = AFTER[area];
    const known = new Set(before === undefined ? [] : keysIn(before));
    const all = new Set([...keysOf(['main.tsx'], false), ...keysOf(PAGES[area].flatMap(filesAt), true)]);
    return [...all].filter((key) => !known.has(key)).toSorted();
  };
  return { keysOf, keysIn };
}
