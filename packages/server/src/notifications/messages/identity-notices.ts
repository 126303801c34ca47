import type { Language, PushMessage } from '@countersign/contract';
import { type Delivers, type DomainEvent, noticeChannel, quotedText, toWsid } from '@countersign/domain';
import { type EventReactions, type Services, type Tx, deliverableContacts, onCommit } from '../../platform/index.ts';
import { type ApplicationRow, findApplication } from '../../accounts/index.ts';
import { type Words, asNotice } from './envelope-words.ts';
import { addMessage } from './message-store.ts';
import { type Addressee, findAddressees } from './store.ts';
import { textsIn } from './texts-in.ts';

type MessagesServices = Pick<Services, 'authorityName' | 'config' | 'delivery' | 'ids' | 'push'>;
type Decided = Extract<DomainEvent, { readonly type: 'identity.decided' }>;

/** Notifies the applicant of the outcome of an application (Rulings §4), and updates their open pages. */
export const identityNoticeReactions = (services: MessagesServices): EventReactions => ({
  'identity.decided': async (event, { tx, now }) => {
    await tell(services, tx, event, now);
    const changed: PushMessage = {
      actionType: 'IDENTITY_CHANGED',
      messageTitle: '',
      messageContent: '',
      attachMessage: { targertWsid: toWsid('application', event.applicationId), envelopeWsid: null },
    };
    onCommit(() => services.push.toPersons([event.personId], changed));
  },
});

async function tell(
  { authorityName, config, delivery, ids, push }: MessagesServices,
  tx: Tx,
  { personId, applicationId, status }: Decided,
  now: Date,
): Promise<void> {
  const application = await findApplication(tx, applicationId);
  const person = (await findAddressees(tx, [personId])).get(personId);
  if (application === null || person === undefined) return;
  const { kind, name, reason } = application;
  const params = { kind, name, status, reason: reason ?? '' };
  const recipient = { accountId: personId, personId };
  await addMessage(tx, { ids, push }, { to: recipient, kind: 'IDENTITY_DECIDED', params }, now);
  const to = addressOf(person, deliverableContacts(config));
  if (to === null) return;
  const link = `${config.publicUrl}/account/identity`;
  const { language } = person;
  const action = textsIn(language).others.seeIdentity;
  const words = { ...identityWords({ kind, name, status, reason }, language), action };
  const message = asNotice(words, language, { by: authorityName, link });
  await delivery.send(tx, { ...to, service: 'NOTICE', link, ...message }, { id: ids.next(), now });
}

/** The outcome of an application cannot be turned off as a topic; one message is enough. */
function addressOf({ phone, email, preferences }: Addressee, delivers: Delivers) {
  const channel = noticeChannel({ topic: 'SECURITY', preferences, phone, email, addressedBy: 'SMS', delivers });
  const contact = channel === 'SMS' ? phone : email;
  return channel === null || contact === null ? null : { channel, contact };
}

interface Outcome extends Pick<ApplicationRow, 'kind' | 'name' | 'reason'> {
  readonly status: Decided['status'] | ApplicationRow['status'];
}

/** The text in the reader's language; it never contains the number of the document. */
export function identityWords({ kind, name, status, reason }: Outcome, language: Language): Words {
  const why = quotedText(reason ?? '', 'reason', language);
  const { identity, identityOf, ownIdentity, decided } = textsIn(language).others;
  const what = kind === 'PERSON' ? ownIdentity : identityOf(quotedText(name, 'enterprise', language));
  const { is, more } = identity[status === 'WAITING' ? 'RETURNED' : status];
  const subject = decided(what, is);
  return { subject, sentence: `${subject}${more(why)}` };
}
