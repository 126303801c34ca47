import { isDeclared, isRare } from './rare-characters.ts';
import { canvasOf } from './ink-picture.ts';

/** Spaces, combining marks and joiners, which draw nothing of their own. */
const WITHOUT_INK = /^[\s\p{M}\p{Cf}]$/u;
/** Private use, unassigned, surrogates and controls: no font can be relied on. */
const NO_CHARACTER = /^\p{C}$/u;
/** Never a character: it draws the empty box of the last fallback font. */
const NEVER = '\u{10ffff}';
const PROBE_PX = 32;

function drawn(character: string, font: string): string {
  const { canvas, context } = canvasOf(PROBE_PX * 2, PROBE_PX * 2);
  context.font = `${PROBE_PX}px ${font}`;
  context.fillText(character, PROBE_PX / 2, PROBE_PX * 1.5);
  return canvas.toDataURL();
}

/**
 * The first character of a text that a canvas would draw as an empty box; null if each has a glyph.
 * @param font a `font-family` list whose faces are loaded for the text
 */
export function characterWithoutGlyph(text: string, font: string): string | null {
  const hasGlyph = (character: string): boolean => {
    if (WITHOUT_INK.test(character)) return true;
    if (NO_CHARACTER.test(character)) return false;
    if (isDeclared(font, character)) return true;
    // The boxes of some systems differ by Unicode block, so that a rare character cannot be distinguished from its box.
    return !isRare(character) && drawn(character, font) !== drawn(NEVER, font);
  };
  return [...text].find((character) => !hasGlyph(character)) ?? null;
}
