import type { NameSource } from './account/name-source.ts';
import { QUOTATIONS, type Quotation, type QuotingLanguage, unverifiedMark } from './quotations.ts';
import { withoutUnseen } from './unseen.ts';

/** Maximum number of characters of a user's text in a notice. */
const MOST = { name: 24, enterprise: 40, title: 40, reason: 80, message: 500 } as const;
export type QuotedKind = keyof typeof MOST;

/** File extensions, with which no link ends. */
const DOCUMENT = /\.(?:pdf|ofd|docx?|xlsx?|pptx?|wps|txt|csv|png|jpe?g)$/i;

/**
 * A user's text as it appears in a notice (Rulings §8.26): on one line, shortened, without anything that a mail or
 * message client would turn into a link, in the quotation marks of the language. It is shortened first, so that the
 * search for links is bounded.
 */
export function quotedText(text: string, kind: QuotedKind, language: QuotingLanguage): string {
  const plain = withoutLinks(shortened(oneLine(text.slice(0, 4 * MOST[kind])), MOST[kind]));
  const { marks, titleMarks = marks }: Quotation = QUOTATIONS[language];
  const [before, after] = kind === 'title' ? titleMarks : marks;
  return `${before}${plain}${after}`;
}

/**
 * A name as it appears in a notice or a PDF, marked if the authority has not verified it (Rulings §8.13).
 */
export function quotedName(
  name: string,
  source: NameSource,
  kind: 'name' | 'enterprise',
  language: QuotingLanguage,
): string {
  return `${quotedText(name, kind, language)}${name === '' ? '' : unverifiedMark(source, language)}`;
}

/** A name in a PDF that is written in Chinese and English, with the phrase in both languages. */
export const nameOnPaper = (name: string, source: NameSource): string =>
  name === '' || source === 'VERIFIED' ? name : `${name}（未经核实 not verified）`;

/** Removes line breaks, invisible characters, and marks that end the quotation or look like the name of a sender. */
const oneLine = (text: string): string =>
  withoutUnseen(text.replace(/[\p{Cc}\p{Z}【】〖〗［］[\]]+/gu, ' '))
    .replace(/\p{Co}/gu, '')
    .replace(/[“”„"＂《》«»]/gu, '’')
    // Full-width letters, digits, dots and slashes are read like those of links.
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

/** `contract.v2.pdf` is not an address; `evil.com/contract.pdf` is one. */
const withoutDocument = (run: string): string =>
  run.includes('/') ? run.replace(DOCUMENT, '') : DOCUMENT.test(run) ? '' : run;

/** Removes runs of characters that could form a link; a dot between letters of other scripts is set apart by spaces. */
const withoutLinks = (text: string): string =>
  text
    .replace(/[\w.~:/?#@!$&'()*+,;=%-]+/g, (run) => (isLink(run) ? '…' : run))
    .replace(
      /(?<=[\p{L}\p{N}\p{M}])[.。｡](?=\p{L}{2})(?!(?:pdf|ofd|docx?|xlsx?|pptx?|wps|txt|csv|png|jpe?g)(?![\p{L}\p{N}]))/giu,
      '. ',
    );
