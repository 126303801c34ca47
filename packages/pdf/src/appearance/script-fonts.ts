import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, fontAtWeight, openFont } from './open-font.ts';
import { fontOfWoff2 } from './woff2.ts';

/** Fonts of the scripts that the text font lacks, in their order of use. No file is read before a text needs it. */
interface Family {
  /** The package of the registry, `@fontsource-variable/…`; its files are named by the parts of the character set. */
  readonly name: string;
  readonly postScriptName: string;
  /** The parts that are used. */
  readonly parts: RegExp;
  readonly scale?: number;
}
const FAMILIES: readonly Family[] = [
  // The Latin, Greek and Cyrillic letters of the text font are those of Source Sans, enlarged.
  { name: 'source-sans-3', postScriptName: 'SourceSans3-Regular', parts: /./, scale: 1.117 },
  { name: 'noto-sans-arabic', postScriptName: 'NotoSansArabic-Regular', parts: /^arabic$/ },
  { name: 'noto-sans-hebrew', postScriptName: 'NotoSansHebrew-Regular', parts: /^hebrew$/ },
  { name: 'noto-sans-thai', postScriptName: 'NotoSansThai-Regular', parts: /^thai$/ },
  { name: 'noto-sans-devanagari', postScriptName: 'NotoSansDevanagari-Regular', parts: /^devanagari$/ },
  { name: 'noto-sans-armenian', postScriptName: 'NotoSansArmenian-Regular', parts: /^armenian$/ },
  { name: 'noto-sans-georgian', postScriptName: 'NotoSansGeorgian-Regular', parts: /^georgian$/ },
  { name: 'noto-sans-ethiopic', postScriptName: 'NotoSansEthiopic-Regular', parts: /^ethiopic$/ },
  // The parts with syllables; the others have Chinese characters.
  {
    name: 'noto-sans-kr',
    postScriptName: 'NotoSansKR-Regular',
    parts: /^\[([2-9]|[1-5]\d|6[0-5]|9[45]|1[01]\d)\]$/,
  },
  { name: 'noto-emoji', postScriptName: 'NotoEmoji-Regular', parts: /./ },
];
const REGULAR = 400;
const RANGE = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi;
const HAN = /\p{Script=Han}/u;
/** The number of opened files to keep, up to half a megabyte each. */
const KEPT = 24;

const resolve = (specifier: string): string => createRequire(import.meta.url).resolve(specifier);

/** A file with a part of the characters of a family. */
interface FontFile {
  readonly family: Family;
  readonly path: string;
}

let filesOf: ReadonlyMap<number, readonly FontFile[]> | null = null;

/** The files that have each code point, according to the lists next to them; Han characters have other fonts. */
function coverage(): ReadonlyMap<number, readonly FontFile[]> {
  if (filesOf !== null) return filesOf;
  const found = new Map<number, FontFile[]>();
  for (const family of FAMILIES) {
    const folder = `@fontsource-variable/${family.name}`;
    const parts = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
    for (const [part, ranges] of Object.entries(parts)) {
      if (!family.parts.test(part)) continue;
      const path = `${folder}/files/${family.name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      const file = { family, path };
      for (const [, from = '', to = from] of ranges.matchAll(RANGE)) {
        const last = Number.parseInt(to, 16);
        for (let code = Number.parseInt(from, 16); code <= last; code++) {
          if (HAN.test(String.fromCodePoint(code))) continue;
          const files = found.get(code) ?? [];
          found.set(code, files);
          files.push(file);
        }
      }
    }
  }
  filesOf = found;
  return found;
}

/** All files, as they are installed. @throws where a package is missing */
export const scriptFontPaths = (): string[] =>
  [...new Set([...coverage().values()].flatMap((files) => files.map(({ path }) => path)))].map(resolve);

const opened = new Map<string, Font>();

function fontOfFile({ family, path }: FontFile): Font {
  const found = opened.get(path);
  const font = found ?? open(family, path);
  // The least recently used font is dropped first.
  opened.delete(path);
  opened.set(path, font);
  for (const oldest of opened.keys()) if (opened.size > KEPT) opened.delete(oldest);
  return font;
}

function open({ postScriptName, scale = 1 }: Family, path: string): Font {
  const bytes = fontAtWeight(fontOfWoff2(readFileSync(resolve(path))), REGULAR);
  return openFont(bytes, postScriptName, { file: path, isShaped: true, scale });
}

/** The first font that has all these code points; null if none has. */
export function scriptFont(codePoints: readonly number[]): Font | null {
  const [first, ...rest] = codePoints;
  if (first === undefined) return null;
  for (const file of coverage().get(first) ?? []) {
    if (!rest.every((codePoint) => coverage().get(codePoint)?.includes(file))) continue;
    const font = fontOfFile(file);
    if (codePoints.every((codePoint) => font.glyphs.has(codePoint))) return font;
  }
  return null;
}
