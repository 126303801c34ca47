import { type DomainEvent, noticeChannel, quotedText, toWsid } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import type { Language } from '@countersign/contract';
import { type EventReactions, type Services, type Tx, deliverableContacts } from '../../platform/index.ts';
import { type Words, asNotice } from './envelope-words.ts';
import { type Recipient, addMessage } from './message-store.ts';
import { findAddressees } from './store.ts';
import { textsIn } from './texts-in.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';

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
  'charges.refunded': async (event, { tx, now }) => {
    const params = { reference: event.reference, amount: event.amount, charges: String(event.charges) };
    const buyer = toBuyer(event);
    await addMessage(tx, services, { ...buyer, kind: 'ORDER_REFUNDED', params }, now);
    const path = buyer.target === null ? OWN_PATH : FIRM_PATH;
    await send(tx, services, { to: buyer.to, path, wordsIn: (language) => orderRefundedWords(params, language) }, now);
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
    const path = owner === 'PERSON' ? OWN_PATH : FIRM_PATH;
    await send(tx, services, { to, path, wordsIn: (language) => lowWords(params, language) }, now);
  }
}

const OWN_PATH = '/account/charges';
const FIRM_PATH = '/enterprise/finance';

interface ChargesNotice {
  readonly to: Recipient;
  /** The page with the balance. */
  readonly path: string;
  readonly wordsIn: (language: Language) => Words;
}
/** Sends what the message says by mail or as a text message too, as the person has chosen for results. */
async function send(
  tx: Tx,
  services: MessagesServices,
  { to, path, wordsIn }: ChargesNotice,
  now: Date,
): Promise<void> {
  const reader = (await findAddressees(tx, [to.personId])).get(to.personId);
  if (reader === undefined) return;
  const { phone, email, preferences, language } = reader;
  const delivers = deliverableContacts(services.config);
  const channel = noticeChannel({ topic: 'RESULT', preferences, phone, email, addressedBy: 'EMAIL', delivers });
  const contact = channel === 'SMS' ? phone : email;
  if (channel === null || contact === null) return;
  const link = `${services.config.publicUrl}${path}`;
  const words = { ...wordsIn(language), action: textsIn(language).others.seeBalance };
  const message = {
    channel,
    contact,
    service: 'NOTICE',
    link,
    ...asNotice(words, language, { by: services.authorityName, link }),
  } as const;
  await services.delivery.send(tx, message, { id: services.ids.next(), now });
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
  const firm = enterpriseName === '' ? null : quotedText(enterpriseName, 'enterprise', language);
  return textsIn(language).others.chargesLow(left, firm);
}

export const boughtWords = ({ charges = '0' }: { readonly charges?: string }, language: Language): Words =>
  textsIn(language).others.chargesBought(charges);

export function orderRefundedWords(
  {
    reference = '',
    amount = '',
    charges = '0',
  }: { readonly reference?: string; readonly amount?: string; readonly charges?: string },
  language: Language,
): Words {
  return textsIn(language).others.refunded(reference, amount, charges === '0' ? null : charges);
}

export function orderRefusedWords(
  { reference = '', reason = '' }: { readonly reference?: string; readonly reason?: string },
  language: Language,
): Words {
  return textsIn(language).others.orderRefused(reference, quotedText(reason, 'reason', language));
}
