import { NOTICE_CHANNELS, NOTICE_TOPICS, type NoticeChannel, type NoticeTopic } from '../vocabulary.ts';

/** Topic → channel → wanted. */
export type NoticePreferences = Readonly<Record<NoticeTopic, Readonly<Record<NoticeChannel, boolean>>>>;

/** What is stored of a choice; what is missing in it is wanted. What is about security always comes. */
export function noticePreferences(stored: unknown): NoticePreferences {
  const chosen = (stored ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const isWanted = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
    topic === 'SECURITY' || chosen[topic]?.[channel] !== false;
  return Object.fromEntries(
    NOTICE_TOPICS.map((topic) => [
      topic,
      Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, isWanted(topic, channel)])),
    ]),
  ) as unknown as NoticePreferences;
}

/** The channels of a notice that leave the house; DESKTOP is shown by an open page. */
export type MessageChannel = Extract<NoticeChannel, 'SMS' | 'EMAIL'>;

export interface NoticeQuestion {
  readonly topic: NoticeTopic;
  /** Null for somebody without an account, who has chosen nothing. */
  readonly preferences: NoticePreferences | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** How the sender addressed them. */
  readonly addressedBy: MessageChannel;
}

/**
 * The one channel a notice goes by: as its reader was addressed, else the other one; of those with a contact, a wanted
 * one. Whoever wants it by a channel they have no contact for gets it by the other; whoever wants it by neither does not.
 */
export function noticeChannel(question: NoticeQuestion): MessageChannel | null {
  const { topic, preferences, phone, email, addressedBy } = question;
  const isWanted = (channel: MessageChannel): boolean => preferences === null || preferences[topic][channel];
  const inOrder: readonly MessageChannel[] = addressedBy === 'SMS' ? ['SMS', 'EMAIL'] : ['EMAIL', 'SMS'];
  const reached = inOrder.filter((channel) => (channel === 'SMS' ? phone : email) !== null);
  if (!inOrder.some(isWanted)) return null;
  return reached.find(isWanted) ?? reached[0] ?? null;
}
