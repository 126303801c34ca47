import { describe, expect, it } from 'vitest';
import {
  type SuccessorCandidate,
  firstInLine,
  judgeSuccessor,
  judgeReplacement,
  lastInLine,
  lineOf,
} from './successors.ts';

const one = (id: string, change: Partial<SuccessorCandidate> = {}): SuccessorCandidate => ({
  id,
  successorOfId: null,
  sequence: 1,
  status: 'ING_WAIT',
  personId: `person-${id}`,
  phone: `138${id}`,
  email: null,
  ...change,
});
const handed = (id: string, successorOfId: string | null): SuccessorCandidate =>
  one(id, { successorOfId, status: 'ED_SUCCESS_AUTHORIZE' });
/** a handed on to b, b to c; d is a separate participant. */
const LINE = [handed('a', null), handed('b', 'a'), one('c', { successorOfId: 'b' }), one('d')];
const successor = (change: Partial<SuccessorCandidate>) => ({
  name: 'Successor',
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
    const guess = successor({ phone: '138e', personId: 'person-e' });
    expect(judgeReplacement(participants, colleague, guess).ok).toBe(true);
    expect(judgeReplacement(participants, participants[0]!, guess).ok).toBe(true);
    expect(judgeReplacement(participants, participants[0]!, successor({ phone: '138c' })).ok).toBe(false);
  });
});

describe('Handing an act on', () => {
  it.each([
    ['to a new person', successor({ phone: '13900000000' }), null],
    ['back to the one who handed it on', successor({ phone: '138a' }), null],
    ['to oneself by phone', successor({ phone: '138c' }), 'ERROR_AUTHORIZE_SELF'],
    ['to oneself by another own contact', successor({ personId: 'person-c', email: 'c@x' }), 'ERROR_AUTHORIZE_SELF'],
    ['to someone in the same step with a masked contact', successor({ phone: '138d' }), null],
  ])('%s', (_, candidate, error) => {
    const decision = judgeSuccessor(LINE, LINE[2]!, candidate);
    expect(decision.ok ? null : decision.error).toBe(error);
  });

  it('is possible five times and not a sixth', () => {
    const line = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at, all) => one(id, { successorOfId: all[at - 1] ?? null }));
    const judged = (at: number) =>
      judgeSuccessor(line.slice(0, at + 1), line[at]!, successor({ phone: '13900000000' }));
    expect([4, 5].map((at) => judged(at).ok)).toEqual([true, false]);
    expect(judged(5)).toMatchObject({ error: 'ERROR_AUTHORIZE_LIMIT', params: { limit: 5 } });
    expect(judgeSuccessor(line, line[5]!, successor({ personId: 'person-f' }))).toMatchObject({
      error: 'ERROR_AUTHORIZE_LIMIT',
    });
  });
});
