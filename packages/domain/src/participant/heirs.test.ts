import { describe, expect, it } from 'vitest';
import { type HeirCandidate, firstInLine, judgeHeir, judgeReplacement, lastInLine, lineOf } from './heirs.ts';

const one = (id: string, change: Partial<HeirCandidate> = {}): HeirCandidate => ({
  id,
  heirOfId: null,
  sequence: 1,
  status: 'ING_WAIT',
  personId: `person-${id}`,
  phone: `138${id}`,
  email: null,
  ...change,
});
const handed = (id: string, heirOfId: string | null): HeirCandidate =>
  one(id, { heirOfId, status: 'ED_SUCCESS_AUTHORIZE' });
/** a handed on to b, b to c; d is a separate participant. */
const LINE = [handed('a', null), handed('b', 'a'), one('c', { heirOfId: 'b' }), one('d')];
const heir = (change: Partial<HeirCandidate>) => ({
  name: 'Heir',
  phone: null,
  email: null,
  personId: null,
  ...change,
});

describe('The chain of an act that was handed on (Rulings §2 "authorize")', () => {
  it('is returned from the first to the last participant', () => {
    expect(lineOf(LINE, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([firstInLine(LINE, 'c'), firstInLine(LINE, 'd')]).toEqual(['a', 'd']);
    expect([lastInLine(LINE, 'a')?.id, lastInLine(LINE, 'd')?.id]).toEqual(['c', 'd']);
  });
});

describe('A colleague with a masked contact', () => {
  it('cannot be identified by guessing contacts as a replacement for them or for another participant', () => {
    const colleague = one('e', { colleagueId: 'member-e' });
    const participants = [one('c'), colleague];
    const guess = heir({ phone: '138e', personId: 'person-e' });
    expect(judgeReplacement(participants, colleague, guess).ok).toBe(true);
    expect(judgeReplacement(participants, participants[0]!, guess).ok).toBe(true);
    expect(judgeReplacement(participants, participants[0]!, heir({ phone: '138c' })).ok).toBe(false);
  });
});

describe('Handing an act on', () => {
  it.each([
    ['to a new person', heir({ phone: '13900000000' }), null],
    ['back to the one who handed it on', heir({ phone: '138a' }), null],
    ['to oneself by phone', heir({ phone: '138c' }), 'ERROR_AUTHORIZE_SELF'],
    [
      'to oneself by another own contact',
      heir({ personId: 'person-c', email: 'c@x' }),
      'ERROR_AUTHORIZE_SELF',
    ],
    ['to someone in the same step with a masked contact', heir({ phone: '138d' }), null],
  ])('%s', (_, candidate, error) => {
    const decision = judgeHeir(LINE, LINE[2]!, candidate);
    expect(decision.ok ? null : decision.error).toBe(error);
  });

  it('is possible five times and not a sixth', () => {
    const line = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at, all) => one(id, { heirOfId: all[at - 1] ?? null }));
    const judged = (at: number) => judgeHeir(line.slice(0, at + 1), line[at]!, heir({ phone: '13900000000' }));
    expect([4, 5].map((at) => judged(at).ok)).toEqual([true, false]);
    expect(judged(5)).toMatchObject({ error: 'ERROR_AUTHORIZE_LIMIT', params: { limit: 5 } });
    expect(judgeHeir(line, line[5]!, heir({ personId: 'person-f' }))).toMatchObject({ error: 'ERROR_AUTHORIZE_LIMIT' });
  });
});
