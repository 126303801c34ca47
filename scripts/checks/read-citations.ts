import path from 'node:path';
import type { Source } from './sources.ts';

/** A citation of a numbered line of docs/product, such as `Rulings §8.20`. */
export interface Citation {
  /** The anchor of that line: `rulings-8-20`. */
  readonly anchor: string;
  /** From 1. */
  readonly line: number;
}

/** The form in the code: a name, then one or more numbers. */
const CITATIONS = [
  ['spec|rulings?', String.raw`§\d+(?:\.\d+)*`],
  ['security|ux|conventions(?:,? rules?)?', String.raw`\d+(?![\d.]*[\d%])(?:–\d+)?\b`],
].map(([name, item]) => new RegExp(String.raw`\b(${name}) (${item}(?:(?:, and|,| and) ${item})*)`, 'gi'));

/** Joins the lines of a comment. */
const joined = (...lines: readonly string[]): string => lines.join('\n').replace(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' ');

const prefixOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^ruling$/, 'rulings')
    .replace(/,? rules?$/, '');

/** `28–32` → 28, 29, 30, 31, 32; `§8.20` → 8-20. */
function numbersOf(item: string): string[] {
  const [first = '', last = first] = item.replace('§', '').split('–');
  if (first === last) return [first.replaceAll('.', '-')];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at));
}

/** The citations in a text; `Spec §3, §4` and `ux 28–32` are several. */
export function readCitations(source: string): Citation[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const text = joined(line, lines[index + 1] ?? '');
    return CITATIONS.flatMap((pattern) => [...text.matchAll(pattern)])
      .filter((match) => match.index < line.trimEnd().length)
      .flatMap((match) =>
        (match[2] ?? '')
          .split(/(?:, and|,| and) /)
          .flatMap(numbersOf)
          .map((number) => ({ anchor: `${prefixOf(match[1] ?? '')}-${number}`, line: index + 1 })),
      );
  });
}

/** The explicit anchors of a document, in order. */
export const readAnchors = (text: string): string[] =>
  [...text.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1] ?? '');

/** Whether code may cite an anchor by its number; the others are only link targets. */
const isNumbered = (anchor: string): boolean => /^(spec|rulings|security|ux|conventions)(-\d+)+$/.test(anchor);

/** @returns one line for each citation without an anchor, and for each duplicate anchor */
export function judgeCitations(sources: readonly Source[], documents: readonly Source[]): string[] {
  const anchors = documents.flatMap(({ text }) => readAnchors(text));
  const known = new Set(anchors);
  const doubled = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  const missing = sources.flatMap(({ path: file, text }) =>
    readCitations(text)
      .filter(({ anchor }) => !known.has(anchor))
      .map(({ anchor, line }) => `${file}:${line} cites ${anchor}, which has no anchor in docs/product`),
  );
  return [...doubled.map((anchor) => `docs/product has the anchor ${anchor} twice`), ...missing];
}

/** The numbered lines that no source cites; a section counts as cited if one of its lines is. */
export function uncited(sources: readonly Source[], documents: readonly Source[]): string[] {
  const cited = sources.flatMap(({ text }) => readCitations(text).map(({ anchor }) => anchor));
  return documents
    .flatMap(({ text }) => readAnchors(text))
    .filter(isNumbered)
    .filter((anchor) => !cited.some((one) => one === anchor || one.startsWith(`${anchor}-`)));
}

/** The number of a decision record; null for any other file. */
const decisionOf = (file: string): string | null => /^docs\/decisions\/(\d{4})-[^/]+\.md$/.exec(file)?.[1] ?? null;

/** @returns one line for each number that two decision records have, and for each citation such as `ADR 0004` without a record */
export function judgeDecisions(sources: readonly Source[]): string[] {
  const numbers = sources.flatMap(({ path: file }) => decisionOf(file) ?? []);
  const doubled = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const missing = sources.flatMap(({ path: file, text }) =>
    [...text.matchAll(/\bADR (\d{4})\b/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file} cites ADR ${number}, which is not in docs/decisions`),
  );
  return [...doubled.map((number) => `docs/decisions has the number ${number} twice`), ...missing];
}

/** The anchor that code hosting sites generate for a heading. */
const slugOf = (heading: string): string =>
  heading
    .replace(/<[^>]+>|[`*]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const targetsIn = (text: string): Set<string> =>
  new Set([...readAnchors(text), ...[...text.matchAll(/^#+ (.*)$/gm)].map((match) => slugOf(match[1] ?? ''))]);

/**
 * Links and pictures of documents whose file or anchor does not exist.
 * @param exists whether the project has a file or folder at this path
 */
export function judgeLinks(documents: readonly Source[], exists: (file: string) => boolean): string[] {
  const targets = new Map(documents.map(({ path: file, text }) => [file, targetsIn(text)]));
  return documents.flatMap(({ path: file, text }) =>
    [...text.matchAll(/(?:\]\(|src=")(?!https?:|mailto:)([^)#\s"]*)(?:#([^)\s]+))?[)"]/g)].flatMap(
      ([, to = '', anchor]) => {
        const target = to === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), to));
        const headings = targets.get(target);
        const isFound = exists(target) && (anchor === undefined || headings === undefined || headings.has(anchor));
        return isFound
          ? []
          : [`${file} links to ${to}${anchor === undefined ? '' : `#${anchor}`}, which does not exist`];
      },
    ),
  );
}
