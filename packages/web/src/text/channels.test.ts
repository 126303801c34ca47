import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Texts about phones as contacts; those about a phone as a device or in a drawing are not meant. */
const ABOUT_PHONES = new RegExp(
  [
    '手机号|短信|phone number|text message|\\bSMS\\b|[Pp]hone or e-mail|[Nn]ame, phone',
    '手機號碼|簡訊|電話番号|ショートメッセージ|Telefonnummer|Mobilnummer|numéro de téléphone|número de teléfono|전화번호|문자 메시지',
  ].join('|'),
);

/** Files of which such texts are not shown there, or only about a phone number that is there already or that a contract asks for. */
const NOT_SHOWN = [
  'pages/console/account/notices/notices-text.ts',
  'pages/console/account/own-data/data-text.ts',
  'pages/console/account/security/contacts-text.ts',
  'pages/console/detail/void-text.ts',
  'pages/console/parts/second-contact.ts',
  'pages/console/prepare/text-kinds.ts',
  'pages/light/forgot/text.ts',
  'pages/light/manual/manual.ts',
  'pages/light/verify/result-text.ts',
  'parts/attachments/refusals.ts',
  'parts/code/text.ts',
  'parts/contact/reading.ts',
  'parts/field-kinds/text-format.ts',
];

const LANGUAGES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../languages');

/** Every string in a value; functions are called as texts with variables are. */
function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 6 || value === null || value === undefined) return [];
  if (typeof value === 'function') {
    const own = Object.values(value).flatMap((one) => stringsIn(one, depth + 1));
    if (own.length > 0 || /^use[A-Z]/.test(value.name)) return own;
    try {
      return stringsIn((value as (...given: string[]) => unknown)('1', '2', '3', '4'), depth + 1);
    } catch {
      return [];
    }
  }
  return typeof value === 'object' ? Object.values(value).flatMap((one) => stringsIn(one, depth + 1)) : [];
}

/** The files of texts of everyone's pages; operators look up people who have phone numbers from elsewhere. */
const files = readdirSync(LANGUAGES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[^/]+\/.+\.ts$/.test(file) && !/^[^/]+\/pages\/operator\//.test(file))
  .toSorted();
/** Without the language. */
const keyOf = (file: string): string => file.replace(/^[^/]+\//, '');

describe('Where a server sends no text messages', () => {
  beforeAll(() => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: { dataset: { phones: 'none' } }, querySelector: () => null });
  });
  afterAll(() => vi.unstubAllGlobals());

  it('no text of the pages offers a phone number', async () => {
    const found = new Map<string, string[]>();
    for (const file of files) {
      const texts = (await import(pathToFileURL(path.join(LANGUAGES, file)).href)) as object;
      const about = stringsIn(texts).filter((text) => ABOUT_PHONES.test(text));
      if (about.length > 0) found.set(keyOf(file), about);
    }
    expect(files.length).toBeGreaterThan(200);
    expect([...found].filter(([file]) => !NOT_SHOWN.includes(file))).toEqual([]);
    expect(NOT_SHOWN.filter((file) => !found.has(file))).toEqual([]);
  });
});
