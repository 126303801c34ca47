import type { Api } from '@countersign/contract';
import { normaliseContact, toWsid } from '@countersign/domain';
import { type Guard, type Handler, clientOf, countTry, keyedHash, refuseWith } from '../../platform/index.ts';
import { insertComplaint } from './store.ts';

/** Complaints per client and hour. */
const COMPLAINTS_AN_HOUR = 10;
const HOUR_SEC = 3600;

export const createComplaint: Handler<Api['createComplaint']> = async (services, { body, context: { ip, now } }) => {
  const contact = normaliseContact(body.contact) ?? refuseWith('ERROR_CONTACT', { field: 'contact' });
  const { pepper } = services.secrets;
  const subject = keyedHash(pepper, 'guess', clientOf(ip));
  const guard: Guard = { kind: 'COMPLAINT_CLIENT', subject, tries: COMPLAINTS_AN_HOUR, lockSec: HOUR_SEC };
  const id = services.ids.next();
  const counted = await services.db.withTx(async (tx) => {
    const attempt = await countTry(tx, guard, now);
    if (attempt.open) await insertComplaint(tx, pepper, { id, contact: contact.value, text: body.text, now });
    return attempt;
  });
  if (!counted.open) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: counted.expireIn });
  return { complaint: { complaintWsid: toWsid('complaint', id) } };
};
