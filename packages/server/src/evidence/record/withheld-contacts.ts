import type { LoggedEvent, ProofFiles } from '../../trust/index.ts';

/** A row from the time when a name could be a contact: the platform withholds its text, and its hash remains in the chain. */
export interface WithheldEvent extends LoggedEvent {
  readonly withheld: 'actorName';
}

/**
 * Masks actors who were recorded by their contact only, which others may not read (security 36), and omits the text that
 * contains the contact. Current rows contain none.
 */
export function withheldContacts(files: ProofFiles, publicName: (name: string) => string): ProofFiles {
  const contents = JSON.parse(files.events) as { readonly events: readonly LoggedEvent[] };
  if (contents.events.every(({ actorName }) => publicName(actorName) === actorName)) return files;
  const events = contents.events.map((event): LoggedEvent | WithheldEvent => {
    const actorName = publicName(event.actorName);
    return actorName === event.actorName ? event : { ...event, actorName, text: '', withheld: 'actorName' };
  });
  return { ...files, events: `${JSON.stringify({ ...contents, events }, null, 1)}\n` };
}
