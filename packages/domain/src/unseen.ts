/** Letters without a picture, and the braille pattern without a dot: blanks that count as letters or symbols. */
const BLANKS = '\\u115f\\u1160\\u3164\\uffa0\\u2800';
/** Controls, what turns the direction of text, and marks and selectors that no font draws. */
const UNSEEN = `[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029${BLANKS}]`;
/** Scripts in which a joiner changes how the letters beside it look. */
const JOINING = `[${'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;
const PICTURE = '\\p{Extended_Pictographic}';
/** Where a character that is not seen by itself changes the one before it: joiners, and selectors of a variant. */
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
 * The text without what nobody sees: controls, what turns the direction of the text around it, blanks that pass for letters
 * (security 29). Joiners go too.
 */
export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, '');

/** The same of a name, in which stays what changes how the characters beside it look. */
export const cleanName = (text: string): string =>
  text.replace(EFFECTIVE_OR_UNSEEN, (_, effective: string | undefined) => effective ?? '');

/** Whether everything in a name is seen, and whether there is anything to see unless it is empty. */
export const isSeenName = (text: string): boolean => cleanName(text) === text && (text === '' || SEEN.test(text));
