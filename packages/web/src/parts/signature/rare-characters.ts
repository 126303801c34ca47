const HAN = /\p{Script=Han}/u;
/**
 * Extension A, the supplementary ideographs, and late additions to the first block: characters that system fonts often lack.
 */
const RARE = /[\u3400-\u4dbf\u9fa6-\u9fff\u{20000}-\u{3ffff}]/u;
const RANGE = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi;

/** The family that shows rare Chinese characters: the same glyphs as in the documents. */
export const RARE_FAMILY = 'HanaMin';

export const isRare = (character: string): boolean => RARE.test(character);

/** Returns a test whether a character is in one of the unicode-range values of font faces, as CSS writes them. */
function within(unicodeRanges: readonly string[]): (character: string) => boolean {
  const ranges = unicodeRanges.flatMap((list) =>
    [...list.matchAll(RANGE)].map(([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)]),
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
  };
}

/** Whether the declared faces of a family lack a Chinese character of the text. */
export function lacksHan(unicodeRanges: readonly string[], text: string): boolean {
  const has = within(unicodeRanges);
  return [...text].some((character) => HAN.test(character) && !has(character));
}

/** Whether a declared face of the families of a `font-family` list has the character. */
export function isDeclared(families: string, character: string): boolean {
  const names = families.replaceAll('"', '').split(/,\s*/u);
  const faces = [...document.fonts].filter(({ family }) => names.includes(family.replaceAll('"', '')));
  return within(faces.map(({ unicodeRange }) => unicodeRange))(character);
}

/** Loads the glyphs of a text's rare characters, and of no others. */
export async function loadRareCharacters(text: string): Promise<void> {
  await import('hanamin/HanaMin.css');
  await document.fonts.load(`64px ${RARE_FAMILY}`, text);
}

/** The family of the fonts in which documents show the scripts of the world (ADR 0010). */
export const PAPER_FAMILY = 'Paper';
/** Letters that are neither Chinese nor plain Latin: texts without them are shown in the fonts of the pages. */
const OTHER =
  /[\u0100-\u1cff\u1e00-\u1fff\u3131-\u318e\uac00-\ud7a3\ufb00-\ufe0f\ufe70-\ufefc]|\p{Emoji_Presentation}/u;

/** Loads what a text needs of the fonts of the documents, and nothing for one in Chinese or English. */
export async function loadPaperFonts(text: string): Promise<void> {
  if (OTHER.test(text)) {
    await (await import('./paper-fonts.ts')).declareScripts(text);
    await document.fonts.load(`64px ${PAPER_FAMILY}`, text);
  }
  if (isRare(text)) await loadRareCharacters(text);
}
