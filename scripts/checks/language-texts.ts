import { Visitor, parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';

/** The places, as `gap.title`, where a text is of another kind than the one that it translates, or takes other variables. */
export function unlike(from: unknown, to: unknown, place = ''): string[] {
  if (typeof from !== typeof to || Array.isArray(from) !== Array.isArray(to)) return [place];
  if (typeof from === 'function' && typeof to === 'function') return from.length === to.length ? [] : [place];
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null || Array.isArray(from))
    return [];
  const [own, other] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) =>
    unlike(own.get(key), other.get(key), place === '' ? key : `${place}.${key}`),
  );
}

const CHINESE_WORD = /\p{Script=Han}{2}/u;

/**
 * The Chinese words that a module can show, outside of comments. Not among them are patterns, which recognise Chinese in what a
 * person or a contract says (a regular expression, or `String.raw` for a part of one), lists of characters (`[...'一二三']`), and
 * single characters.
 */
export function chineseWords({ path: file, text }: Source): string[] {
  const found = new Map<number, string>();
  const words = (node: { readonly start: number }, value: string): void => {
    if (CHINESE_WORD.test(value)) found.set(node.start, value);
  };
  const notShown: number[] = [];
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && words(node, node.value),
    JSXText: (node) => words(node, node.value),
    TemplateElement: (node) => words(node, node.value.raw),
    SpreadElement: ({ argument }) => argument.type === 'Literal' && notShown.push(argument.start),
    TaggedTemplateExpression: ({ tag, quasi }) =>
      text.slice(tag.start, tag.end) === 'String.raw' && notShown.push(...quasi.quasis.map(({ start }) => start)),
  }).visit(parseSync(file, text).program);
  for (const start of notShown) found.delete(start);
  return [...found.values()];
}
