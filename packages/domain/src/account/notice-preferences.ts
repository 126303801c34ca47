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
