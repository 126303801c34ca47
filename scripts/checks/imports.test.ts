import { describe, expect, it } from 'vitest';
import { circles, type Declared, judgeImports } from './judge-imports.ts';
import { type FileImport, judgeGroups } from './server-groups.ts';

const SERVER = 'packages/server/src/';

const everything = (): Declared => {
  const all = new Set(['zod', 'react', '@countersign/domain', '@countersign/pdf', '@countersign/pki']);
  all.add('@countersign/contract').add('@countersign/server').add('@countersign/asn1');
  return new Map(
    ['domain', 'contract', 'pki', 'pdf', 'server', 'web'].map((name) => [
      `packages/${name}`,
      { product: all, tests: all },
    ]),
  );
};

const rulesBrokenBy = (files: Record<string, string>, declared: Declared = everything()): string[] => {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return judgeImports(sources, declared).map((breach) => breach.rule);
};

describe('the import table', () => {
  const forbidden: [string, string, string, string][] = [
    ['the domain has no dependency', 'packages/domain/src/a.ts', 'zod', 'domain-imports-nothing'],
    ['the domain does no I/O', 'packages/domain/src/a.ts', 'node:fs', 'domain-imports-nothing'],
    ['the contract knows zod only', 'packages/contract/src/a.ts', 'react', 'contract-describes-with-zod'],
    ['a client loads no parser', 'packages/contract/src/client.ts', 'zod', 'contract-parses-in-calls-and-shapes'],
    [
      'a route has no schema',
      'packages/contract/src/routes/a.ts',
      '../shapes/b.ts',
      'contract-parses-in-calls-and-shapes',
    ],
    [
      'a page loads no schema',
      'packages/web/src/pages/light/a.tsx',
      '@countersign/contract/calls',
      'web-loads-no-schema',
    ],
    [
      'a page loads no text of the contract by itself',
      'packages/web/src/pages/light/a.tsx',
      '@countersign/contract/languages/en/labels',
      'web-loads-one-language',
    ],
    ['the authority knows no document', 'packages/pki/src/a.ts', '@countersign/pdf', 'pki-never-imports-pdf'],
    ['the signing core knows no authority', 'packages/pdf/src/a.test.ts', '@countersign/pki', 'pdf-never-imports-pki'],
    [
      'an HTTP adapter knows no PDF',
      'packages/server/src/platform/http/a.ts',
      '@countersign/pdf',
      'server-trust-in-few-places',
    ],
    [
      'a page knows no server',
      'packages/web/src/pages/light/a.tsx',
      '@countersign/server',
      'web-knows-contract-and-domain',
    ],
    ['a primitive knows no part', 'packages/web/src/ui/a.tsx', '../parts/b.tsx', 'web-ui-is-the-bottom'],
    ['a part knows no page', 'packages/web/src/parts/a.tsx', '../pages/light/b.tsx', 'web-parts-know-no-screen'],
    ['a page imports no page', 'packages/web/src/pages/light/a.tsx', './b/form.tsx', 'page-imports-no-page'],
    ['a package is imported by its name', 'packages/server/src/app.ts', '../../domain/src/wsid.ts', 'packages-by-name'],
    [
      'the product contains no test code',
      'packages/server/src/a.ts',
      './platform/database/testing.ts',
      'product-without-tests',
    ],
  ];
  it.each(forbidden)('%s', (_sentence, from, to, rule) => {
    expect(rulesBrokenBy({ [from]: `import { x } from '${to}';` })).toContain(rule);
  });

  const allowed: [string, string, string][] = [
    ['a call has schemas', 'packages/contract/src/calls/a.ts', 'zod'],
    ['a page knows the contract', 'packages/web/src/pages/light/a.tsx', '@countersign/contract'],
    ['a page shows the words of the consent', 'packages/web/src/pages/light/a.tsx', '@countersign/contract/consent'],
    [
      'a language of the pages has the labels of the contract',
      'packages/web/src/languages/en/a.ts',
      '@countersign/contract/languages/en/labels',
    ],
    ['the signer knows the authority', 'packages/server/src/trust/signer/a.ts', '@countersign/pki'],
    ['a page uses its own parts', 'packages/web/src/pages/light/a.tsx', './a/form.tsx'],
    ['a page uses shared parts', 'packages/web/src/pages/light/a.tsx', '../../parts/form.tsx'],
  ];
  it.each(allowed)('%s', (_sentence, from, to) => {
    expect(rulesBrokenBy({ [from]: `import { x } from '${to}';` })).toEqual([]);
  });

  it.each([
    ["export type * from './calls/index.ts';", 0],
    ["import type { Api } from './calls/index.ts';", 0],
    ["export * from './calls/index.ts';", 1],
    ["const { calls } = await import('./calls/index.ts');", 1],
  ])('the contract may use the types of its schemas where it loads none: %s', (text, count) => {
    expect(rulesBrokenBy({ 'packages/contract/src/index.ts': text })).toHaveLength(count);
  });

  it.each([
    ["import type { X } from 'zod';", 1],
    ["export * from 'zod';", 1],
    ["export { z } from 'zod';", 1],
    ["const z = await import('zod');", 1],
    ["type X = import('zod').ZodType;", 1],
    ["// import { z } from 'zod';", 0],
  ])('sees every way to write an import: %s', (text, count) => {
    expect(rulesBrokenBy({ 'packages/domain/src/a.ts': text })).toHaveLength(count);
  });

  it('a package that package.json does not list is refused', () => {
    const none = new Map([['packages/server', { product: new Set<string>(), tests: new Set(['left-pad']) }]]);
    const text = "import { x } from 'left-pad';";
    expect(rulesBrokenBy({ 'packages/server/src/a.ts': text }, none)).toEqual(['declared-dependencies']);
    expect(rulesBrokenBy({ 'packages/server/src/a.test.ts': text }, none)).toEqual([]);
  });

  it('features of a group never import in a circle; type imports do not count', () => {
    const to = (kind: string, place: string) => `import ${kind} { x } from '../${place}';`;
    const files = (kind: string) => ({
      'packages/server/src/contracts/files/a.ts': to('', 'labels/a.ts'),
      'packages/server/src/contracts/labels/a.ts': to('', 'billing/a.ts'),
      'packages/server/src/contracts/billing/a.ts': to(kind, 'files/b.ts'),
    });
    expect(rulesBrokenBy(files(''))).toContain('no-circle-of-features');
    expect(rulesBrokenBy(files('type'))).not.toContain('no-circle-of-features');
  });

  const between = (from: string, to: string) => ({ from: `${SERVER}${from}`, to: `${SERVER}${to}`, line: 1 });
  const broken = (edge: FileImport) => judgeGroups([edge]).map(({ rule }) => rule);
  it('a group of the server imports itself and earlier groups only, types included', () => {
    expect(broken(between('contracts/a.ts', 'accounts/b.ts'))).toEqual([]);
    expect(broken(between('contracts/a.ts', 'contracts/b/c.ts'))).toEqual([]);
    expect(broken(between('app.ts', 'operator/b.ts'))).toEqual([]);
    expect(broken(between('accounts/a.ts', 'contracts/b.ts'))).toEqual(['server-groups-import-downwards']);
    expect(broken(between('operator/a.ts', 'app.ts'))).toEqual(['server-groups-import-downwards']);
    expect(broken(between('sundries/a.ts', 'platform/b.ts'))).toEqual(['server-group-unknown']);
  });

  const ENTRANCE = ['server-import-names-the-index'];
  it.each([
    [
      'a feature enters others of its group by their index',
      'contracts/labels/a.ts',
      '../files/store.ts',
      '../files/index.ts',
    ],
    [
      'a directory of a feature has no entrance of its own',
      'contracts/labels/a.ts',
      '../files/b/index.ts',
      '../files/index.ts',
    ],
    ['a deeper file enters another feature', 'contracts/files/b/a.ts', '../../labels/b.ts', '../../labels/index.ts'],
    [
      'a feature enters another group by its index',
      'contracts/labels/a.ts',
      '../../trust/signer/index.ts',
      '../../trust/index.ts',
    ],
    ['a file of the composition enters a group by its index', 'app.ts', './trust/signer/index.ts', './trust/index.ts'],
    ['a file of a group enters its features by their index', 'app/reactions.ts', './http/web.ts', './http/index.ts'],
    ['a feature never imports its own index', 'contracts/files/a.ts', './index.ts', './store.ts'],
    ['a deeper file never imports its own index', 'contracts/files/b/a.ts', '../index.ts', '../store.ts'],
    ['a group never imports its own index', 'app/http/a.ts', '../index.ts', '../sockets/index.ts'],
    ['a feature never imports a file that joins features', 'app/http/a.ts', '../reactions.ts', '../sockets/index.ts'],
    ['a group never imports the composition', 'app/http/a.ts', '../../app.ts', '../../trust/index.ts'],
  ])('%s, in imports of types too', (_sentence, file, refused, accepted) => {
    const broken = (from: string, to: string) =>
      rulesBrokenBy({ [`${SERVER}${from}`]: `import type { x } from '${to}';` });
    expect(broken(file, refused)).toEqual(ENTRANCE);
    expect(broken(file, accepted)).toEqual([]);
    expect(broken(file.replace('.ts', '.test.ts'), refused)).toEqual([]);
  });

  it.each([
    ["export { x } from './store.ts';", 0],
    ["// Uploads.\nexport { type X, x } from './store.ts';", 0],
    ["export * from './store.ts';", 1],
    ["export { x as y } from './store.ts';", 1],
    ["export { x } from '../labels/index.ts';", 1],
    ['export const x = 1;', 1],
    ["import { x } from './store.ts';", 1],
  ])('an index only lists names of its own directory: %s', (text, count) => {
    for (const home of ['contracts/files/', 'contracts/', '']) {
      const broken = rulesBrokenBy({ [`${SERVER}${home}index.ts`]: text });
      expect(broken.filter((rule) => rule === 'index-lists-names')).toHaveLength(count);
    }
    expect(rulesBrokenBy({ [`${SERVER}platform/database/schema/index.ts`]: text })).toEqual([]);
  });

  it('views are made of the schema alone, and every group imports them, except their owner', () => {
    const broken = (file: string, to: string) => rulesBrokenBy({ [`${SERVER}${file}`]: `import { x } from '${to}';` });
    expect(broken('contracts/labels/views.ts', '../../platform/database/schema/labels.ts')).toEqual([]);
    expect(broken('contracts/labels/views.ts', '../../platform/database/view.ts')).toEqual([]);
    expect(broken('contracts/labels/views.ts', '../../platform/index.ts')).toEqual(ENTRANCE);
    expect(broken('contracts/labels/views.ts', '../files/index.ts')).toEqual(ENTRANCE);
    expect(broken('trust/signer/a.ts', '../../contracts/labels/views.ts')).toEqual([]);
    expect(broken('contracts/files/a.ts', '../labels/views.ts')).toEqual([]);
    expect(broken('contracts/labels/a.ts', './views.ts')).toEqual(ENTRANCE);
    expect(broken('trust/signer/a.ts', '../../contracts/labels/sub/views.ts')).toContain(ENTRANCE[0]);
  });

  it('the tables are listed once, for the indexes of the database and of its group', () => {
    const broken = (file: string, text: string) => rulesBrokenBy({ [`${SERVER}${file}`]: text });
    expect(broken('platform/database/tables.ts', "export { person } from './schema/people.ts';")).toEqual([]);
    expect(broken('platform/database/tables.ts', "export * from './schema/people.ts';")).toEqual(['index-lists-names']);
    expect(broken('platform/database/index.ts', "export * from './tables.ts';")).toEqual([]);
    expect(broken('platform/index.ts', "export * from './database/tables.ts';")).toEqual([]);
    expect(broken('platform/index.ts', "export * from './http/tables.ts';")).toContain('index-lists-names');
    expect(broken('platform/http/a.ts', "import { person } from '../database/tables.ts';")).toEqual(ENTRANCE);
    expect(broken('trust/signer/a.ts', "import { person } from '../../platform/database/tables.ts';")).toEqual(
      ENTRANCE,
    );
  });

  it('a module of the server is never imported for an effect', () => {
    expect(rulesBrokenBy({ [`${SERVER}app/http/a.ts`]: "import './b.ts';" })).toEqual([
      'server-import-names-something',
    ]);
  });

  it('a circle is found from any starting point', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: ['b'], d: [] };
    expect(circles(new Map(Object.entries(graph).map(([from, to]) => [from, new Set(to)])))).toEqual([['b', 'c']]);
  });
});
