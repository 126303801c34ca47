import { describe, expect, it } from 'vitest';
import { countOf, dayOf, endOf, judgeTerms } from './terms.ts';

const NOW = new Date(2026, 4, 10, 15, 0);

describe('The end and number of uses of an authorisation', () => {
  it.each([
    ['no end', '', '', { endDay: false, times: false }],
    ['today', '2026-05-10', '1', { endDay: false, times: false }],
    ['yesterday', '2026-05-09', '', { endDay: true, times: false }],
    ['not a date', 'soon', '', { endDay: true, times: false }],
    ['no use', '', '0', { endDay: false, times: true }],
    ['more uses than allowed', '', '10000001', { endDay: false, times: true }],
    ['half a use', '', '1.5', { endDay: false, times: true }],
  ])('are checked while typed: %s', (_, endDay, times, fault) => {
    expect(judgeTerms({ endDay, times }, NOW)).toEqual(fault);
  });

  it('last to the end of the chosen day in the time zone of the user', () => {
    const end = new Date(endOf('2026-05-10') ?? '');
    expect(dayOf(end)).toBe('2026-05-10');
    expect(dayOf(new Date(end.getTime() + 1))).toBe('2026-05-11');
    expect(endOf('')).toBeNull();
  });

  it('have no limit if no number is given', () => {
    expect([countOf({ endDay: '', times: '' }), countOf({ endDay: '', times: '3' })]).toEqual([null, 3]);
  });
});
