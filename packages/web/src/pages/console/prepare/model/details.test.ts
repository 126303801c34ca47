import { ENVELOPE_LIMITS } from '@countersign/domain';
import { describe, expect, test } from 'vitest';
import { type Details, changedDetails, isExpiryWrong, isTimerWrong } from './details.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');
const after = (ms: number): string => new Date(NOW.getTime() + ms).toISOString();
const HOUR = 3_600_000;
const saved: Details = {
  title: '采购合同',
  subject: '',
  expireDatetime: after(30 * 24 * HOUR),
  timerDatetime: null,
  needForm: true,
  allowAppendForms: false,
  reminders: null,
  reading: null,
  timezone: 'Asia/Shanghai',
  metadata: {},
};

describe('the details of an envelope sent to the server', () => {
  test.each<[string, Partial<Details>, Partial<Details>]>([
    ['nothing if nothing changed', {}, {}],
    ['only what changed', { title: '合同', needForm: false }, { title: '合同', needForm: false }],
    ['metadata as a whole', { metadata: { order: '7' } }, { metadata: { order: '7' } }],
    ['a time of sending', { timerDatetime: after(HOUR) }, { timerDatetime: after(HOUR) }],
    ['no time in the past, but everything else', { timerDatetime: after(-1), title: '合同' }, { title: '合同' }],
    ['no expiry that the server would refuse', { expireDatetime: after(HOUR - 1) }, {}],
  ])('%s', (_, change, expected) => {
    expect(changedDetails({ ...saved, ...change }, saved, NOW)).toEqual(expected);
  });
});

test.each<[string, number, boolean]>([
  ['less than an hour', ENVELOPE_LIMITS.expiryMinMs - 1, true],
  ['an hour', ENVELOPE_LIMITS.expiryMinMs, false],
  ['365 days', ENVELOPE_LIMITS.expiryMaxMs, false],
  ['more than 365 days', ENVELOPE_LIMITS.expiryMaxMs + 1, true],
])('an expiry %s ahead', (_, ms, isWrong) => {
  expect(isExpiryWrong({ expireDatetime: after(ms) }, NOW)).toBe(isWrong);
});

test.each<[string, string | null, boolean]>([
  ['at once', null, false],
  ['now', after(0), true],
  ['in a minute', after(60_000), false],
  ['an hour before the expiry', after(29 * HOUR), false],
  ['less than an hour before the expiry', after(29 * HOUR + 1), true],
])('sent %s', (_, timerDatetime, isWrong) => {
  expect(isTimerWrong({ timerDatetime, expireDatetime: after(30 * HOUR) }, NOW)).toBe(isWrong);
});
