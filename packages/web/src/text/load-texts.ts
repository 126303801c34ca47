import { checkNetwork } from '../api/network.ts';
import { type TextArea, areasOf } from './areas.ts';
import { loadFile } from './text-files.ts';
import { type Language, addTexts, isChosen, language, setLanguage, showLanguage } from './text.ts';

/** The texts of the pages that were opened: they change with the language. */
const opened = new Set<TextArea>();
const loads = new Map<string, Promise<void>>();

function load(area: TextArea, tag: Language): Promise<void> {
  const key = `${area} ${tag}`;
  const known = loads.get(key);
  if (known !== undefined) return known;
  const started = loadFile(area, tag).then((texts) => addTexts(tag, texts));
  loads.set(key, started);
  // The next attempt fetches it again.
  started.catch(() => loads.delete(key));
  return started;
}
const loadOpened = () => Promise.all([...opened].map((area) => load(area, language())));

/** Loads the texts of the page at an address, unless they are there. */
export async function loadTexts(pathname: string): Promise<void> {
  for (const area of areasOf(pathname)) opened.add(area);
  await loadOpened();
}

/**
 * Loads code while the texts of the opened pages are on their way.
 * @param area what the code needs besides
 */
export const withTexts =
  <T>(loadCode: () => Promise<T>, area?: TextArea): (() => Promise<T>) =>
  async () => {
    if (area !== undefined) opened.add(area);
    const [code] = await Promise.all([loadCode(), loadOpened()]);
    return code;
  };

let wanted = language();
async function change(next: Language, show: (tag: Language) => void): Promise<void> {
  wanted = next;
  // A page that is opened meanwhile needs its texts too.
  const areas = new Set<TextArea>();
  while (areas.size < opened.size)
    await Promise.all([...opened].map((area) => load(area, next).then(() => areas.add(area))));
  // While the texts were on their way, the reader may have chosen another language.
  if (wanted === next) show(next);
}

/** Shows the pages in the language that the reader chose, once all of its texts are there. */
export function chooseLanguage(next: Language): void {
  change(next, setLanguage).catch(checkNetwork);
}

/** Shows the pages in the language that was chosen for the reader, unless the reader has chosen one. It is not stored. */
export function suggestLanguage(suggested: Language | null): void {
  if (suggested === null || suggested === language() || isChosen()) return;
  change(suggested, showLanguage).catch(checkNetwork);
}
