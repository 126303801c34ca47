import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_TAGS } from '../../packages/contract/src/text/languages.ts';
import { describe, expect, it } from 'vitest';
import { textGraph } from '../../packages/web/build/text-areas.ts';
import { OPERATORS, languagesIn } from '../../packages/web/build/text-files.ts';
import { TEXT_AREAS, areasOf } from '../../packages/web/src/text/areas.ts';
import { unlike } from './language-texts.ts';
import { ROOT, isTest, readSources } from './sources.ts';

const WEB = 'packages/web/src/';
const HOME = `${WEB}languages/`;
const sources = readSources(['.ts', '.tsx']).filter(({ path: file }) => file.startsWith(WEB) && !isTest(file));
const modulesOf = (tag: string): string[] =>
  sources
    .filter(({ path: file }) => file.startsWith(`${HOME}${tag}/`))
    .map(({ path: file }) => file.slice(`${HOME}${tag}/`.length));
const others = languagesIn(path.join(ROOT, WEB)).filter((tag) => tag !== 'zh-CN');
const textIn = async (tag: string, module: string): Promise<unknown> =>
  ((await import(pathToFileURL(path.join(ROOT, HOME, tag, module)).href)) as { text: unknown }).text;

/** Chinese of contracts and names, which pages read or make, and examples of what a person types. */
const CHINESE = [
  'pages/console/prepare/model/page-ranges.ts',
  'pages/console/prepare/model/suggestions.ts',
  'pages/console/prepare/paste-people.tsx',
  'parts/page-text/blocks.ts',
  'parts/page-text/look-alike.ts',
  'parts/signature/name-chop.ts',
  'text/format.ts',
];

describe('the texts of the pages', () => {
  it.each(others)('%s has a file for each Chinese one, and no other; those for operators may be English', (tag) => {
    const own = new Set(modulesOf(tag));
    const isNeeded = (module: string) => own.has(module) || !OPERATORS.test(module.replace(/\.ts$/, ''));
    expect([...own]).toEqual(modulesOf('zh-CN').filter(isNeeded));
  });

  it.each(others)('a text of %s takes what the Chinese one takes', async (tag) => {
    const found: string[] = [];
    for (const module of modulesOf(tag))
      for (const place of unlike(await textIn('zh-CN', module), await textIn(tag, module)))
        found.push(`${module} ${place}`);
    expect(found).toEqual([]);
  });

  it('no Chinese text is outside of the folder of a language', () => {
    const found = sources
      .filter(({ path: file }) => !file.startsWith(HOME))
      .filter(({ text }) => /\p{Script=Han}/u.test(text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')))
      .map(({ path: file }) => file.slice(WEB.length));
    expect(found).toEqual(CHINESE);
  });

  it('no English page has Chinese, except in examples of what is Chinese', () => {
    const found = sources
      .filter(({ path: file, text }) => file.startsWith(`${HOME}en/`) && /\p{Script=Han}/u.test(text))
      .map(({ path: file }) => file.slice(`${HOME}en/`.length));
    expect(found.toSorted()).toEqual([
      'pages/console/enterprise/invitations/invitations-text.ts',
      'pages/console/prepare/text-editor.ts',
      'parts/signature/text.ts',
    ]);
  });
});

describe.each([
  'packages/contract/src/languages',
  'packages/server/src/accounts/legal/languages',
  'packages/server/src/notifications/messages/languages',
])('the texts in %s', (home) => {
  const all = readSources(['.ts']).filter(({ path: file }) => file.startsWith(`${home}/`));
  const filesOf = (tag: string): string[] =>
    all
      .filter(({ path: file }) => file.startsWith(`${home}/${tag}/`))
      .map(({ path: file }) => file.slice(`${home}/${tag}/`.length));
  const load = (tag: string, file: string): Promise<object> =>
    import(pathToFileURL(path.join(ROOT, home, tag, file)).href) as Promise<object>;

  it.each(LANGUAGE_TAGS)('are complete in %s, and take the same', async (tag) => {
    expect(filesOf(tag).length).toBeGreaterThan(2);
    expect(filesOf(tag)).toEqual(filesOf('zh-CN'));
    for (const file of filesOf(tag)) {
      const [from, to] = await Promise.all([load('zh-CN', file), load(tag, file)]);
      expect([file, unlike({ ...from }, { ...to })]).toEqual([file, []]);
    }
  });
});

describe('the files of texts', () => {
  const graph = textGraph(path.join(ROOT, WEB));
  const routes = sources.filter(({ path: file }) => /^packages\/web\/src\/app\/[\w-]+-routes\.tsx?$/.test(file));
  const pages = routes.flatMap(({ text }) =>
    [...text.matchAll(/'(\/[^']*)',(?:(?!import\()[^;])*?import\('\.\.\/([^']+)'\)/g)].map(
      ([, address = '', module = '']): [string, string] => [address, module],
    ),
  );
  const parentOf = (module: string): string =>
    /console\/enterprise\/(?!new-|enterprise-frame)/.test(module)
      ? '/enterprise'
      : /console\/account\/(?!settings-frame)/.test(module)
        ? '/account'
        : /prepare\/\w+-step/.test(module)
          ? '/envelopes/x/edit'
          : '';

  it('knows the pages', () => expect(pages.length).toBeGreaterThan(70));

  it.each(pages)('%s, which %s draws, has all its texts in the files that it loads', (address, module) => {
    const areas = areasOf(`${parentOf(module)}${address}`.replaceAll(/\$\w+/g, 'x'));
    const loaded = new Set(areas.flatMap((area) => graph.keysIn(area)));
    expect(areas).not.toEqual([]);
    expect(graph.keysOf([module], true).filter((key) => !loaded.has(key))).toEqual([]);
  });

  it('contain every text', () => {
    const listed = [...readFileSync(path.join(ROOT, HOME, 'texts.ts'), 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(
      ([, key]) => key,
    );
    expect([...new Set(TEXT_AREAS.flatMap((area) => graph.keysIn(area)))].toSorted()).toEqual(listed);
  });
});
