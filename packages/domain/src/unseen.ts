/** Letters without a glyph, and the empty braille pattern: blanks that count as letters or symbols. */
const BLANKS = '\\u115f\\u1160\\u3164\\uffa0\\u2800';
/** Control characters, characters that change the direction of text, and marks and selectors that no font draws. */
const UNSEEN = `[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029${BLANKS}]`;
/** Scripts in which a joiner changes the shape of adjacent letters. */
const JOINING = `[${'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;
const PICTURE = '\\p{Extended_Pictographic}';
/** Where an invisible character changes the one before it: joiners, and variation selectors. */
const EFFECTIVE = [
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  `(?<=[${PICTURE}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})[\\ufe0e\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)`,
  '(?<=\\p{Script=Mong})[\\u180b-\\u180d\\u180f]',
  '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
].join('|');

const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');
const EFFECTIVE_OR_UNSEEN = new RegExp(`(${EFFECTIVE})|${UNSEEN}`, 'gu');
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * The text without invisible characters: controls, direction marks, blanks that count as letters (security 29). Joiners
 * are removed too.
 */
export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, '');

/** The same for a name, but keeps invisible characters that change the shape of their neighbours. */
export const cleanName = (text: string): string =>
  text.replace(EFFECTIVE_OR_UNSEEN, (_, effective: string | undefined) => effective ?? '');

/** Whether all characters of a name are visible; an empty name passes, one of blanks only does not. */
export const isSeenName = (text: string): boolean => cleanName(text) === text && (text === '' || SEEN.test(text));
