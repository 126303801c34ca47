import type { Language } from '@countersign/contract';
import { type MessageKind, NAME_SOURCES, type NameSource, quotedName, quotedText } from '@countersign/domain';
import { textsIn } from './texts-in.ts';

/**
 * Events of an envelope that people are notified of; each has one wording per language, for messages by phone or mail and for
 * the list.
 */
export type EnvelopeNews = Exclude<
  MessageKind,
  | 'MULTI_SEND_DONE'
  | 'JOIN_APPLICATION'
  | 'JOIN_DECIDED'
  | 'INVITED'
  | 'SEAL_APPLICATION'
  | 'SEAL_DECIDED'
  | 'OWNER_CHANGED'
  | 'WORK_HANDED_OVER'
  | 'WEBHOOK_OFF'
  | 'IDENTITY_DECIDED'
  | 'CHARGES_LOW'
  | 'CHARGES_BOUGHT'
  | 'ORDER_REFUSED'
  | 'ORDER_REFUNDED'
  | 'DATA_EXPORT'
  | 'SECURITY'
>;

export interface EnvelopeNewsFacts {
  readonly title: string;
  readonly senderName: string;
  readonly senderSource: NameSource;
  /** The verified name of the enterprise that sends; '' for a person, and for one that is not verified. */
  readonly senderEnterprise?: string;
  /** The person who did it, if there is one. */
  readonly actorName: string;
  readonly actorSource: NameSource;
  readonly reason: string;
  /** In the reader's language, with its zone. */
  readonly deadline: string;
}

export type EnvelopeSender = Pick<EnvelopeNewsFacts, 'senderName' | 'senderSource' | 'senderEnterprise'>;

/** `sentence` does not end with a full stop. */
export interface Words {
  readonly subject: string;
  readonly sentence: string;
  /** The label of the button in an e-mail. */
  readonly action?: string;
}

/** As stored with a message. */
export const sourceOf = (kept: string | undefined): NameSource => NAME_SOURCES.find((one) => one === kept) ?? 'GIVEN';

/** Titles, names and reasons were typed by users: they are quoted, after our own words (Rulings §8.26). */
export function envelopeWords(news: EnvelopeNews, language: Language, facts: EnvelopeNewsFacts): Words {
  const reason = facts.reason.replace(/[.。]$/, '');
  const { news: texts, actions } = textsIn(language).envelopes;
  const words = texts[news]({
    title: quotedText(facts.title, 'title', language),
    senderName: senderWords(facts, language),
    actorName: quotedName(facts.actorName, facts.actorSource, 'name', language),
    reason: reason === '' ? '' : quotedText(reason, 'reason', language),
    deadline: facts.deadline,
  });
  return { ...words, action: actions[news] ?? actions.other };
}

/** The person who sends, and the verified enterprise they send for (ux 47). */
export function senderWords(
  { senderName, senderSource, senderEnterprise = '' }: EnvelopeSender,
  language: Language,
): string {
  const person = quotedName(senderName, senderSource, 'name', language);
  if (senderEnterprise === '') return person;
  const enterprise = quotedText(senderEnterprise, 'enterprise', language);
  return textsIn(language).envelopes.sender(person, enterprise);
}

/** What the sender wrote to the participant, in an e-mail only: a text message has no room for it. */
const wordsOfSender = (message: string | null, language: Language): string[] => {
  if (message === null) return [];
  const quoted = quotedText(message, 'message', language);
  return [textsIn(language).envelopes.wordsOfSender(quoted)];
};

/** A message to a phone or a mailbox: the name of the authority, which sends it, the content and the link. */
export const asNotice = (
  { subject, sentence, action }: Words,
  language: Language,
  { by, link, message = null }: { readonly by: string; readonly link: string; readonly message?: string | null },
) => ({
  subject,
  text: textsIn(language).envelopes.message(by, sentence, link),
  mail: {
    language,
    paragraphs: [textsIn(language).envelopes.full(sentence), ...wordsOfSender(message, language)],
    ...(action === undefined ? {} : { action }),
  },
});
