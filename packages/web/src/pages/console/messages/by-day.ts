import type { Message } from '@countersign/contract';

export interface DayOfMessages {
  /** Null: the day is named by its date. */
  readonly day: 'today' | 'yesterday' | null;
  /** Time of its first message, as an ISO string. */
  readonly first: string;
  readonly messages: readonly Message[];
}

const dayOf = (at: Date): string => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

/** Groups messages, newest first, by the days of the time zone of the user. */
export function byDay(messages: readonly Message[], now: Date): DayOfMessages[] {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = dayOf(new Date(message.createdDatetime));
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, ofDay]) => ({
    day: day === dayOf(now) ? 'today' : day === dayOf(yesterday) ? 'yesterday' : null,
    first: ofDay[0]?.createdDatetime ?? '',
    messages: ofDay,
  }));
}
