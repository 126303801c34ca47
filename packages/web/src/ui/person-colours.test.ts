import { describe, expect, it } from 'vitest';
import { PERSON_COLOURS, initialsOf, personColour } from './person-colours.ts';

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
};

describe('the colours of participants', () => {
  it.each(PERSON_COLOURS.map((colour) => [colour.solid, colour.on]))('give readable initials on %s', (solid, on) => {
    expect(contrast(solid, on)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(PERSON_COLOURS.map((colour) => colour.solid))('stand out from the paper as a border: %s', (solid) => {
    expect(contrast(solid, '#ffffff')).toBeGreaterThanOrEqual(2.7);
  });
  it('differ in lightness from their neighbours, for colour-blind readers', () => {
    PERSON_COLOURS.forEach(({ solid }, at) =>
      expect(contrast(solid, personColour(at + 1).solid)).toBeGreaterThan(1.25),
    );
  });
  it('repeat after the sixth', () => {
    expect(personColour(6)).toEqual(personColour(0));
    expect(personColour(-1)).toEqual(personColour(5));
  });
});

describe('initials', () => {
  it.each([
    ['王小明', '小明'],
    ['李雷', '李雷'],
    ['欧阳 娜娜', '娜娜'],
    ['Ada Lovelace', 'AL'],
    ['bob', 'B'],
    ['zoe@example.com', 'ZC'],
    ['𠮷野', '𠮷野'],
    ['', '?'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
