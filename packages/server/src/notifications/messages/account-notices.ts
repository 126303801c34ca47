import type { Language, PushMessage } from '@countersign/contract';
import { type DomainEvent, normaliseContact, toWsid } from '@countersign/domain';
import type { EventReactions, Job, Services } from '../../platform/index.ts';
import { type AccountNotice, accountNoticeText } from './account-words.ts';
import { addMessage } from './message-store.ts';
import { findAddressees } from './store.ts';

type MessagesServices = Pick<Services, 'config' | 'db' | 'delivery' | 'ids' | 'push'>;
type AccountEvent = Extract<DomainEvent, { readonly type: `user.${string}`; readonly personId: string }>;

/** Notices about the security of an account are sent by every channel the person has and cannot be turned off. */
export function accountNoticeReactions(services: MessagesServices): EventReactions {
  return {
    'user.newDevice': async (event, job) => {
      const { ip, userAgent } = event;
      await tell(services, job, event, { kind: 'NEW_DEVICE', ip, userAgent });
      services.push.toDevices([event.personId], pushOf('DEVICE_LOGIN', toWsid('session', event.sessionId)));
    },
    'user.passwordChanged': (event, job) =>
      tell(services, job, event, { kind: 'PASSWORD_CHANGED', keysRemoved: event.keysRemoved ?? false }),
    'user.signPasswordChanged': (event, job) =>
      tell(services, job, event, { kind: event.isFirst ? 'SIGN_PASSWORD_SET' : 'SIGN_PASSWORD_CHANGED' }),
    'user.passkeyCreated': (event, job) => tell(services, job, event, { kind: 'PASSKEY_CREATED', name: event.name }),
    'user.shieldCreated': (event, job) => tell(services, job, event, { kind: 'SHIELD_CREATED', name: event.name }),
    'user.shieldEnded': (event, job) => tell(services, job, event, { kind: 'SHIELD_ENDED', name: event.name }),
    'user.contactChanged': async (event, job) => {
      const { oldContact, newContact, personId } = event;
      await tell(services, job, event, { kind: 'CONTACT_CHANGED', oldContact, newContact }, oldContact);
      services.push.toDevices([personId], pushOf('ACCOUNT_CHANGED', null));
    },
  };
}

const pushOf = (actionType: PushMessage['actionType'], targertWsid: string | null): PushMessage => ({
  actionType,
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid, envelopeWsid: null },
});

/** Exactly once per event: the messages and the end of the job are one transaction. */
async function tell(
  { config, db, delivery, ids, push }: MessagesServices,
  job: Job,
  { personId }: Pick<AccountEvent, 'personId'>,
  notice: AccountNotice,
  formerContact: string | null = null,
): Promise<void> {
  await db.withTx(async (tx) => {
    const person = (await findAddressees(tx, [personId])).get(personId);
    const contacts = new Set([person?.phone, person?.email, formerContact].filter((one) => typeof one === 'string'));
    const language: Language = person?.language ?? 'zh-CN';
    for (const contact of contacts) {
      const channel = normaliseContact(contact)?.kind === 'email' ? 'EMAIL' : 'SMS';
      const link = `${config.publicUrl}/account/${notice.kind === 'NEW_DEVICE' ? 'devices' : 'security'}`;
      const { subject, text } = accountNoticeText(notice, language, { at: job.now, link });
      const message = { channel, contact, service: 'NOTICE', subject, text, link } as const;
      await delivery.send(tx, message, { id: ids.next(), now: job.now });
    }
    const security = { kind: 'SECURITY', params: { notice: JSON.stringify(notice) } } as const;
    await addMessage(tx, { ids, push }, { to: { accountId: personId, personId }, ...security }, job.now);
    await job.finishIn(tx);
  });
}
