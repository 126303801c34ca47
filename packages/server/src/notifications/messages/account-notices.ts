import type { Language, PushMessage } from '@countersign/contract';
import { type DomainEvent, normaliseContact, toWsid } from '@countersign/domain';
import { findEnterprise, findOwner } from '../../accounts/index.ts';
import { type EventReactions, type Reacting, type Services, onCommit } from '../../platform/index.ts';
import { type AccountNotice, accountNoticeText } from './account-words.ts';
import { addMessage } from './message-store.ts';
import { findAddressees } from './store.ts';

type MessagesServices = Pick<Services, 'authorityName' | 'config' | 'delivery' | 'ids' | 'push'>;
type AccountEvent = Extract<DomainEvent, { readonly type: `user.${string}`; readonly personId: string }>;

/** Notices about the security of an account are sent by every channel the person has and cannot be turned off. */
export function accountNoticeReactions(services: MessagesServices): EventReactions {
  return {
    'user.newDevice': async (event, reacting) => {
      const { ip, userAgent } = event;
      await tell(services, reacting, event, { kind: 'NEW_DEVICE', ip, userAgent });
      const message = pushOf('DEVICE_LOGIN', toWsid('session', event.sessionId));
      onCommit(() => services.push.toDevices([event.personId], message));
    },
    'user.passwordChanged': (event, reacting) =>
      tell(services, reacting, event, { kind: 'PASSWORD_CHANGED', keysRemoved: event.keysRemoved ?? false }),
    'user.signPasswordChanged': (event, reacting) =>
      tell(services, reacting, event, { kind: event.isFirst ? 'SIGN_PASSWORD_SET' : 'SIGN_PASSWORD_CHANGED' }),
    'user.passkeyCreated': (event, reacting) =>
      tell(services, reacting, event, { kind: 'PASSKEY_CREATED', name: event.name }),
    'user.shieldCreated': (event, reacting) =>
      tell(services, reacting, event, { kind: 'SHIELD_CREATED', name: event.name }),
    'user.deletionChanged': (event, reacting) =>
      tell(services, reacting, event, {
        kind: 'DELETION_CHANGED',
        deleteAt: event.deleteAt,
        reason: event.reason,
      }),
    'retention.due': async ({ owner, id, count, deleteAt }, reacting) => {
      const firm = owner === 'PERSON' ? null : await findEnterprise(reacting.tx, id);
      const personId = owner === 'PERSON' ? id : await findOwner(reacting.tx, id);
      if (personId === null) return;
      const enterpriseName = firm?.name ?? null;
      await tell(services, reacting, { personId }, { kind: 'RETENTION_DUE', enterpriseName, count, deleteAt });
    },
    'user.contactChanged': async (event, reacting) => {
      const { oldContact, newContact, personId } = event;
      await tell(services, reacting, event, { kind: 'CONTACT_CHANGED', oldContact, newContact }, oldContact);
      onCommit(() => services.push.toDevices([personId], pushOf('ACCOUNT_CHANGED', null)));
    },
  };
}

const pushOf = (actionType: PushMessage['actionType'], targertWsid: string | null): PushMessage => ({
  actionType,
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid, envelopeWsid: null },
});

/** The page on which the person sees it. */
function pageOf(notice: AccountNotice): string {
  if (notice.kind === 'RETENTION_DUE')
    return notice.enterpriseName === null ? '/account/data' : '/enterprise/retention';
  return notice.kind === 'NEW_DEVICE' ? '/account/devices' : '/account/security';
}

async function tell(
  { authorityName, config, delivery, ids, push }: MessagesServices,
  { tx, now }: Reacting,
  { personId }: Pick<AccountEvent, 'personId'>,
  notice: AccountNotice,
  formerContact: string | null = null,
): Promise<void> {
  const person = (await findAddressees(tx, [personId])).get(personId);
  const contacts = new Set([person?.phone, person?.email, formerContact].filter((one) => typeof one === 'string'));
  const language: Language = person?.language ?? 'zh-CN';
  for (const contact of contacts) {
    const channel = normaliseContact(contact)?.kind === 'email' ? 'EMAIL' : 'SMS';
    const link = `${config.publicUrl}${pageOf(notice)}`;
    const message = {
      channel,
      contact,
      service: 'NOTICE',
      link,
      ...accountNoticeText(notice, language, { at: now, link, by: authorityName }),
    } as const;
    await delivery.send(tx, message, { id: ids.next(), now });
  }
  const security = { kind: 'SECURITY', params: { notice: JSON.stringify(notice) } } as const;
  await addMessage(tx, { ids, push }, { to: { accountId: personId, personId }, ...security }, now);
}
