/** The letters of each script, and its font. */
const SCRIPTS: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [
    /[\u0100-\u024f\u1e00-\u1eff]|\p{Script=Greek}|\p{Script=Cyrillic}/u,
    () => import('@fontsource-variable/source-sans-3/index.css'),
  ],
  [/\p{Script=Arabic}/u, () => import('@fontsource-variable/noto-sans-arabic/index.css')],
  [/\p{Script=Hebrew}/u, () => import('@fontsource-variable/noto-sans-hebrew/index.css')],
  [/\p{Script=Thai}/u, () => import('@fontsource-variable/noto-sans-thai/index.css')],
  [/\p{Script=Devanagari}/u, () => import('@fontsource-variable/noto-sans-devanagari/index.css')],
  [/\p{Script=Armenian}/u, () => import('@fontsource-variable/noto-sans-armenian/index.css')],
  [/\p{Script=Georgian}/u, () => import('@fontsource-variable/noto-sans-georgian/index.css')],
  [/\p{Script=Ethiopic}/u, () => import('@fontsource-variable/noto-sans-ethiopic/index.css')],
  [/\p{Script=Hangul}/u, () => import('@fontsource-variable/noto-sans-kr/index.css')],
  [/\p{Emoji_Presentation}|\ufe0f/u, () => import('@fontsource-variable/noto-emoji/index.css')],
];

/** Declares the fonts of the scripts of a text; their glyphs are loaded by the text itself. */
export async function declareScripts(text: string): Promise<void> {
  await Promise.all(SCRIPTS.filter(([letters]) => letters.test(text)).map(([, load]) => load()));
}
