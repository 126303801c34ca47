import type { Cell } from './sample-file.ts';

/** The measured files, by size and by pages. The names are also used for the ratios. */
export const CELLS: readonly Cell[] = [
  { name: '100KB', bytes: 100_000, pages: 1 },
  { name: '1MB', bytes: 1_000_000, pages: 10 },
  { name: '10MB', bytes: 10_000_000, pages: 10 },
  { name: '50MB', bytes: 50_000_000, pages: 20 },
  { name: '500p', bytes: 1_000_000, pages: 500 },
  { name: '2000p', bytes: 4_000_000, pages: 2_000 },
];

export type Library = { readonly name: string; readonly module: string; readonly does: string };

/** A module under bench/peers; versions are in its package.json. */
export const PEERS: readonly Library[] = [
  { name: '@cantoo/pdf-lib', module: 'cantoo.mjs', does: 'incremental commit, our CMS' },
  {
    name: '@signpdf/placeholder-plain',
    module: 'signpdf-plain.mjs',
    does: 'incremental, our CMS; classic tables only',
  },
  { name: 'pdf-lib + @signpdf', module: 'pdf-lib.mjs', does: 'the whole file rewritten, our CMS' },
  { name: '@libpdf/core', module: 'libpdf.mjs', does: 'incremental, its own CMS' },
  { name: 'zgapdfsigner', module: 'zgapdfsigner.mjs', does: 'the whole file rewritten, RSA-2048' },
];
