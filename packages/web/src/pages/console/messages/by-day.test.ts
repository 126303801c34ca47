import type { Message } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { byDay } from './by-day.ts';

const at = (createdDatetime: Date): Message => ({
  messageWsid: createdDatetime.toISOString(),
  actionType: 'COMPLETED',
  messageTitle: '',
  messageContent: '',
  isread: false,
  createdDatetime: createdDatetime.toISOString(),
  attachMessage: { targertWsid: null, envelopeWsid: null },
});

describe('Messages by day', () => {
  it('are grouped under today, yesterday and earlier dates, in their order', () => {
    const now = new Date(2026, 2, 1, 12);
    const messages = [
      at(new Date(2026, 2, 1, 11)),
      at(new Date(2026, 2, 1, 0)),
      at(new Date(2026, 1, 28, 23)),
      at(new Date(2026, 1, 27, 1)),
    ];
    const days = byDay(messages, now);
    expect(days.map(({ day, messages: ofDay }) => [day, ofDay.length])).toEqual([
      ['today', 2],
      ['yesterday', 1],
      [null, 1],
    ]);
  });
});
