import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORED_LANGUAGES, type StoredLanguage } from '@countersign/contract';
import { LEGAL_DOCUMENTS, type LegalDocument, PRODUCT_TERMS_VERSION, TERMS_VERSION } from '@countersign/domain';
import { ConfigError, type LegalText, type LegalTexts } from '../../platform/index.ts';
import { parseText } from './parse-text.ts';
import { PRIVACY } from './texts/privacy.ts';
import { SIGNATURE } from './texts/signature.ts';
import { TERMS } from './texts/terms.ts';

const PRODUCT_TEXTS = { privacy: PRIVACY, terms: TERMS, signature: SIGNATURE };

/**
 * The legal texts of this installation: `<document>.<language>.md` and `version` in the operator's directory, or those of the
 * product.
 * @throws ConfigError if a file of the operator is missing or has another form
 */
export function readLegalTexts(
  directory: string | null,
  names: { readonly authority: string; readonly service: string },
): LegalTexts {
  const problems: string[] = [];
  const read = (name: string): string => {
    try {
      return readFileSync(path.join(directory ?? '', name), 'utf8');
    } catch {
      problems.push(`LEGAL_DIR: ${path.join(directory ?? '', name)} cannot be read`);
      return '';
    }
  };
  const textOf = (document: LegalDocument, language: StoredLanguage): LegalText => {
    const name = `${document}.${language}.md`;
    const known = problems.length;
    const source = directory === null ? PRODUCT_TEXTS[document][language] : read(name);
    const parsed = parseText(source, names);
    if (!('problem' in parsed)) return parsed;
    if (problems.length === known) problems.push(`LEGAL_DIR: ${name}: ${parsed.problem}`);
    return { title: '', blocks: [] };
  };
  const version = directory === null ? PRODUCT_TERMS_VERSION : read('version').trim();
  if (problems.length === 0 && !TERMS_VERSION.test(version))
    problems.push('LEGAL_DIR: version is not a date such as 2026-11-28, or 2026-11-28.2 for the second of a day');
  const inLanguages = (document: LegalDocument) => byKey(STORED_LANGUAGES, (language) => textOf(document, language));
  const texts = byKey(LEGAL_DOCUMENTS, inLanguages);
  if (problems.length > 0) throw new ConfigError('The legal texts cannot be used:', problems);
  return { version, texts };
}

/** A value for each of the keys. */
const byKey = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
