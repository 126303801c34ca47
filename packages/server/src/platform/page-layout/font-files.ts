import { createRequire } from 'node:module';
import { scriptFontPaths, textFontPath } from '@countersign/pdf';

const SEAL_FONT = '@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf';

/** The files of the fonts that documents and seals need. @throws where a package is missing */
export const fontFiles = (): readonly string[] => [
  textFontPath(),
  createRequire(import.meta.url).resolve(SEAL_FONT),
  ...scriptFontPaths(),
];
