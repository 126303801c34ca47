import type { RefusalParams } from '@countersign/domain';
import { type ErrorTexts, withFacts } from './errors.ts';

/** Why a file was refused, in words; null for names that have no text among them. */
export function uploadRefusal(name: string, texts: ErrorTexts, facts: RefusalParams): string | null {
  const text = Object.hasOwn(texts, name) ? (texts as Readonly<Record<string, string>>)[name] : undefined;
  return text === undefined ? null : withFacts(text, facts);
}
