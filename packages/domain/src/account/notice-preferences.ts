import { type Delivers, reachesPhone } from '../participant/identifying.ts';
import { NOTICE_CHANNELS, NOTICE_TOPICS, type NoticeChannel, type NoticeTopic } from '../vocabulary.ts';

/** Topic → channel → wanted. */
export type NoticePreferences = Readonly<Record<NoticeTopic, Readonly<Record<NoticeChannel, boolean>>>>;

/** Stored preferences; a missing entry means wanted. Security notices cannot be turned off. */
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

/** The channels of a notice that are delivered outside the product; an open page shows DESKTOP. */
export type MessageChannel = Extract<NoticeChannel, 'SMS' | 'EMAIL'>;

export interface NoticeQuestion {
  readonly topic: NoticeTopic;
  /** Null for a recipient without an account, who has no preferences. */
  readonly preferences: NoticePreferences | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** The channel by which the sender addressed them. */
  readonly addressedBy: MessageChannel;
  /** A contact that this installation cannot deliver to counts as none. */
  readonly delivers: Delivers;
}

/**
 * The channel of a notice; null if the recipient wants none. It is the first wanted channel for which there is a contact,
 * beginning with the one by which the recipient was addressed. A recipient who wants only a channel without a contact
 * gets the notice by the other one.
 */
export function noticeChannel(question: NoticeQuestion): MessageChannel | null {
  const { topic, preferences, phone, email, addressedBy, delivers } = question;
  const isWanted = (channel: MessageChannel): boolean => preferences === null || preferences[topic][channel];
  const inOrder: readonly MessageChannel[] = addressedBy === 'SMS' ? ['SMS', 'EMAIL'] : ['EMAIL', 'SMS'];
  const reached = inOrder.filter((channel) =>
    channel === 'SMS' ? phone !== null && reachesPhone(phone, delivers) : email !== null && delivers.EMAIL,
  );
  if (!inOrder.some(isWanted)) return null;
  return reached.find(isWanted) ?? reached[0] ?? null;
}
