import { type Api, type BodyIn, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, createListeners } from '../../app/sockets/testing/listen.ts';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';

let world: World;
let wang: Person;
let li: Person;
let zhao: Person;
const { listen, disconnectAll } = createListeners();

beforeAll(async () => {
  world = await createWorld();
  [wang, li, zhao] = await world.people('wang', 'li', 'zhao');
});
afterEach(disconnectAll);
afterAll(() => world.close());

const pageOf = (person: Person): Promise<Listener> => listen(world.base, person.jar.header());
const personIdOf = ({ userWsid }: Person): string => fromWsid('user', userWsid) ?? '';
type Topics = BodyIn<Api['setPreferences']>['topics'];
const choose = (person: Person, topics: Topics) =>
  person.call(api.setPreferences, { params: { userWsid: person.userWsid }, body: { topics } });
const QUIET: Topics = { TURN: {}, REMINDER: { DESKTOP: false }, RESULT: {}, SECURITY: {} };
const LOUD: Topics = { TURN: {}, REMINDER: {}, RESULT: {}, SECURITY: {} };

describe('A reminder on the desktop (Spec §7)', () => {
  it.each([
    ['SIGNER', 'SIGNING_REMINDER'],
    ['CHECKER', 'AUDIT_REMINDER'],
  ] as const)('of a %s has the title %s, names the envelope and contains no text of it', async (role, messageTitle) => {
    const sketches = [{ person: li, sequence: 1, role }];
    const { envelopeWsid } = await startedEnvelope(world, wang, sketches, [textPdf(1)]);
    const page = await pageOf(li);
    await wang.call(api.remindEnvelope, { params: { envelopeWsid } });
    await world.app.jobs.drain();
    expect(await page.next('REMINDER')).toEqual({
      actionType: 'REMINDER',
      messageTitle,
      messageContent: '',
      attachMessage: { targertWsid: envelopeWsid, envelopeWsid },
    });
  });

  it('is shown neither to a person who has turned it off nor to others who see the envelope', async () => {
    const sketches = [
      { person: li, sequence: 1 },
      { person: zhao, sequence: 1 },
    ];
    const { envelopeWsid } = await startedEnvelope(world, wang, sketches, [textPdf(1)]);
    const [quiet, loud, sender] = [await pageOf(li), await pageOf(zhao), await pageOf(wang)];
    await choose(li, QUIET);
    await wang.call(api.remindEnvelope, { params: { envelopeWsid } });
    await world.app.jobs.drain();
    await loud.next('REMINDER');
    // A later push of the same sending: once it has arrived, the missing one cannot be still on its way.
    const last = { actionType: 'ACCOUNT_CHANGED', messageTitle: 'last', messageContent: '' } as const;
    for (const page of [quiet, sender]) {
      const person = page === quiet ? li : wang;
      world.services.push.toDevices([personIdOf(person)], {
        ...last,
        attachMessage: { targertWsid: null, envelopeWsid: null },
      });
      await page.next('ACCOUNT_CHANGED');
      expect(page.heard.map(({ actionType }) => actionType)).not.toContain('REMINDER');
    }
    await choose(li, LOUD);
  });
});
