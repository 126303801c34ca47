import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { TEXT_AREAS, type TextArea } from '../src/text/areas.ts';
import { textGraph } from './text-areas.ts';

/** Is replaced as a whole. */
const LOADER = /[\\/]web[\\/]src[\\/]text[\\/]text-files\.ts$/;
/** `\0texts/sign/en` */
const FILE = /^\0?texts\/(\w+)\/([\w-]+)$/;
/** A module of the texts of one area and language: `…/languages/en/ui/pager.ts?texts=sign.en.ts`; the bundler goes by its end. */
const OWN = /\?texts=([\w.-]+)\.ts$/;

/** What only operators of the authority read; languages without it show them English (`operatorLanguage`). */
export const OPERATORS = /^(?:pages\/operator\/|app\/frame-operator$)/;
const COPIED = /[\\/]languages[\\/]|[\\/]packages[\\/](?:contract|domain)[\\/]/;
/** The scripts of the pages have these. */
const SHARED = /[\\/]domain[\\/]src[\\/](?:unseen|quotations|quoted-text)\.ts$/;

/** The name of such a file: `assets/sign.en-4kJ2xQ9z.js`. */
export const TEXT_FILE = new RegExp(`/(?:${TEXT_AREAS.join('|')})\\.[\\w-]+-[\\w-]{8}\\.js$`);

/** The name of the chunk of a module of texts, as `sign.en`; null for all other modules. */
export function textChunkOf(id: string): string | null {
  const [, area, language] = FILE.exec(id) ?? [];
  return OWN.exec(id)?.[1] ?? (area === undefined ? null : `${area}.${language}`);
}

/** The module that has the texts of an area in a language. */
export const textModule = (area: TextArea, tag: string): string => `\0texts/${area}/${tag}`;

/** The languages whose folders exist. */
export const languagesIn = (source: string): readonly string[] =>
  readdirSync(path.join(source, 'languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/**
 * Makes one file of the texts of each area in each language, which `text/text-files.ts` loads. What several areas need is in the
 * file of each, so that a page loads one file of texts, and only in the language of its reader.
 */
export function textFiles(): Plugin {
  let source = '';
  let isBuild = false;
  const loader = (): string => {
    const of = (area: TextArea) =>
      languagesIn(source).map((tag) => `${JSON.stringify(tag)}: () => import('texts/${area}/${tag}')`);
    const all = TEXT_AREAS.map((area) => `${area}: {${of(area).join()}}`);
    return `const FILES = {${all.join()}};\nexport const loadFile = (area, tag) => FILES[area][tag]().then((file) => file.texts);`;
  };
  /** Where the text of a language is: that of operators in English, unless the language has it. */
  const folderOf = (key: string, tag: string): string =>
    OPERATORS.test(key) && !existsSync(path.join(source, 'languages', tag, `${key}.ts`)) ? 'en' : tag;
  const texts = (area: TextArea, tag: string): string => {
    const keys = textGraph(source).keysIn(area);
    const query = isBuild ? `?texts=${area}.${tag}.ts` : '';
    const imports = keys.map((key, index) => {
      const file = path.join(source, 'languages', folderOf(key, tag), `${key}.ts${query}`);
      return `import { text as t${index} } from ${JSON.stringify(file)};`;
    });
    return `${imports.join('\n')}\nexport const texts = {${keys.map((key, index) => `'${key}': t${index}`).join()}};`;
  };
  return {
    name: 'countersign-text-files',
    enforce: 'pre',
    configResolved: ({ root, command }) => {
      source = path.join(root, 'src');
      isBuild = command === 'build';
    },
    async resolveId(id, importer) {
      if (FILE.test(id)) return `\0${id.replace('\0', '')}`;
      const chunk = importer === undefined ? null : textChunkOf(importer);
      if (chunk === null || !isBuild || OWN.test(id)) return null;
      const found = await this.resolve(id, importer?.replace(OWN, ''), { skipSelf: true });
      return found !== null && COPIED.test(found.id) && !SHARED.test(found.id)
        ? { id: `${found.id}?texts=${chunk}.ts`, moduleSideEffects: false }
        : found;
    },
    load(id) {
      if (LOADER.test(id)) return loader();
      const [, area, tag] = FILE.exec(id) ?? [];
      return area === undefined || tag === undefined ? null : texts(area as TextArea, tag);
    },
  };
}
