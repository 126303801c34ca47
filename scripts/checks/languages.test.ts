import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_TAGS } from '../../packages/contract/src/text/languages.ts';
import { describe, expect, it } from 'vitest';
import { textGraph } from '../../packages/web/build/text-areas.ts';
import { OPERATORS, languagesIn } from '../../packages/web/build/text-files.ts';
import { TEXT_AREAS, areasOf } from '../../packages/web/src/text/areas.ts';
import { chineseWords, unlike } from './language-texts.ts';
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

/** The languages that have no Chinese characters. */
const withoutHan = LANGUAGE_TAGS.filter(
  (tag) => !/^Han[st]$|^Jpan$/.test(new Intl.Locale(tag).maximize().script ?? ''),
);

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

  it('no Chinese word is outside of the folder of a language, or a module that is named after one', () => {
    const found = sources
      .filter(({ path: file }) => !file.startsWith(HOME) && !file.endsWith('-zh.ts'))
      .flatMap((source) => chineseWords(source).map((word) => `${source.path}: ${word}`));
    expect(found).toEqual([]);
  });

  it.each([
    ["const label = '签名';", ['签名']],
    ['const label = `${name}的签名`;', ['的签名']],
    ['const label = <b>签名</b>;', ['签名']],
    ["const signs = [...'签名']; const sign = /签名/u; const more = new RegExp(String.raw`${sign}签名`);", []],
    ["const seal = [name, '印']; // 签名", []],
  ])('of %s, %j are words', (text, words) => {
    expect(chineseWords({ path: 'a.tsx', text })).toEqual(words);
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

it.each(withoutHan)('no text of %s has a Chinese word', (tag) => {
  const texts = readSources(['.ts']).filter(({ path: file }) => file.includes(`/languages/${tag}/`));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap((source) => chineseWords(source).map((word) => `${source.path}: ${word}`))).toEqual([]);
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
