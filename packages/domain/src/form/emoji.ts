/**
 * Emoji by the sequences of Unicode Technical Standard 51 §1.4.9: flags, keycaps, pictures with their variation, skin and joined
 * pictures. Signs that are text unless told otherwise, such as © and ✓, are none.
 */
const EMOJI =
  /\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*/gu;
const JOINERS = /\u200D|\uFE0F/g;

/**
 * A text with its emoji named by their code points, `[U+1F600]`: paper has one font, and an emoji would look another way in every
 * reader, or like nothing at all. Whoever types sees it at once, and what is shown is what is signed.
 */
export const spelledEmoji = (text: string): string =>
  text.replace(EMOJI, (sequence) => {
    const points = [...sequence.replace(JOINERS, '')].map((character) => character.codePointAt(0) ?? 0);
    return `[${points.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')}]`;
  });
