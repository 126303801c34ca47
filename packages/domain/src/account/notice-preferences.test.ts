import { describe, expect, it } from 'vitest';
import { NOTICE_TOPICS } from '../vocabulary.ts';
import { type MessageChannel, noticeChannel, noticePreferences } from './notice-preferences.ts';

const PHONE = '13800000001';
const EMAIL = 'someone@example.com';
const wanting = (SMS: boolean, isEmail: boolean) => ({ SMS, EMAIL: isEmail, DESKTOP: true });

const BOTH = { PHONE: true, EMAIL: true };

describe('Notice preferences', () => {
  it('default to every topic on every channel', () => {
    for (const stored of [null, undefined, {}, { TURN: {} }]) {
      expect(Object.values(noticePreferences(stored))).toEqual(NOTICE_TOPICS.map(() => wanting(true, true)));
    }
  });

  it('cannot turn security notices off', () => {
    const { SECURITY, TURN } = noticePreferences({ SECURITY: wanting(false, false), TURN: wanting(false, false) });
    expect(SECURITY).toEqual(wanting(true, true));
    expect(TURN).toEqual(wanting(false, false));
  });
});

type Contacts = 'phone' | 'email' | 'both' | 'none';
const contacts = (has: Contacts) => ({
  phone: has === 'phone' || has === 'both' ? PHONE : null,
  email: has === 'email' || has === 'both' ? EMAIL : null,
});

describe('A notice', () => {
  it.each<[wants: [sms: boolean, email: boolean], has: Contacts, by: MessageChannel, MessageChannel | null]>([
    [[true, true], 'both', 'SMS', 'SMS'],
    [[true, true], 'both', 'EMAIL', 'EMAIL'],
    [[true, true], 'email', 'SMS', 'EMAIL'],
    [[true, true], 'phone', 'EMAIL', 'SMS'],
    [[false, true], 'both', 'SMS', 'EMAIL'],
    [[true, false], 'both', 'EMAIL', 'SMS'],
    // The wanted channel has no contact: the other channel is better than none.
    [[false, true], 'phone', 'SMS', 'SMS'],
    [[true, false], 'email', 'EMAIL', 'EMAIL'],
    [[false, false], 'both', 'SMS', null],
    [[true, true], 'none', 'SMS', null],
  ])('wanted by [SMS, EMAIL] %j of one with %s, addressed by %s, goes by %s', (wants, has, addressedBy, expected) => {
    const preferences = noticePreferences({ TURN: wanting(...wants) });
    expect(noticeChannel({ topic: 'TURN', preferences, addressedBy, delivers: BOTH, ...contacts(has) })).toBe(expected);
  });

  it('follows the preference for its own topic', () => {
    const preferences = noticePreferences({ REMINDER: wanting(false, false), SECURITY: wanting(false, false) });
    const by = (topic: (typeof NOTICE_TOPICS)[number]) =>
      noticeChannel({ topic, preferences, addressedBy: 'SMS', delivers: BOTH, ...contacts('both') });
    expect(NOTICE_TOPICS.map(by)).toEqual(['SMS', null, 'SMS', 'SMS']);
  });

  it.each<[Contacts, MessageChannel, MessageChannel | null]>([
    ['phone', 'SMS', 'SMS'],
    ['email', 'EMAIL', 'EMAIL'],
    ['none', 'SMS', null],
  ])('is always sent to a recipient without an account (%s)', (has, addressedBy, expected) => {
    expect(noticeChannel({ topic: 'TURN', preferences: null, addressedBy, delivers: BOTH, ...contacts(has) })).toBe(
      expected,
    );
  });

  it.each<[Contacts, MessageChannel | null]>([
    ['both', 'EMAIL'],
    ['email', 'EMAIL'],
    ['phone', null],
  ])('goes by e-mail alone where no text message can be sent (%s)', (has, expected) => {
    const delivers = { PHONE: false, EMAIL: true };
    for (const preferences of [null, noticePreferences({ TURN: wanting(true, false) })])
      expect(noticeChannel({ topic: 'TURN', preferences, addressedBy: 'SMS', delivers, ...contacts(has) })).toBe(
        expected,
      );
  });
});
