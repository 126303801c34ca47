import { normaliseContact } from '@countersign/domain';
import { DEMO_PASSWORD, DEMO_SIGN_PASSWORD } from '../../../platform/index.ts';
import { type Person, type World, wirePassword } from '@countersign/testkit';
import { SYSTEM_WAITS, hashPassword, insertPerson, setSignPasswordHash } from '../../../accounts/index.ts';

/** Creates this many people with accounts and sign passwords, each logged in with their own browser. */
export async function manyPeople(world: World, count: number): Promise<Person[]> {
  const { services } = world;
  const [passwordHash, signPasswordHash] = await Promise.all([
    hashPassword(wirePassword('login', DEMO_PASSWORD), services.secrets.pepper, SYSTEM_WAITS),
    hashPassword(wirePassword('sign', DEMO_SIGN_PASSWORD), services.secrets.pepper, SYSTEM_WAITS),
  ]);
  const now = services.clock.now();
  const people = Array.from({ length: count }, (_, at) =>
    world.stranger({ name: `签署人 ${at + 1}`, contact: `1390000${String(at).padStart(4, '0')}` }),
  );
  await services.db.withTx(async (tx) => {
    for (const { name, contact: text } of people) {
      const contact = normaliseContact(text);
      if (contact === null) throw new Error(`${text} is no contact`);
      const id = services.ids.next();
      await insertPerson(tx, { id, contact, nickname: name, passwordHash, registFrom: 'TEST', language: 'en', now });
      await setSignPasswordHash(tx, id, signPasswordHash, now);
    }
  });
  for (const person of people) await person.login();
  return people;
}
