import { type Language, languageOf } from '@countersign/contract';
import { type NameSource, normaliseContact, quotedName, registeredNameSource, toWsid } from '@countersign/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { type EventReactions, type Tx } from '../../platform/index.ts';
import { personsByContact } from '../../contracts/index.ts';
import { type Words, asNotice } from './envelope-words.ts';
import { instantText } from './languages/instant-text.ts';
import { addMessage } from './message-store.ts';
import type { MessagesServices } from './notices.ts';
import { findAddressees } from './store.ts';
import { textsIn } from './texts-in.ts';
import { enterprise } from '../../accounts/memberships/views.ts';
import { memberInvitation } from '../../enterprise/invitations/views.ts';

const ZONE = 'Asia/Shanghai';

interface Inviting {
  readonly enterpriseName: string;
  readonly source: NameSource;
}

export const invitationWords = ({ enterpriseName, source }: Inviting, language: Language): Words =>
  textsIn(language).others.invited(quotedName(enterpriseName, source, 'enterprise', language));

/** Notifies an invited person at the contact that was named, and in the message list if they have an account. */
export const invitationNoticeReactions = (services: MessagesServices): EventReactions => ({
  'enterprise.invited': async ({ invitationIds }, { tx, now }) => {
    const rows = await findInvitations(tx, invitationIds);
    const persons = await personsByContact(
      tx,
      rows.map(({ contact }) => contact),
    );
    const people = await findAddressees(tx, [...new Set(persons.values())]);
    for (const row of rows) {
      const person = people.get(persons.get(row.contact) ?? '');
      // A contact without an account is written to in the language of the person who invites.
      const language = person?.language ?? languageOf(row.language);
      const source = registeredNameSource(row.enterpriseIs);
      await send(services, tx, { ...row, source, language, now: now });
      if (person === undefined) continue;
      const to = { accountId: person.id, personId: person.id };
      const params = { enterpriseName: row.enterpriseName, nameSource: source };
      await addMessage(tx, services, { to, kind: 'INVITED', params, target: toWsid('invitation', row.id) }, now);
    }
  },
});

/** The invitations that still wait for an answer. */
const findInvitations = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      id: memberInvitation.id,
      contact: memberInvitation.contact,
      language: memberInvitation.language,
      expireAt: memberInvitation.expireAt,
      enterpriseName: enterprise.name,
      enterpriseIs: enterprise.idttvStatus,
    })
    .from(memberInvitation)
    .innerJoin(enterprise, eq(enterprise.id, memberInvitation.enterpriseId))
    .where(and(inArray(memberInvitation.id, [...ids]), eq(memberInvitation.status, 'WAITING')));

interface Sending extends Inviting {
  readonly id: string;
  readonly contact: string;
  readonly language: Language;
  readonly expireAt: Date;
  readonly now: Date;
}

async function send(
  { authorityName, config, delivery, ids }: MessagesServices,
  tx: Tx,
  sending: Sending,
): Promise<void> {
  const { contact, language, now } = sending;
  const channel = normaliseContact(contact)?.kind === 'email' ? 'EMAIL' : 'SMS';
  const link = `${config.publicUrl}/invitation/${toWsid('invitation', sending.id)}`;
  const words = invitationWords(sending, language);
  const until = instantText(sending.expireAt, ZONE, language);
  const { answerBy, seeInvitation: action } = textsIn(language).others;
  const sentence = answerBy(words.sentence, until);
  const message = asNotice({ ...words, sentence, action }, language, { by: authorityName, link });
  await delivery.send(
    tx,
    { channel, contact, service: 'NOTICE', link, ...message },
    { id: ids.next(), now, kind: 'INVITATION' },
  );
}
