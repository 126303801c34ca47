import type { Plugin } from 'vite';

const FACE = /@font-face\s*\{[^}]*\}/g;
const HANAMIN = /\/hanamin\/HanaMin\.css$/;
/** Every system has fonts for the first block of Chinese characters. */
const RARE = /CJK-Unified-Ideographs-Extension|CJK-Compatibility-Ideographs|CJK-Unified-Ideographs-2\d/;

/** Copies of the fonts for browsers without WOFF2, in which no page works. */
const WOFF = /,\s*url\([^)]*\.woff\) format\('woff'\)/g;
const FONTSOURCE = /\/@fontsource\/[^/]+\/[\w-]+\.css$/;

const SCRIPT = /\/@fontsource-variable\/([\w-]+)\/index\.css$/;
/** The parts of the script fonts that documents use, by their files (`pdf/src/appearance/script-fonts.ts`). */
const PARTS =
  /\/(source-sans-3-[a-z-]+|noto-emoji-\d+|noto-sans-(arabic|armenian|devanagari|ethiopic|georgian|hebrew|thai)-\2|noto-sans-kr-([2-9]|[1-5]\d|6[0-5]|9[45]|1[01]\d))-wght-normal\./;
/** Characters that only a keycap or a variant makes an emoji. */
const PLAIN = /U\+(23|2a|30-39|a9|ae),/gi;

const facesOf = (code: string, wanted: RegExp): string[] =>
  (code.match(FACE) ?? []).filter((face) => wanted.test(face));

/**
 * One family for all scripts, which the documents show in the same files, at the same weight: browsers use only faces of one range
 * of weights. Latin letters are as tall as theirs.
 */
const ofPaper = (face: string, font: string): string =>
  face
    .replace(/font-family: [^;]+;/, `font-family: Paper;${font === 'source-sans-3' ? ' size-adjust: 111.7%;' : ''}`)
    .replace(/font-weight: [^;]+;/, 'font-weight: 400;')
    .replace(PLAIN, font === 'noto-emoji' ? '' : '$&');

/** Keeps only the faces of the fonts of rare characters and of scripts that pages use, as WOFF2, so that the others are not shipped. */
export function rareFaces(): Plugin {
  return {
    name: 'countersign-rare-faces',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (HANAMIN.test(path)) return { code: facesOf(code, RARE).join('\n'), map: null };
      if (FONTSOURCE.test(path)) return { code: code.replace(WOFF, ''), map: null };
      const font = SCRIPT.exec(path)?.[1];
      if (font === undefined) return null;
      const faces = facesOf(code, PARTS).map((face) => ofPaper(face, font));
      return { code: faces.join('\n'), map: null };
    },
  };
}
