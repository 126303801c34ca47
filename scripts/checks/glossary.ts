import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';
import { OPERATORS } from '../../packages/web/build/text-files.ts';
import { ROOT, isTest, readSources } from './sources.ts';

/** What a language calls an English term; entries of `glossary.json`. */
export interface Term {
  /** A noun, in the singular. */
  readonly en: string;
  /** Words or stems of the language, one of which a text with the term has. */
  readonly to: readonly string[];
  /** If given, only texts whose Chinese has one of these words are compared: where it leaves the term out, so may the translation. */
  readonly zh?: readonly string[];
}

/** A text that rightly has no word for a term; entries of `glossary-exceptions.json`. */
export interface Exception {
  readonly term: string;
  /** The place of the text, or its beginning and `*`. */
  readonly text: string;
  readonly why: string;
}

export interface TranslatedText {
  /** As `web/ui/pager#text.next`. */
  readonly place: string;
  readonly english: string;
  readonly chinese: string;
  readonly own: string;
}

/** Names of variables, commands and files are the same in every language. */
const KEPT = /\{\w+\}|npm run [\w-]+(?: -- [-\w. ]*)?/g;

const patternOf = (term: string): RegExp => {
  const stem = /[^aeou]y$/.test(term) ? `${term.slice(0, -1)}(?:y|ies)` : `${term}(?:s|es)?`;
  return new RegExp(`(?<![\\w-])${stem}(?![\\w-])`, 'gi');
};

/** Which of the terms an English text has: whole words, the longest first, so that a part of it does not count again. */
function termsOf(english: string, terms: readonly (Term & { readonly pattern: RegExp })[]): Term[] {
  let rest = english.replaceAll(KEPT, ' ');
  return terms.filter(({ pattern }) => {
    const without = rest.replaceAll(pattern, ' • ');
    const isFound = without !== rest;
    rest = without;
    return isFound;
  });
}

/** Texts that use another word than the glossary, and exceptions without a use, each as a line. */
export function judgeGlossary(
  terms: readonly Term[],
  exceptions: readonly Exception[],
  texts: readonly TranslatedText[],
): string[] {
  const sorted = terms
    .map((term) => ({ ...term, pattern: patternOf(term.en) }))
    .toSorted((a, b) => b.en.length - a.en.length);
  const unused = new Set(exceptions);
  const excepted = (term: string, place: string): boolean => {
    const found = exceptions.filter(
      ({ term: one, text }) =>
        one === term && (text.endsWith('*') ? place.startsWith(text.slice(0, -1)) : place === text),
    );
    for (const one of found) unused.delete(one);
    return found.length > 0;
  };
  const problems: string[] = [];
  for (const { place, english, chinese, own } of texts) {
    const said = own.toLowerCase();
    for (const { en, to, zh } of termsOf(english, sorted)) {
      if (zh !== undefined && !zh.some((word) => chinese.includes(word))) continue;
      if (to.some((word) => said.includes(word.toLowerCase())) || excepted(en, place)) continue;
      problems.push(`${place}: "${en}" is ${to.join(' / ')}: ${english} → ${own}`);
    }
  }
  const used = new Set(texts.flatMap(({ english }) => termsOf(english, sorted)).map(({ en }) => en));
  return [
    ...problems,
    ...terms.filter(({ en }) => !used.has(en)).map(({ en }) => `"${en}": no text has this term`),
    ...[...unused].map(({ term, text }) => `exception "${term}" of ${text}: no text needs it`),
  ];
}

/** Pages repeat some texts of the contract, whose place is then the one that counts. */
const FOLDERS = {
  contract: 'packages/contract/src/languages',
  notices: 'packages/server/src/notifications/messages/languages',
  legal: 'packages/server/src/accounts/legal/languages',
  web: 'packages/web/src/languages',
} as const;
const SOURCES = readSources(['.ts']).filter(({ path: file }) => file.includes('/languages/') && !isTest(file));

/** All texts of a language by their places; those of operators are in two languages and have no glossary. */
export async function textsIn(tag: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [area, folder] of Object.entries(FOLDERS))
    for (const { path: file } of SOURCES) {
      const module = file.startsWith(`${folder}/${tag}/`) ? file.slice(folder.length + tag.length + 2, -3) : null;
      // An index repeats the texts of its folder.
      if (module === null || OPERATORS.test(module) || module.endsWith('/index')) continue;
      const values = (await import(pathToFileURL(path.join(ROOT, file)).href)) as object;
      for (const [place, text] of leavesOf({ ...values }, `${area}/${module}#`)) texts.set(place, text);
    }
  return texts;
}

function leavesOf(value: unknown, place: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, wordsIn(String(value))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, place.endsWith('#') ? `${place}${key}` : `${place}.${key}`),
  );
}

/** The words of a function that makes a text, without its code. */
export function wordsIn(source: string): string {
  const found: { readonly start: number; readonly words: string }[] = [];
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string') found.push({ start, words: value });
    },
    TemplateElement({ start, value }) {
      found.push({ start, words: value.cooked ?? value.raw });
    },
  }).visit(parseSync('text.ts', `(${source})`).program);
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ words }) => words)
    .join(' ');
}

/** Each text of a language with its original, once: modules repeat the texts of others. */
export async function translationsInto(tag: string): Promise<TranslatedText[]> {
  const [english, chinese, own] = await Promise.all([textsIn('en'), textsIn('zh-CN'), textsIn(tag)]);
  const seen = new Set<string>();
  return [...english].flatMap(([place, text]) => {
    const translated = own.get(place) ?? '';
    const pair = `${text}\n${translated}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
    return [{ place, english: text, chinese: chinese.get(place) ?? '', own: translated }];
  });
}

/** Words that all languages write alike, kinds of blocks of the manual, and names in an example. */
const ALIKE = /^(?:WeChat|text|steps|note|points|level)$|Ada Lovelace/;

/** Texts in another script that have the English words: they were copied and not translated. */
export const leftInEnglish = (texts: readonly TranslatedText[]): string[] =>
  texts
    .filter(({ english, own }) => english === own && /[a-z]{3}/.test(own.replaceAll(KEPT, '')) && !ALIKE.test(own))
    .map(({ place, own }) => `${place}: ${own}`);

const readJson = (tag: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, FOLDERS.contract, tag, file), 'utf8'));
export const glossaryOf = (tag: string): readonly Term[] => readJson(tag, 'glossary.json') as Term[];
export const exceptionsOf = (tag: string): readonly Exception[] =>
  readJson(tag, 'glossary-exceptions.json') as Exception[];
