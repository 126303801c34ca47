/** Letters without a picture, and the braille pattern without a dot: blanks that count as letters or symbols. */
const BLANKS = '\\u115f\\u1160\\u3164\\uffa0\\u2800';
const UNSEEN = `[\\p{Cc}\\p{Cf}\\u2028\\u2029${BLANKS}]`;
/** What a joiner stands between in Persian, in the scripts of India and in an emoji made of several. */
const JOINABLE = '[\\p{L}\\p{M}\\p{S}]';

const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');
const JOINED_OR_UNSEEN = new RegExp(`[${BLANKS}]|(${JOINABLE}[\\u200c\\u200d](?=${JOINABLE}))|${UNSEEN}`, 'gu');
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * The text without what nobody sees: controls, what turns the direction of the text around it, blanks that pass for letters
 * (security 29). Joiners go too.
 */
export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, '');

/** The same of a name, in which a joiner between two characters stays, for it changes how they look. */
export const cleanName = (text: string): string =>
  text.replace(JOINED_OR_UNSEEN, (_, joined: string | undefined) => joined ?? '');

/** Whether everything in a name is seen, and whether there is anything to see unless it is empty. */
export const isSeenName = (text: string): boolean => cleanName(text) === text && (text === '' || SEEN.test(text));
