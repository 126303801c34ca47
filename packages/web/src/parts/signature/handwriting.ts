const HAN = /\p{Script=Han}/u;
const FACES = {
  han: { family: '"Ma Shan Zheng"', load: () => import('@fontsource/ma-shan-zheng/400.css') },
  latin: { family: 'Caveat', load: () => import('@fontsource/caveat/600.css') },
} as const;

/**
 * Loads the handwriting that fits `text`, and its very letters: a canvas draws in another font without a word when they
 * are missing.
 * @returns the name of the font face
 */
export async function loadHandwriting(text: string): Promise<string> {
  const face = HAN.test(text) ? FACES.han : FACES.latin;
  await face.load();
  await document.fonts.load(`600 64px ${face.family}`, text);
  return face.family;
}
