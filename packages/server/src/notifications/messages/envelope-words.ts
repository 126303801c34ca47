import type { Language } from '@countersign/contract';
import { type MessageKind, NAME_SOURCES, type NameSource, quotedName, quotedText } from '@countersign/domain';

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
  readonly senderSource: NameSource | null;
  /** The verified name of the enterprise that sends; '' for a person, and for one that is not verified. */
  readonly senderEnterprise?: string;
  /** The person who did it, if there is one. */
  readonly actorName: string;
  readonly actorSource: NameSource | null;
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
type Write = (facts: Omit<EnvelopeNewsFacts, 'senderSource' | 'senderEnterprise' | 'actorSource'>) => Words;

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

const ZH: Readonly<Record<EnvelopeNews, Write>> = {
  TO_SIGN: ({ title, senderName, deadline }) => ({
    subject: `请签署：${title}`,
    sentence: `请您在 ${deadline} 之前签署${title}，发起人：${senderName}`,
  }),
  TO_REVIEW: ({ title, senderName, deadline }) => ({
    subject: `请审批：${title}`,
    sentence: `请您在 ${deadline} 之前审批${title}，发起人：${senderName}`,
  }),
  REMINDER: ({ title, senderName, deadline }) => ({
    subject: `提醒：${title}`,
    sentence: `提醒您在 ${deadline} 之前处理${title}，发起人：${senderName}`,
  }),
  EXPIRING_SOON: ({ title, deadline }) => ({
    subject: `即将过期：${title}`,
    sentence: `合同${title}将于 ${deadline} 截止，尚未完成`,
  }),
  COMPLETED: ({ title }) => ({
    subject: `已完成：${title}`,
    sentence: `合同${title}已全部签署完成，可以查看和下载`,
  }),
  REJECTED: ({ title, actorName, reason }) => ({
    subject: `已拒签：${title}`,
    sentence: `合同${title}已被拒签，拒签人：${actorName}${because(reason, '，原因：')}`,
  }),
  CHECK_REFUSED: ({ title, actorName, reason }) => ({
    subject: `审批未通过：${title}`,
    sentence: `合同${title}审批未通过，审批人：${actorName}${because(reason, '，原因：')}`,
  }),
  RETURNED: ({ title, actorName, reason }) => ({
    subject: `已退回：${title}`,
    sentence: `合同${title}已被退回，退回人：${actorName}${because(reason, '，原因：')}`,
  }),
  REVOKED: ({ title, senderName, reason }) => ({
    subject: `已撤回：${title}`,
    sentence: `合同${title}已撤回，发起人：${senderName}${because(reason, '，原因：')}`,
  }),
  EXPIRED: ({ title }) => ({
    subject: `已过期：${title}`,
    sentence: `合同${title}已过截止时间，未能完成签署`,
  }),
  PROLONGED: ({ title, senderName, deadline }) => ({
    subject: `已延期：${title}`,
    sentence: `合同${title}的截止时间已延至 ${deadline}，发起人：${senderName}`,
  }),
  DEADLINE_MISSED: ({ title, actorName }) => ({
    subject: `个人期限已过：${title}`,
    sentence: `合同${title}有参与人未在您设定的期限内处理：${actorName}。您可以为其延期、更换或移除该参与人，或等合同到期`,
  }),
  AUTHORIZED: ({ title, actorName }) => ({
    subject: `已转交他人：${title}`,
    sentence: `合同${title}已转交他人处理，转交人：${actorName}`,
  }),
  REMOVED: ({ title, senderName }) => ({
    subject: `无需处理：${title}`,
    sentence: `您已被移出合同${title}，无需再处理，发起人：${senderName}`,
  }),
  CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
    subject: `请确认作废：${title}`,
    sentence: `请您在 ${deadline} 之前确认作废${title}，发起人：${senderName}${because(reason, '，原因：')}`,
  }),
  CANCELLED: ({ title, reason }) => ({
    subject: `已作废：${title}`,
    sentence: `合同${title}经各方确认已作废${because(reason, '，原因：')}`,
  }),
  PREPARE_FAILED: ({ title }) => ({
    subject: `文件处理失败：${title}`,
    sentence: `合同${title}的文件无法处理，尚未送达任何人，请撤回后更换文件再发`,
  }),
  TIMER_FAILED: ({ title }) => ({
    subject: `定时发送失败：${title}`,
    sentence: `合同${title}未能按时发送，已退回草稿，请检查后重新发送`,
  }),
  NOTICE_FAILED: ({ title, actorName }) => ({
    subject: `通知未送达：${title}`,
    sentence: `合同${title}的一条通知未能送达，可在详情中重试，收件人：${actorName}`,
  }),
};

const EN: Readonly<Record<EnvelopeNews, Write>> = {
  TO_SIGN: ({ title, senderName, deadline }) => ({
    subject: `Please sign: ${title}`,
    sentence: `Please sign ${title} by ${deadline}. It was sent by ${senderName}`,
  }),
  TO_REVIEW: ({ title, senderName, deadline }) => ({
    subject: `Please review: ${title}`,
    sentence: `Please review ${title} by ${deadline}. It was sent by ${senderName}`,
  }),
  REMINDER: ({ title, senderName, deadline }) => ({
    subject: `Reminder: ${title}`,
    sentence: `Please act on ${title} by ${deadline}. It was sent by ${senderName}`,
  }),
  EXPIRING_SOON: ({ title, deadline }) => ({
    subject: `Expiring soon: ${title}`,
    sentence: `The contract ${title} is due by ${deadline} and not completed yet`,
  }),
  COMPLETED: ({ title }) => ({
    subject: `Completed: ${title}`,
    sentence: `Everyone has signed ${title}. It can be read and downloaded`,
  }),
  REJECTED: ({ title, actorName, reason }) => ({
    subject: `Rejected: ${title}`,
    sentence: `The contract ${title} was rejected by ${actorName}${because(reason, ', who wrote: ')}`,
  }),
  CHECK_REFUSED: ({ title, actorName, reason }) => ({
    subject: `Not passed: ${title}`,
    sentence: `The contract ${title} was refused by its reviewer ${actorName}${because(reason, ', who wrote: ')}`,
  }),
  RETURNED: ({ title, actorName, reason }) => ({
    subject: `Returned: ${title}`,
    sentence: `The contract ${title} was returned by ${actorName}${because(reason, ', who wrote: ')}`,
  }),
  REVOKED: ({ title, senderName, reason }) => ({
    subject: `Revoked: ${title}`,
    sentence: `The contract ${title} was revoked by ${senderName}${because(reason, ', who wrote: ')}`,
  }),
  EXPIRED: ({ title }) => ({
    subject: `Expired: ${title}`,
    sentence: `The contract ${title} was not completed before its expiry`,
  }),
  PROLONGED: ({ title, senderName, deadline }) => ({
    subject: `Deadline extended: ${title}`,
    sentence: `The deadline of ${title} was extended to ${deadline} by ${senderName}`,
  }),
  DEADLINE_MISSED: ({ title, actorName }) => ({
    subject: `Deadline missed: ${title}`,
    sentence: `A participant of ${title} has not acted within the time you set: ${actorName}. Extend it, replace or remove the participant, or wait for the contract to expire`,
  }),
  AUTHORIZED: ({ title, actorName }) => ({
    subject: `Handed on: ${title}`,
    sentence: `The contract ${title} was handed on to another person by ${actorName}`,
  }),
  REMOVED: ({ title, senderName }) => ({
    subject: `Nothing to do: ${title}`,
    sentence: `You were removed from the contract ${title} by ${senderName}. You do not need to do anything`,
  }),
  CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
    subject: `Please confirm voiding: ${title}`,
    sentence: `Please confirm by ${deadline} that ${title} is void. This was requested by ${senderName}${because(reason, ', who wrote: ')}`,
  }),
  CANCELLED: ({ title, reason }) => ({
    subject: `Void: ${title}`,
    sentence: `The contract ${title} is void: everyone has confirmed it${because(reason, '. Reason: ')}`,
  }),
  PREPARE_FAILED: ({ title }) => ({
    subject: `Documents failed: ${title}`,
    sentence: `The documents of ${title} could not be processed, and no one was asked to sign. Revoke the contract and send it again with other files`,
  }),
  TIMER_FAILED: ({ title }) => ({
    subject: `Not sent: ${title}`,
    sentence: `The contract ${title} could not be sent at the scheduled time and is a draft again. Check it and send it again`,
  }),
  NOTICE_FAILED: ({ title, actorName }) => ({
    subject: `Notice not delivered: ${title}`,
    sentence: `A notice about ${title} could not be delivered. You can retry it on the page of the contract. Its recipient is ${actorName}`,
  }),
};

const ACTIONS: Readonly<Record<Language, Partial<Record<EnvelopeNews, string>> & { readonly other: string }>> = {
  'zh-CN': {
    TO_SIGN: '查看并签署',
    TO_REVIEW: '查看并审批',
    REMINDER: '立即处理',
    CANCEL_REQUESTED: '查看并确认',
    other: '查看合同',
  },
  en: {
    TO_SIGN: 'Read and sign',
    TO_REVIEW: 'Read and review',
    REMINDER: 'Open the contract',
    CANCEL_REQUESTED: 'Read and confirm',
    other: 'View the contract',
  },
};

/** As stored with a message; null for a message of an earlier release. */
export const sourceOf = (kept: string | undefined): NameSource | null =>
  NAME_SOURCES.find((one) => one === kept) ?? null;

/** Titles, names and reasons were typed by users: they are quoted, after our own words (Rulings §8.26). */
export function envelopeWords(news: EnvelopeNews, language: Language, facts: EnvelopeNewsFacts): Words {
  const reason = facts.reason.replace(/[.。]$/, '');
  const words = (language === 'en' ? EN : ZH)[news]({
    title: quotedText(facts.title, 'title', language),
    senderName: senderWords(facts, language),
    actorName: quotedName(facts.actorName, facts.actorSource, 'name', language),
    reason: reason === '' ? '' : quotedText(reason, 'reason', language),
    deadline: facts.deadline,
  });
  return { ...words, action: ACTIONS[language][news] ?? ACTIONS[language].other };
}

/** The person who sends, and the verified enterprise they send for (ux 47). */
export function senderWords(
  { senderName, senderSource, senderEnterprise = '' }: EnvelopeSender,
  language: Language,
): string {
  const person = quotedName(senderName, senderSource, 'name', language);
  if (senderEnterprise === '') return person;
  const enterprise = quotedText(senderEnterprise, 'enterprise', language);
  return language === 'en' ? `${enterprise}, by ${person}` : `${enterprise}，经办人${person}`;
}

/** What the sender wrote to the participant, in an e-mail only: a text message has no room for it. */
const wordsOfSender = (message: string | null, language: Language): string[] => {
  if (message === null) return [];
  const quoted = quotedText(message, 'message', language);
  return [language === 'en' ? `The sender writes: ${quoted}` : `发起人留言：${quoted}`];
};

/** A message to a phone or a mailbox: the name of the authority, which sends it, the content and the link. */
export const asNotice = (
  { subject, sentence, action }: Words,
  language: Language,
  { by, link, message = null }: { readonly by: string; readonly link: string; readonly message?: string | null },
) => ({
  subject,
  text: language === 'en' ? `[${by}] ${sentence}: ${link}` : `【${by}】${sentence}：${link}`,
  mail: {
    language,
    paragraphs: [`${sentence}${language === 'en' ? '.' : '。'}`, ...wordsOfSender(message, language)],
    ...(action === undefined ? {} : { action }),
  },
});

/** An instant as the screens show it: to the minute, with its zone. */
export function instantText(at: Date, timeZone: string, language: Language): string {
  const text = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
  // As people in China say it (ux 49).
  return language === 'zh-CN' ? text.replace(/GMT\+8(?!:)/, '北京时间') : text;
}
