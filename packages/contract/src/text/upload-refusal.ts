import type { RefusalParams } from '@countersign/domain';
import type { Language } from './catalogue.ts';
import { contractsErrors } from './errors/contracts.ts';
import { type ErrorText, withFacts } from './errors/error-texts.ts';

const TEXTS: Readonly<Partial<Record<string, ErrorText>>> = contractsErrors;

/** Why a file was refused, in words; null for names of other areas, whose texts the pages that upload files do not load. */
export function uploadRefusal(name: string, language: Language, facts: RefusalParams): string | null {
  const text = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  return text === undefined ? null : withFacts(text[language], facts);
}
