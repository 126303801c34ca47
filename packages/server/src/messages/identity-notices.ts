import type { Language } from '@countersign/contract';
import { type DomainEvent, noticeChannel, toWsid } from '@countersign/domain';
import type { Tx } from '../db/database.ts';
import type { House } from '../house.ts';
import { type ApplicationRow, findApplication } from '../identity/store.ts';
import type { Reactions } from '../outbox/react.ts';
import { type Words, asNotice } from './envelope-words.ts';
import { addMessage } from './message-store.ts';
import { type Addressee, findAddressees } from './store.ts';

type MessagesHouse = Pick<House, 'config' | 'db' | 'delivery' | 'ids' | 'push'>;
type Decided = Extract<DomainEvent, { readonly type: 'identity.decided' }>;

/** The applicant hears what became of an application (Rulings §4), and their open pages show it. */
export const identityNoticeReactions = (house: MessagesHouse): Reactions => ({
  'identity.decided': async (event, job) => {
    await house.db.withTx(async (tx) => {
      await tell(house, tx, event, job.now);
      await job.finishIn(tx);
    });
    house.push.toPersons([event.personId], {
      actionType: 'IDENTITY_CHANGED',
      messageTitle: '',
      messageContent: '',
      attachMessage: { targertWsid: toWsid('application', event.applicationId), envelopeWsid: null },
    });
  },
});

async function tell(
  { config, delivery, ids, push }: MessagesHouse,
  tx: Tx,
  { personId, applicationId }: Decided,
  now: Date,
): Promise<void> {
  const application = await findApplication(tx, applicationId);
  const person = (await findAddressees(tx, [personId])).get(personId);
  if (application === null || person === undefined) return;
  const { kind, name, status, reason } = application;
  const params = { kind, name, status, reason: reason ?? '' };
  const recipient = { accountId: personId, personId };
  await addMessage(tx, { ids, push }, { to: recipient, kind: 'IDENTITY_DECIDED', params }, now);
  const to = addressOf(person);
  if (to === null) return;
  const link = `${config.publicUrl}/account/identity`;
  const { subject, text } = asNotice(identityWords(application, person.language), person.language, link);
  await delivery.send(tx, { ...to, service: 'NOTICE', subject, text, link }, { id: ids.next(), now });
}

/** What somebody has applied for is no topic to be turned off; one message is enough. */
function addressOf({ phone, email, preferences }: Addressee) {
  const channel = noticeChannel({ topic: 'SECURITY', preferences, phone, email, addressedBy: 'SMS' });
  const contact = channel === 'SMS' ? phone : email;
  return channel === null || contact === null ? null : { channel, contact };
}

/** The words in the reader's language; the number of the paper stands in none of them. */
export function identityWords(
  { kind, name, status, reason }: Pick<ApplicationRow, 'kind' | 'name' | 'status' | 'reason'>,
  language: Language,
): Words {
  const isPassed = status === 'PASSED';
  const why = (reason ?? '').replace(/[.。]$/, '');
  if (language === 'en') {
    const what = kind === 'PERSON' ? 'Your identity verification' : `The verification of ${name}`;
    return isPassed
      ? { subject: `${what} has passed`, sentence: `${what} has passed` }
      : {
          subject: `${what} was returned`,
          sentence: `${what} was returned: ${why}. You may correct it and apply again`,
        };
  }
  const what = kind === 'PERSON' ? '您的实名认证' : `企业“${name}”的认证`;
  return isPassed
    ? { subject: `${what}已通过`, sentence: `${what}已通过` }
    : { subject: `${what}未通过`, sentence: `${what}未通过，原因：${why}。您可以修改后重新提交` };
}
