import { PAPER_FAMILY, RARE_FAMILY, lacksHan, loadPaperFonts, loadRareCharacters } from './rare-characters.ts';

const HAN = /\p{Script=Han}/u;
const FACES = {
  han: { family: '"Ma Shan Zheng"', load: () => import('@fontsource/ma-shan-zheng/400.css') },
  latin: { family: 'Caveat', load: () => import('@fontsource/caveat/600.css') },
} as const;

/**
 * Loads the handwriting font for `text`, and its very letters: a canvas silently uses another font if they are missing. Rare
 * characters and scripts that it lacks come in the fonts of the documents.
 * @returns the names of the font faces
 */
export async function loadHandwriting(text: string): Promise<string> {
  const face = HAN.test(text) ? FACES.han : FACES.latin;
  await face.load();
  await Promise.all([document.fonts.load(`600 64px ${face.family}`, text), loadPaperFonts(text)]);
  const name = face.family.replaceAll('"', '');
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === name);
  if (
    !lacksHan(
      faces.map(({ unicodeRange }) => unicodeRange),
      text,
    )
  )
    return `${face.family}, ${PAPER_FAMILY}`;
  await loadRareCharacters(text);
  return `${face.family}, ${RARE_FAMILY}, ${PAPER_FAMILY}`;
}
