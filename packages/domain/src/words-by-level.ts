import { SIGNATURE_LEVELS, type SignatureLevel } from './vocabulary.ts';

/** A text for each level of a finished contract that promises something else than the one above it. */
export type ByLevel = { readonly 'B-LTA': string } & Partial<Readonly<Record<SignatureLevel, string>>>;

/** The words for a level: its own, else those of the nearest higher level. */
export function wordsOfLevel(level: SignatureLevel, texts: ByLevel): string {
  const upwards = SIGNATURE_LEVELS.slice(SIGNATURE_LEVELS.indexOf(level));
  return upwards.map((one) => texts[one]).find((text) => text !== undefined) ?? texts['B-LTA'];
}
