import type { Plugin } from 'vite';

const STYLES = /\/hanamin\/HanaMin\.css$/;
const FACE = /@font-face\s*\{[^}]*\}/g;
/** Every system has fonts for the first block of Chinese characters, and for all other scripts. */
const RARE = /CJK-Unified-Ideographs-Extension|CJK-Compatibility-Ideographs|CJK-Unified-Ideographs-2\d/;

/** Keeps only the rare faces of the rare-character font, so that the others are not shipped. */
export function rareFaces(): Plugin {
  return {
    name: 'countersign-rare-faces',
    enforce: 'pre',
    transform: (code, id) =>
      STYLES.test(id.split('?')[0] ?? '')
        ? { code: (code.match(FACE) ?? []).filter((face) => RARE.test(face)).join('\n'), map: null }
        : null,
  };
}
