/**
 * Emoji, by the sequences of Unicode Technical Standard 51 §1.4.9: flags, keycaps, pictographs with variation
 * selectors, skin tones and joiners. Characters with a text presentation by default, such as © and ✓, are not included.
 */
const EMOJI =
  /\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*/gu;
const JOINERS = /\u200D|\uFE0F/g;

/**
 * A text with each emoji replaced by its code points, `[U+1F600]`: a PDF has one font, and an emoji would look
 * different in every reader, or not appear. The signer sees the replacement while typing, and signs what is shown.
 */
export const spelledEmoji = (text: string): string =>
  text.replace(EMOJI, (sequence) => {
    const points = [...sequence.replace(JOINERS, '')].map((character) => character.codePointAt(0) ?? 0);
    return `[${points.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')}]`;
  });
