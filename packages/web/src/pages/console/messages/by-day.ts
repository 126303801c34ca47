import type { Message } from '@countersign/contract';

export interface DayOfMessages {
  /** Null: named by its date. */
  readonly day: 'today' | 'yesterday' | null;
  /** When its first message came, ISO. */
  readonly first: string;
  readonly messages: readonly Message[];
}

const dayOf = (at: Date): string => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

/** Messages, newest first, under the days of the reader's zone. */
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
