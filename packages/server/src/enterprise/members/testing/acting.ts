import { api } from '@countersign/contract';
import type { Person, World } from '@countersign/testkit';

let lastPhone = 13_520_000_000;
/** A new person with an account and a sign password. */
export async function newcomer(world: World, name = '路人'): Promise<Person> {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  await person.setSignPassword();
  return person;
}

/** The place of a participant, as parameters of a path. */
export const at = (params: { envelopeWsid: string }, { participantWsid }: { participantWsid: string }) => ({
  ...params,
  participantWsid,
});

/** An envelope as this person sees it. */
export const shown = async (person: Person, params: { envelopeWsid: string }): Promise<string> =>
  (await person.call(api.getEnvelope, { params, query: {} })).envelope.envelopeShownStatus;

/** The envelopes in the list of this person's active account. */
export const listed = async (person: Person): Promise<string[]> =>
  (await person.call(api.listEnvelopes, { query: {} })).envelopes.map(({ envelopeWsid }) => envelopeWsid);
