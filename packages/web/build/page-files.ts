import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { AREAS_OF_PAGES, type TextArea, areasOf } from '../src/text/areas.ts';
import { PAGES } from './pages.mjs';
import { languagesIn, textModule } from './text-files.ts';

/** What a page loads; the server reads it from `.vite/pages.json` (server/src/app/http/page-html.ts). */
interface Loaded {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The scripts that read the contract, which the page is shown without. */
  readonly reads: readonly string[];
  /** The files of texts, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The chunks of the modules, and everything they import statically. */
function loadedBy(modules: readonly string[], bundle: Rolldown.OutputBundle): Pick<Loaded, 'scripts' | 'styles'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const roots = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`build/pages.mjs names a module that no chunk contains: ${module}`);
    return chunk;
  });
  const found = new Set(roots);
  for (const { imports } of found)
    for (const name of imports) {
      // Without the functions of the bundler, which are in the first script.
      const chunk = byName.get(name);
      if (chunk !== undefined) found.add(chunk);
    }
  return {
    scripts: [...found].map(({ fileName }) => fileName),
    styles: [...new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
}

/** Writes which files each page of build/pages.mjs loads. */
export function pageFiles(): Plugin {
  let source = '';
  return {
    name: 'countersign-page-files',
    apply: 'build',
    configResolved: ({ root }) => {
      source = path.join(root, 'src');
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const main = path.join(source, 'main.tsx');
        const modules = (entries: readonly string[]) => entries.map((entry) => path.join(source, entry));
        const languages = languagesIn(source);
        const base = loadedBy([main], bundle).scripts;
        const textsOf = (areas: readonly TextArea[], scripts: readonly string[]): Loaded['texts'] =>
          Object.fromEntries(
            languages.map((tag) => [
              tag,
              areas
                .flatMap((area) => loadedBy([textModule(area, tag)], bundle).scripts)
                .filter((file) => !scripts.includes(file)),
            ]),
          );
        const pages = PAGES.map(
          ({
            name,
            path: pattern,
            entries,
            session = [],
            sessionTexts = [],
            reads = [],
            soon = [],
            asksSession = false,
            budget,
          }) => {
            const areas = areasOf(pattern.replaceAll('[^/]+', 'x').replace(/^\^|\/\?\$$/g, ''));
            const open = loadedBy([main, ...modules(entries)], bundle);
            const readBy = (scripts: readonly string[]) =>
              loadedBy(modules(reads), bundle).scripts.filter((file) => !scripts.includes(file));
            const returning = loadedBy([main, ...modules([...entries, ...session])], bundle);
            return {
              name,
              path: pattern,
              budget,
              asksSession,
              open: {
                ...open,
                reads: session.length > 0 ? [] : readBy(open.scripts),
                texts: textsOf(areas, open.scripts),
              },
              session: {
                ...returning,
                reads: readBy(returning.scripts),
                texts: textsOf([...areas, ...sessionTexts], returning.scripts),
              },
              soon: loadedBy(modules(soon), bundle),
            };
          },
        );
        // Of all other pages, the texts come together with the first script.
        const others = AREAS_OF_PAGES.map(([pattern, areas]) => {
          const open = { scripts: [], styles: [], reads: [], texts: textsOf(areas, base) };
          return { path: pattern.source, asksSession: false, open, session: open };
        });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/pages.json',
          source: JSON.stringify([...pages, ...others], null, 1),
        });
      },
    },
  };
}
