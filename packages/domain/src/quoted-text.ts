import type { NameSource } from './account/name-source.ts';
import { withoutUnseen } from './unseen.ts';

/** How many characters of a text that somebody typed a notice repeats. */
const MOST = { name: 24, enterprise: 40, title: 40, reason: 80 } as const;
export type QuotedKind = keyof typeof MOST;

/** Endings of documents, which no link ends with. */
const DOCUMENT = /\.(?:pdf|ofd|docx?|xlsx?|pptx?|wps|txt|csv|png|jpe?g)$/i;

/**
 * Text that a user typed as it may stand in a notice (Rulings §8.26): on one line, shortened, without anything that a
 * reader of mail or messages would make a link of, in the quotation marks of the language. It is shortened first, so that
 * what is looked for links is short whatever was typed.
 */
export function quotedText(text: string, kind: QuotedKind, language: 'zh-CN' | 'en'): string {
  const plain = withoutLinks(shortened(oneLine(text.slice(0, 4 * MOST[kind])), MOST[kind]));
  if (language === 'en') return `“${plain}”`;
  return kind === 'title' ? `《${plain}》` : `“${plain}”`;
}

/**
 * A name as it may stand in a notice or on paper, with a mark where the authority has not verified it (Rulings §8.13); none
 * where it is not recorded whose word it is, as in messages of earlier releases.
 */
export function quotedName(
  name: string,
  source: NameSource | null,
  kind: 'name' | 'enterprise',
  language: 'zh-CN' | 'en',
): string {
  return `${quotedText(name, kind, language)}${name === '' ? '' : unverifiedMark(source, language)}`;
}

/** The one phrase behind a name in a text that the authority has not verified. */
export function unverifiedMark(source: NameSource | null, language: 'zh-CN' | 'en'): string {
  if (source === null || source === 'VERIFIED') return '';
  return language === 'en' ? ' (not verified)' : '（未经核实）';
}

/** A name on paper that is written in Chinese and English side by side, with the same phrase in both. */
export const nameOnPaper = (name: string, source: NameSource): string =>
  name === '' || source === 'VERIFIED' ? name : `${name}（未经核实 not verified）`;

/** No line of its own, no invisible character, no mark that ends the quotation or looks like the name of a sender. */
const oneLine = (text: string): string =>
  withoutUnseen(text.replace(/[\p{Cc}\p{Z}【】〖〗［］[\]]+/gu, ' '))
    .replace(/\p{Co}/gu, '')
    .replace(/[“”„"＂《》«»]/gu, '’')
    // Letters, digits, dots and slashes of full width read like those of links.
    .replace(/[０-９Ａ-Ｚａ-ｚ．／]/gu, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - 0xfee0))
    .trim();

function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

const isLink = (run: string): boolean =>
  /:\/\/|^www\./i.test(run) ||
  run.includes('@') ||
  /^\d+\.\d+\.\d+\.\d+/.test(run) ||
  /[a-z0-9]\.[a-z]{2}/i.test(withoutDocument(run));

/** `contract.v2.pdf` is no address; `evil.com/contract.pdf` is one. */
const withoutDocument = (run: string): string =>
  run.includes('/') ? run.replace(DOCUMENT, '') : DOCUMENT.test(run) ? '' : run;

/** Runs of the characters of links go where they could be one; a dot between letters of any other script is set apart. */
const withoutLinks = (text: string): string =>
  text
    .replace(/[\w.~:/?#@!$&'()*+,;=%-]+/g, (run) => (isLink(run) ? '…' : run))
    .replace(
      /(?<=[\p{L}\p{N}\p{M}])[.。｡](?=\p{L}{2})(?!(?:pdf|ofd|docx?|xlsx?|pptx?|wps|txt|csv|png|jpe?g)(?![\p{L}\p{N}]))/giu,
      '. ',
    );
