import { createHash } from 'node:crypto';
import { normaliseContact, passwordPreimage } from '@countersign/domain';
import { recordAudit } from '../audit/record.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_SIGN_PASSWORD } from '../demo-people.ts';
import { bindPersonToParticipants } from '../envelopes/bind-person.ts';
import type { House } from '../house.ts';
import { hashPassword } from './password-hash.ts';
import { insertPerson, setSignPasswordHash } from './store.ts';

const wireForm = (kind: 'login' | 'sign', password: string): string =>
  createHash('sha256').update(passwordPreimage(kind, password)).digest('hex');

/** Makes the demo people who are not there yet; those who are keep what they have. Evaluation mode only. */
export async function seedDemo(house: Pick<House, 'config' | 'db' | 'ids' | 'clock' | 'secrets'>): Promise<void> {
  if (house.config.mode !== 'evaluation') throw new Error('demo people exist in evaluation mode only');
  const { pepper } = house.secrets;
  const [passwordHash, signPasswordHash] = await Promise.all([
    hashPassword(wireForm('login', DEMO_PASSWORD), pepper),
    hashPassword(wireForm('sign', DEMO_SIGN_PASSWORD), pepper),
  ]);
  const now = house.clock.now();
  await house.db.withTx(async (tx) => {
    for (const { name, contact: text } of Object.values(DEMO_PEOPLE)) {
      const contact = normaliseContact(text);
      if (contact === null) throw new Error(`${text} is no contact`);
      const id = house.ids.next();
      const language = contact.kind === 'email' ? 'en' : 'zh-CN';
      const person = await insertPerson(tx, {
        id,
        contact,
        nickname: name,
        passwordHash,
        registFrom: 'DEMO',
        language,
        now,
      });
      if (person === null) continue;
      await setSignPasswordHash(tx, id, signPasswordHash, now);
      await recordAudit(tx, {
        id: house.ids.next(),
        at: now,
        kind: 'user.registered',
        personId: id,
        actorName: name,
        detail: { from: 'DEMO' },
      });
      await bindPersonToParticipants(tx, { personId: id, phone: person.phone, email: person.email });
    }
  });
}
