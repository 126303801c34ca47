import { normaliseContact, toWsid } from '@countersign/domain';
import { clientOf } from '../guesses/client-of.ts';
import { type Guard, countTry } from '../guesses/guess-counter.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';
import { keyedHash } from '../pepper.ts';
import { insertComplaint } from './store.ts';

/** One client writes so many an hour. */
const COMPLAINTS_AN_HOUR = 10;
const HOUR_SEC = 3600;

export function complaintHandlers(house: House): Handlers<'createComplaint'> {
  return {
    async createComplaint({ body, context: { ip, now } }) {
      const contact = normaliseContact(body.contact) ?? refuseWith('ERROR_CONTACT');
      const { pepper } = house.secrets;
      const subject = keyedHash(pepper, 'guess', clientOf(ip));
      const guard: Guard = { kind: 'COMPLAINT_CLIENT', subject, tries: COMPLAINTS_AN_HOUR, lockSec: HOUR_SEC };
      const id = house.ids.next();
      const counted = await house.db.withTx(async (tx) => {
        const attempt = await countTry(tx, guard, now);
        if (attempt.open) await insertComplaint(tx, pepper, { id, contact: contact.value, text: body.text, now });
        return attempt;
      });
      if (!counted.open) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: counted.expireIn });
      return { complaint: { complaintWsid: toWsid('complaint', id) } };
    },
  };
}
