import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_TAGS, type Language, STORED_LANGUAGES, storedLanguage } from '@countersign/contract';
import { LEGAL_DOCUMENTS, type LegalDocument, PRODUCT_TERMS_VERSION, TERMS_VERSION } from '@countersign/domain';
import { ConfigError, type LegalText, type LegalTexts } from '../../platform/index.ts';
import { parseText } from './parse-text.ts';
import { PRODUCT_TEXTS, noteOf } from './texts-in.ts';

/**
 * The legal texts of this installation: `<document>.<language>.md` and `version` in the operator's directory, or those of the
 * product. An operator's text in Chinese or English is shown to the readers of a language in which the operator has none.
 * @throws ConfigError if a file of the operator is missing or has another form
 */
export function readLegalTexts(
  directory: string | null,
  names: { readonly authority: string; readonly service: string },
): LegalTexts {
  const problems: string[] = [];
  const pathOf = (name: string): string => path.join(directory ?? '', name);
  const read = (name: string): string => {
    try {
      return readFileSync(pathOf(name), 'utf8');
    } catch {
      problems.push(`LEGAL_DIR: ${pathOf(name)} cannot be read`);
      return '';
    }
  };
  const parsed = (source: string, name: string, note: string | null): LegalText => {
    const text = parseText(source, names);
    if (!('problem' in text)) return { ...text, note };
    if (!problems.some((problem) => problem.includes(name))) problems.push(`LEGAL_DIR: ${name}: ${text.problem}`);
    return { title: '', blocks: [], note: null };
  };
  const inProduct = (document: LegalDocument): Record<Language, LegalText> =>
    byKey(LANGUAGE_TAGS, (language) =>
      parsed(PRODUCT_TEXTS[language][document], `${document}.${language}.md`, noteOf(language)),
    );
  const ofOperator = (document: LegalDocument): Record<Language, LegalText> => {
    const own = (language: Language): LegalText => {
      const name = `${document}.${language}.md`;
      return parsed(read(name), name, null);
    };
    const originals = byKey(STORED_LANGUAGES, own);
    return byKey(LANGUAGE_TAGS, (language) => {
      const original = storedLanguage(language);
      const isTranslated = original !== language && existsSync(pathOf(`${document}.${language}.md`));
      return isTranslated ? own(language) : originals[original];
    });
  };
  const version = directory === null ? PRODUCT_TERMS_VERSION : read('version').trim();
  if (problems.length === 0 && !TERMS_VERSION.test(version))
    problems.push('LEGAL_DIR: version is not a date such as 2026-11-28, or 2026-11-28.2 for the second of a day');
  const texts = byKey(LEGAL_DOCUMENTS, directory === null ? inProduct : ofOperator);
  if (problems.length > 0) throw new ConfigError('The legal texts cannot be used:', problems);
  return { version, texts };
}

/** A value for each of the keys. */
const byKey = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
