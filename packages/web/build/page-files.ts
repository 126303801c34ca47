import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PAGES } from './pages.mjs';

/** What a page loads; the server reads it from `.vite/pages.json` (server/src/app/http/page-html.ts). */
interface Loaded {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The chunks of the modules, and everything they import statically. */
function loadedBy(modules: readonly string[], bundle: Rolldown.OutputBundle): Loaded {
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
        const pages = PAGES.map(
          ({ name, path: pattern, entries, session = [], soon = [], asksSession = false, budget }) => ({
            name,
            path: pattern,
            budget,
            asksSession,
            open: loadedBy([main, ...modules(entries)], bundle),
            session: loadedBy([main, ...modules([...entries, ...session])], bundle),
            soon: loadedBy(modules(soon), bundle),
          }),
        );
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages, null, 1) });
      },
    },
  };
}
