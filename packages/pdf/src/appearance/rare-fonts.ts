import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, openFont } from './open-font.ts';
import { fontOfWoff2 } from './woff2.ts';

/**
 * Fonts for characters of names that the text font lacks: Hanazono Mincho, all Han characters of GB 18030-2022 level 3 (the
 * unified ideographs up to U+9FEF and extensions A to F as of Unicode 10), in files of some thousand glyphs each. No file is
 * read before a text needs it.
 */
const STYLES = 'hanamin/HanaMin.css';
/** The files that have characters which the text font lacks; a release contains these only. */
const RARE = /Extension-[B-F]|Compatibility-Ideographs/;
const FACE = /url\(([\w.-]+\.woff2)\)[^}]*?unicode-range:\s*([^;]+);/g;
const RANGE = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi;
const HAN = /\p{Script=Han}/u;
/** The number of opened files to keep, half a megabyte each: one document needs few. */
const KEPT = 8;

const resolve = (specifier: string): string => createRequire(import.meta.url).resolve(specifier);

let fileOf: ReadonlyMap<number, string> | null = null;

/** The file that has each code point, according to the style sheet next to the files. */
function coverage(): ReadonlyMap<number, string> {
  if (fileOf !== null) return fileOf;
  const found = new Map<number, string>();
  for (const [, file = '', ranges = ''] of readFileSync(resolve(STYLES), 'utf8').matchAll(FACE)) {
    if (!RARE.test(file)) continue;
    for (const [, from = '', to = from] of ranges.matchAll(RANGE)) {
      const last = Number.parseInt(to, 16);
      for (let code = Number.parseInt(from, 16); code <= last; code++) if (!found.has(code)) found.set(code, file);
    }
  }
  fileOf = found;
  return found;
}

/** The name of the file that has a Han character; null if none has. */
export function rareFontName(codePoint: number): string | null {
  if (codePoint < 0x2e80 || !HAN.test(String.fromCodePoint(codePoint))) return null;
  return coverage().get(codePoint) ?? null;
}

const opened = new Map<string, Font>();

/** The font of a Han character that the text font lacks; null if none has it. */
export function rareFont(codePoint: number): Font | null {
  const name = rareFontName(codePoint);
  if (name === null) return null;
  const font = opened.get(name) ?? open(name);
  // The least recently used font is dropped first.
  opened.delete(name);
  opened.set(name, font);
  for (const oldest of opened.keys()) if (opened.size > KEPT) opened.delete(oldest);
  return font.glyphs.has(codePoint) ? font : null;
}

function open(name: string): Font {
  const bytes = fontOfWoff2(readFileSync(resolve(`hanamin/${name}`)));
  return openFont(bytes, name.startsWith('HanaMinA') ? 'HanaMinA' : 'HanaMinB', { file: name });
}
