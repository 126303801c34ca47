import { type DomainEvent, noticeChannel, quotedText, toWsid } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import type { Language } from '@countersign/contract';
import {
  type EventReactions,
  type Services,
  type Tx,
  deliverableContacts,
  enterprise,
  member,
} from '../../platform/index.ts';
import { type Words, asNotice } from './envelope-words.ts';
import { type Recipient, addMessage } from './message-store.ts';
import { findAddressees } from './store.ts';

type MessagesServices = Pick<Services, 'authorityName' | 'config' | 'delivery' | 'ids' | 'push'>;
type Low = Extract<DomainEvent, { readonly type: 'charges.low' }>;

/** Notifies the payer once that few charges are left, and of the outcome of their orders. */
export const chargesNoticeReactions = (services: MessagesServices): EventReactions => ({
  'charges.low': async (event, { tx, now }) => {
    await tellLow(services, tx, event, now);
  },
  'charges.bought': async (event, { tx, now }) => {
    const params = { charges: String(event.charges) };
    await addMessage(tx, services, { ...toBuyer(event), kind: 'CHARGES_BOUGHT', params }, now);
  },
  'charges.refused': async (event, { tx, now }) => {
    const params = { reference: event.reference, reason: event.reason };
    await addMessage(tx, services, { ...toBuyer(event), kind: 'ORDER_REFUSED', params }, now);
  },
});

const toBuyer = ({ personId, memberId }: { readonly personId: string; readonly memberId: string | null }) => ({
  to: { accountId: memberId ?? personId, personId },
  target: memberId === null ? null : toWsid('enterpriseUser', memberId),
});

async function tellLow(services: MessagesServices, tx: Tx, { accountId, owner, left }: Low, now: Date): Promise<void> {
  const { recipients, name } =
    owner === 'PERSON' ? { recipients: [{ accountId, personId: accountId }], name: '' } : await ownersOf(tx, accountId);
  const params = { left: String(left), enterpriseName: name };
  const target = owner === 'PERSON' ? null : toWsid('enterprise', accountId);
  for (const to of recipients) {
    await addMessage(tx, services, { to, kind: 'CHARGES_LOW', params, target }, now);
    const reader = (await findAddressees(tx, [to.personId])).get(to.personId);
    if (reader === undefined) continue;
    const { phone, email, preferences, language } = reader;
    const delivers = deliverableContacts(services.config);
    const channel = noticeChannel({ topic: 'RESULT', preferences, phone, email, addressedBy: 'EMAIL', delivers });
    const contact = channel === 'SMS' ? phone : email;
    if (channel === null || contact === null) continue;
    const link = `${services.config.publicUrl}${owner === 'PERSON' ? '/account/charges' : '/enterprise/finance'}`;
    const action = language === 'en' ? 'See the balance' : '查看额度';
    const words = { ...lowWords({ left: params.left, enterpriseName: name }, language), action };
    const message = {
      channel,
      contact,
      service: 'NOTICE',
      link,
      ...asNotice(words, language, { by: services.authorityName, link }),
    } as const;
    await services.delivery.send(tx, message, { id: services.ids.next(), now });
  }
}

async function ownersOf(tx: Tx, enterpriseId: string): Promise<{ recipients: Recipient[]; name: string }> {
  const rows = await tx
    .select({ accountId: member.id, personId: member.personId, name: enterprise.name })
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .where(and(eq(member.enterpriseId, enterpriseId), eq(member.isOwner, true), eq(member.status, 'NORMAL')));
  return { recipients: rows, name: rows[0]?.name ?? '' };
}

export function lowWords(
  { left = '0', enterpriseName = '' }: { readonly left?: string; readonly enterpriseName?: string },
  language: Language,
): Words {
  const firm = enterpriseName === '' ? '' : quotedText(enterpriseName, 'enterprise', language);
  if (language === 'en') {
    const whose = firm === '' ? 'You have' : `Your enterprise ${firm} has`;
    return { subject: `${left} charges left`, sentence: `${whose} ${left} charges left; please buy more in time` };
  }
  return {
    subject: `签署额度还剩 ${left} 份`,
    sentence: `${firm === '' ? '您的' : `企业${firm}的`}签署额度还剩 ${left} 份，请及时购买`,
  };
}

export function boughtWords({ charges = '0' }: { readonly charges?: string }, language: Language): Words {
  return language === 'en'
    ? {
        subject: `${charges} charges were added`,
        sentence: `Your payment has arrived: ${charges} charges can be used now`,
      }
    : { subject: `${charges} 份签署额度已到账`, sentence: `款项已到账，${charges} 份签署额度现在可以使用` };
}

export function orderRefusedWords(
  { reference = '', reason = '' }: { readonly reference?: string; readonly reason?: string },
  language: Language,
): Words {
  const why = quotedText(reason, 'reason', language);
  return language === 'en'
    ? { subject: `Order ${reference} was cancelled`, sentence: `Your order ${reference} was cancelled: ${why}` }
    : { subject: `订单 ${reference} 已被取消`, sentence: `您购买额度的订单 ${reference} 已被取消，原因：${why}` };
}
