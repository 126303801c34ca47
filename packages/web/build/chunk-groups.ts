import type { Rolldown } from 'vite';
import { textChunkOf } from './text-files.ts';

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

const SOURCES = /[\\/]packages[\\/]web[\\/]src[\\/](.+)$/;
/** The reader of PDF files itself, which comes after the page around it. */
const PDF = /[\\/]pdfjs-dist[\\/]|[\\/]parts[\\/]pdf-view[\\/](?:pdf|watch)\.ts$/;
const CONTROLS = /[\\/]@base-ui[\\/]/;
/** Modules of packages that pages of different bundles use. */
const PLACED: readonly (readonly [RegExp, string])[] = [
  // Only pages of operators use these.
  [
    /[\\/]contract[\\/]src[\\/]routes[\\/]operator-api\.ts$|[\\/]domain[\\/]src[\\/](?:operator-vocabulary|access[\\/]operator-roles|audit[\\/]audit-kinds|finance[\\/]refund|statistics[\\/]periods)\.ts$/,
    'operator-calls',
  ],
  [
    /[\\/]domain[\\/]src[\\/](?:unseen|quotations|account[\\/]contact)\.ts$|[\\/]web[\\/]src[\\/]text[\\/][\w-]+\.ts$/,
    'base',
  ],
  // Pages that open in a hurry load it with the first number from abroad.
  [
    /[\\/]domain[\\/]src[\\/]account[\\/]shown-contact\.ts$|[\\/]parts[\\/]contact[\\/](?:reading|shown)\.tsx$/,
    'phones',
  ],
  // Pages of identities and fields for an identity number.
  [/[\\/]domain[\\/]src[\\/]account[\\/]identity\.ts$/, 'identity'],
  // What only some kinds of fields need.
  [
    /[\\/]domain[\\/]src[\\/]form[\\/](?:attachment|capital-amount|choice|computed|decimal|rule-shapes|rules|text-format|value)\.ts$|[\\/]parts[\\/]field-kinds[\\/](?!kinds\.ts$)/,
    'kinds',
  ],
  [
    /[\\/]parts[\\/]attachments[\\/].*\.tsx?$|[\\/]contract[\\/]src[\\/](?:routes[\\/]attachment(?:s|-api)|text[\\/]word-refusal)\.ts$/,
    'attachments',
  ],
  [/[\\/]domain[\\/]src[\\/]form[\\/]/, 'view'],
  // Pages of several bundles that open in a hurry, and few others.
  [/[\\/](?:mutationObserver|useMutation)\.js$/, 'acting'],
  // Parts that many pages of the console use: a page must not load another page's chunk because of them.
  [
    /[\\/]ui[\\/](?:section-card|row-list|facts|copy-button|floating-bar)\.(?:tsx|module\.css)$|[\\/]prepare[\\/]person-more\.module\.css$|[\\/]console[\\/]parts[\\/](?:place-rows|back-link)\.tsx$/,
    'console',
  ],
  // Their buttons; what these open is loaded at the first act.
  [/[\\/]ui[\\/](?:menu\.tsx|popover\.tsx|use-late-part\.ts)$/, 'console'],
  [/[\\/]domain[\\/]src[\\/]quoted-text\.ts$/, 'console'],
  // The foot of the light pages comes after the page.
  [/[\\/]parts[\\/](?:site-foot[\\/](?:foot-links|manual-pdf)|legal[\\/]legal-names|theme[\\/].*)\.tsx?$/, 'foot'],
  [/[\\/]parts[\\/]data-table[\\/].*\.tsx?$/, 'console'],
  [/[\\/]parts[\\/]form[\\/]use-form\.ts$/, 'console'],
  [/[\\/]console[\\/]parts[\\/]charges[\\/].*\.tsx?$/, 'charges'],
  [/[\\/]parts[\\/]uploader[\\/]upload(?:er|-file)\.ts$/, 'upload'],
  [/[\\/]parts[\\/]signature[\\/]paper-fonts\.ts$/, 'paper-fonts'],
  [
    /[\\/]parts[\\/]signature[\\/](?!uploaded-|crop-).*\.tsx?$|[\\/]domain[\\/]src[\\/]ink[\\/]|[\\/]api[\\/]upload-seal\.ts$/,
    'signature',
  ],
];
const STYLES = /\.module\.css$/;

/**
 * The bundles of pages that open often and in a hurry (ux 40), by the modules that are loaded by `import()`, from src. What only one
 * bundle needs is one chunk; a request costs a phone more than a few unused kilobytes.
 */
const BUNDLES: readonly (readonly [RegExp, string])[] = [
  // A signing link opens on a phone: what it shows before the code is part of the first script.
  [/^(?:index\.html|pages\/light\/sign\/sign-page\.tsx)$/, 'base'],
  [/^pages\/light\/sign\/turned\.tsx$/, 'sign'],
  [/^pages\/light\/sign\/(?:(?:adopt|seal|consent|more)-sheets?|more-menu|done-view|refusal-view)\.tsx$/, 'acts'],
  [/^pages\/light\/login\/|^parts\/passkey\//, 'entry'],
  [/^pages\/light\/home\//, 'home'],
  [/^pages\/light\/landing\//, 'landing'],
  [/^pages\/light\/verify\/verify-page\.tsx$/, 'verify'],
  [/^app\/(?:frame-console|startup|startup-failure|session-watch)\.tsx?$/, 'console'],
  [/^pages\/console\/(?:home\/home|envelopes\/envelopes)-page\.tsx$/, 'console'],
  [/^pages\/console\/detail\/detail-page\.tsx$/, 'detail'],
  [/^pages\/console\/prepare\/(?:prepare-frame|fields-step)\.tsx$/, 'prepare'],
  // What the editor of fields loads at a press or once the page is drawn.
  [
    /^pages\/console\/prepare\/(?:keyword-panel|signer-preview|suggested-places|check-mark-properties|properties|arrange-tools)\.tsx$/,
    'tools',
  ],
  [/^ui\/(?:dialog|menu|popover)-body\.tsx$/, 'popups'],
];
const LOGGED_OUT = ['entry', 'home', 'landing', 'verify'];
const LIGHT = ['base', 'sign', 'acts', ...LOGGED_OUT, 'popups'];
const CONSOLE = ['console', 'detail', 'prepare'];

/** The modules loaded by `import()`, from src, whose static imports lead to the module. */
function entriesReaching(id: string, graph: Graph): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    if (info === null) continue;
    if (info.isEntry) entries.add('index.html');
    if (info.dynamicImporters.length > 0) entries.add(SOURCES.exec(one)?.[1]?.replaceAll('\\', '/') ?? one);
    for (const importer of info.importers) seen.add(importer);
  }
  return entries;
}

/** `pages/console/enterprise/roles/roles-page.tsx` is of `console/enterprise`. */
const areaOf = (entry: string): string => entry.split('/').slice(1, 3).join('-');
/** Loaded by themselves when the page has been open for a while, or at a press. */
const isPage = (entry: string): boolean => /-(?:page|frame|step)\.tsx$|^app\/frame-/.test(entry);

/** The chunk of a module that no page in a hurry needs; null leaves it to its only page. */
function seldomChunk(entries: ReadonlySet<string>): string | null {
  if (entries.size < 2) return null;
  const areas = new Set([...entries].filter(isPage).map(areaOf));
  const [area = 'deferred'] = areas;
  if (areas.size < 2) return area;
  const kinds = new Set([...areas].map((one) => one.split('-')[0]));
  const [kind] = kinds;
  return kinds.size < 2 ? `${kind}-shared` : 'shared';
}

/** The chunk of a module that these entries need. */
function chunkOf(entries: ReadonlySet<string>, isStyle: boolean, usesControls: boolean): string | null {
  const named = [...entries].map((entry) => BUNDLES.find(([pattern]) => pattern.test(entry))?.[1]);
  const bundles = new Set(named.filter((name) => name !== undefined));
  const [only] = bundles;
  if (only === undefined) return seldomChunk(entries);
  const isNeededBy = (names: readonly string[]): boolean => names.some((name) => bundles.has(name));
  const isOnlyOf = (names: readonly string[]): boolean => [...bundles].every((name) => names.includes(name));
  // One file of styles for the light pages, and one for the console.
  if (isStyle) return isNeededBy(LIGHT) ? 'base' : 'console';
  if (bundles.has('base')) return 'base';
  if (bundles.size === 1) return only;
  if (isOnlyOf(['sign', 'acts'])) return 'sign';
  if (isOnlyOf(['prepare', 'tools'])) return 'prepare';
  bundles.delete('tools');
  if (bundles.has('sign')) return isOnlyOf(['sign', 'acts', 'detail', 'prepare']) ? 'view' : 'base';
  if (isNeededBy(LOGGED_OUT)) return usesControls ? 'controls' : 'base';
  if (isOnlyOf(CONSOLE)) return 'console';
  return !usesControls && isOnlyOf(['acts', 'detail', 'prepare']) ? 'acts' : 'popups';
}

/**
 * Only modules of src are assigned. A package is imported by its index, which imports everything: what a module really uses of it
 * is put with the module, or with the first of its users in this order.
 */
const groupOf = (id: string, graph: Graph): string | null => {
  if (textChunkOf(id) !== null) return null;
  const [file = id] = id.split('?');
  const placed = PLACED.find(([pattern]) => pattern.test(file));
  if (placed !== undefined) return placed[1];
  if (PDF.test(file)) return 'pdf';
  if (!SOURCES.test(file)) return null;
  const usesControls = graph.getModuleInfo(id)?.importedIds.some((imported) => CONTROLS.test(imported)) ?? false;
  return chunkOf(entriesReaching(id, graph), STYLES.test(file), usesControls);
};

/** What several areas share is taken before the chunk of any of them, so that no area loads another one. */
const SHARED = /(?:^|-)shared$/;

/** A chunk takes what its modules import, unless an earlier one has it. */
const ORDER = [
  'operator-calls',
  'base',
  'acting',
  'controls',
  'pdf',
  'view',
  'sign',
  ...LOGGED_OUT,
  'popups',
  'phones',
  'console',
  'signature',
  'upload',
  'charges',
  'acts',
  'prepare',
  'detail',
  'identity',
  'kinds',
  'attachments',
  'paper-fonts',
  'foot',
];

export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  ...ORDER.map((chunk, index) => ({
    name: (id: string, graph: Graph) => (groupOf(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    priority: 50 - index,
  })),
  {
    name: (id, graph) => {
      const chunk = groupOf(id, graph);
      return chunk !== null && SHARED.test(chunk) ? chunk : null;
    },
    debugName: 'shared',
    priority: 2,
  },
  { name: groupOf, debugName: 'areas', priority: 1 },
  { name: textChunkOf, debugName: 'texts', priority: 0 },
];
