import type { Rolldown } from 'vite';

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

const SOURCES = /[\\/]packages[\\/]web[\\/]src[\\/](.+)$/;
const PDF = /[\\/]pdfjs-dist[\\/]|[\\/]parts[\\/]pdf-view[\\/](?!worker-port)/;
/** Pages that open often and in a hurry, and the chunk of what they share with other pages. */
const FIRST: readonly (readonly [RegExp, string])[] = [
  [/^pages\/light\/sign\/sign-page\.tsx$/, 'common'],
  [/^pages\/light\/(?:home|landing|verify)\/[a-z]+-page\.tsx$/, 'public'],
  [/^pages\/light\/login\//, 'entry'],
];
/** Loaded by themselves when the page has been open for a while, or at a press: their needs do not shape the chunks of pages. */
const isPage = (entry: string): boolean => /-(?:page|frame|step)\.tsx$|^app\/frame-/.test(entry);

/** The modules loaded by `import()`, from src, whose static imports lead to the module. */
function entriesReaching(id: string, graph: Graph): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0)
      entries.add(SOURCES.exec(one)?.[1]?.replaceAll('\\', '/') ?? one);
    for (const importer of info.importers) seen.add(importer);
  }
  return entries;
}

/** `pages/console/enterprise/roles/roles-page.tsx` is of `console/enterprise`. */
const areaOf = (entry: string): string => entry.split('/').slice(1, 3).join('/');
/** The steps of prepare and its frame are always loaded together. */
const TOGETHER = /^pages\/console\/prepare\/(?:prepare-frame|fields-step)\.tsx$/;

/** The chunk of a module that several pages share; null leaves it to its only page. */
function chunkOf(entries: ReadonlySet<string>): string | null {
  const pages = [...entries].filter(isPage);
  if (pages.length > 0 && pages.every((page) => TOGETHER.test(page))) return 'prepare';
  if (entries.size < 2) return null;
  const first = FIRST.find(([page]) => pages.some((one) => page.test(one)));
  if (first !== undefined) return first[1];
  const areas = new Set(pages.map(areaOf));
  const [area] = areas;
  if (area === undefined) return 'deferred';
  if (areas.size === 1) return area.replace('/', '-');
  return pages.some((page) => page.startsWith('pages/light/')) ? 'light' : 'console';
}

/**
 * Only modules of src are assigned. A package is imported by its index, which imports everything: what a module really uses of it
 * is put with the module, or with the most shared of its users.
 */
const groupOf = (id: string, graph: Graph): string | null =>
  SOURCES.test(id) && !PDF.test(id) ? chunkOf(entriesReaching(id, graph)) : null;

/** The most shared first: a group takes what its modules import, unless an earlier one has it. */
const SHARED = ['common', 'public', 'entry', 'light', 'console'];

export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'], priority: 9 },
  ...SHARED.map((chunk, index) => ({
    name: (id: string, graph: Graph) => (groupOf(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    priority: 8 - index,
  })),
  { name: 'pdf', test: PDF, priority: 2 },
  { name: groupOf, debugName: 'areas', priority: 1 },
];
