import { SIGNATURE_LEVELS, type SignatureLevel } from './vocabulary.ts';

/** Texts by level of a finished contract; a level without one promises the same as the level above it. */
export type ByLevel = { readonly 'B-LTA': string } & Partial<Readonly<Record<SignatureLevel, string>>>;

/** The text of a level: its own, else that of the nearest higher level. */
export function wordsOfLevel(level: SignatureLevel, texts: ByLevel): string {
  const upwards = SIGNATURE_LEVELS.slice(SIGNATURE_LEVELS.indexOf(level));
  return upwards.map((one) => texts[one]).find((text) => text !== undefined) ?? texts['B-LTA'];
}
