import type { TextKey, Texts } from '../languages/texts.ts';
import type { TextArea } from './areas.ts';
import type { Language } from './text.ts';

/** Outside of a build, as in tests, each module is a file of its own. */
const MODULES = import.meta.glob<Texts[TextKey]>('../languages/*/**/*.ts', { import: 'text' });

/** Loads the texts of the pages of an area in a language: `build/text-files.ts` puts another function in its place. */
export async function loadFile(_area: TextArea, tag: Language): Promise<Partial<Texts>> {
  const place = `../languages/${tag}/`;
  const files = Object.entries(MODULES).filter(([file]) => file.startsWith(place));
  const texts = files.map(async ([file, load]) => [file.slice(place.length, -'.ts'.length), await load()] as const);
  return Object.fromEntries(await Promise.all(texts));
}
