import { defineText } from '../../../text/text.ts';

/** The kinds of content that are shown separately; the keys are the PDF names that the server sends. */
export type Group = 'scripts' | 'files' | 'media' | 'links' | 'form' | 'marks' | 'layers' | 'printed';

const GROUPS: Readonly<Record<string, Group>> = {
  EmbeddedFiles: 'files',
  Collection: 'files',
  Multimedia: 'media',
  Movie: 'media',
  Sound: 'media',
  Rendition: 'media',
  RichMediaExecute: 'media',
  GoToR: 'links',
  GoToE: 'links',
  GoToDp: 'links',
  ExternalStream: 'links',
  URI: 'links',
  PrintedOtherwise: 'printed',
  AcroForm: 'form',
  Annotation: 'marks',
  OptionalContent: 'layers',
};
/** Their appearance is kept as part of the page. */
const DRAWN: ReadonlySet<Group> = new Set(['form', 'marks', 'layers']);

export const useRemovedText = defineText('pages/console/prepare/removed-content');

/** One line about the content that was removed from an upload; null if nothing was removed. */
export function removedNote(words: ReturnType<typeof useRemovedText>, removed: readonly string[]): string | null {
  const groups = [...new Set(removed.map((kind) => GROUPS[kind] ?? 'scripts'))];
  const named = (drawn: boolean): string =>
    words.and(groups.filter((group) => DRAWN.has(group) === drawn).map((group) => words.groups[group]));
  const [gone, drawn] = [named(false), named(true)];
  if (gone === '') return drawn === '' ? null : words.drawn(drawn);
  return drawn === '' ? words.gone(gone) : words.both(words.gone(gone), words.drawn(drawn));
}
