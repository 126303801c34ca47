import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfStream, type PdfValue } from '../../syntax/objects.ts';

/** The lightness of a colour, from 0 (black) to 1 (white); null if unknown. */
export type Lightness = number | null;
/** A colour space whose lightness is known (ISO 32000-2 §8.6). */
export type ColourSpace = 'GRAY' | 'RGB' | 'CMYK' | null;

/** Anything at least this light is not legible text: its contrast with white is below 2:1. */
export const TOO_LIGHT_FOR_TEXT = 0.72;

const clamped = (value: number): number => Math.min(1, Math.max(0, value));
const lightnessOfRgb = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The lightness of components in a space. */
export function lightnessOf(space: ColourSpace, components: readonly number[]): Lightness {
  const [a = 0, b = 0, c = 0, d = 0] = components.map(clamped);
  switch (space) {
    case 'GRAY':
      return a;
    case 'RGB':
      return lightnessOfRgb(a, b, c);
    case 'CMYK':
      return lightnessOfRgb((1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d));
    case null:
      return null;
  }
}

const NAMED: Readonly<Record<string, ColourSpace>> = {
  DeviceGray: 'GRAY',
  G: 'GRAY',
  CalGray: 'GRAY',
  DeviceRGB: 'RGB',
  RGB: 'RGB',
  CalRGB: 'RGB',
  DeviceCMYK: 'CMYK',
  CMYK: 'CMYK',
};
const BY_COMPONENTS: Readonly<Record<number, ColourSpace>> = { 1: 'GRAY', 3: 'RGB', 4: 'CMYK' };

const DEFAULTS: Readonly<Record<string, string>> = { GRAY: 'DefaultGray', RGB: 'DefaultRGB', CMYK: 'DefaultCMYK' };

/**
 * A colour space named by an operand or an image; null for inks, patterns, palettes and unknown ones. A profile may turn white
 * into black, so the caller decides whether it is trusted (§8.6.5.5, §8.6.5.6).
 */
export function spaceOf(
  document: PdfDocument,
  resources: PdfDict | null,
  value: PdfValue | undefined,
  believesProfiles: boolean,
): ColourSpace {
  const held = document.get(value);
  if (held instanceof PdfName) {
    const listed = document.getDict(resources?.get('ColorSpace'));
    const own = listed?.get(held.name);
    if (own !== undefined) return spaceOf(document, null, own, believesProfiles);
    const space = NAMED[held.name] ?? null;
    return space !== null && !believesProfiles && listed?.has(DEFAULTS[space] ?? '') ? null : space;
  }
  if (!Array.isArray(held)) return null;
  const kind = document.getName(held[0]);
  if (kind !== 'ICCBased') return NAMED[kind ?? ''] ?? null;
  const profile = document.get(held[1]);
  if (!believesProfiles || !(profile instanceof PdfStream)) return null;
  return BY_COMPONENTS[document.getNumber(profile.dict.get('N')) ?? 0] ?? null;
}
