import type { Texts } from '../languages/texts.ts';
import { type Language, addTexts } from '../text/text.ts';

/** The texts of all pages in all languages, by the paths of their files. */
const FILES = import.meta.glob<object>(['../languages/*/**/*.ts'], { eager: true, import: 'text' });

for (const [file, text] of Object.entries(FILES)) {
  const [, tag, key] = /languages\/([^/]+)\/(.+)\.ts$/.exec(file) ?? [];
  if (tag !== undefined && key !== undefined) addTexts(tag as Language, { [key]: text } as Partial<Texts>);
}
