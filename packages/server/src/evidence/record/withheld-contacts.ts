import type { LoggedEvent, ProofFiles } from '../../trust/transparency-log/proof-files.ts';

/** A row of the time when a name could be a contact: its text stays with the platform, its hash stands in the chain. */
export interface WithheldEvent extends LoggedEvent {
  readonly withheld: 'actorName';
}

/**
 * Masks the actors who were recorded by their contact alone, which others do not get to read (security 36), and leaves out
 * the text that the contact stands in. Rows of today hold none.
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
