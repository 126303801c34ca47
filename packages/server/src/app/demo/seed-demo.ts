import { createHash } from 'node:crypto';
import { normaliseContact, passwordPreimage } from '@countersign/domain';
import { recordAudit } from '../../trust/index.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_SIGN_PASSWORD, type Services } from '../../platform/index.ts';
import { bindPersonToParticipants } from '../../contracts/index.ts';
import { SYSTEM_WAITS, hashPassword, insertPerson, setSignPasswordHash } from '../../accounts/index.ts';

const wireForm = (kind: 'login' | 'sign', password: string): string =>
  createHash('sha256').update(passwordPreimage(kind, password)).digest('hex');

/** Creates the demo users that are missing; existing ones are not changed. Evaluation mode only. */
export async function seedDemo(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock' | 'legal' | 'secrets'>,
): Promise<void> {
  if (services.config.mode !== 'evaluation') throw new Error('demo users exist in evaluation mode only');
  const { pepper } = services.secrets;
  const [passwordHash, signPasswordHash] = await Promise.all([
    hashPassword(wireForm('login', DEMO_PASSWORD), pepper, SYSTEM_WAITS),
    hashPassword(wireForm('sign', DEMO_SIGN_PASSWORD), pepper, SYSTEM_WAITS),
  ]);
  const now = services.clock.now();
  await services.db.withTx(async (tx) => {
    for (const { name, contact: text } of Object.values(DEMO_PEOPLE)) {
      const contact = normaliseContact(text);
      if (contact === null) throw new Error(`${text} is not a contact`);
      const id = services.ids.next();
      const language = contact.kind === 'email' ? 'en' : 'zh-CN';
      const person = await insertPerson(tx, {
        id,
        contact,
        nickname: name,
        passwordHash,
        registFrom: 'DEMO',
        acceptedTerms: services.legal.version,
        language,
        now,
      });
      if (person === null) continue;
      await setSignPasswordHash(tx, id, signPasswordHash, now);
      await recordAudit(tx, {
        id: services.ids.next(),
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
