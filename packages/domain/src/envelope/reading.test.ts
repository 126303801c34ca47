import { expect, it } from 'vitest';
import { isRead, judgeReading, nextPage } from './reading.ts';

const shown = (inView: number[], seconds: number) => ({ id: 'a', pageCount: 3, inView, seconds });

it('asks for every page, in whatever order, and names the first that is missing', () => {
  expect(isRead({ until: 'END' }, shown([3, 1, 2, 2], 0))).toBe(true);
  expect(isRead({ until: 'END' }, shown([3, 1], 999))).toBe(false);
  expect(nextPage(shown([3, 1], 0))).toBe(2);
  expect(nextPage(shown([1, 2, 3], 0))).toBeNull();
});

it('asks for the seconds of each document', () => {
  expect(isRead({ until: 'SECONDS', seconds: 30 }, shown([], 30))).toBe(true);
  expect(isRead({ until: 'SECONDS', seconds: 30 }, shown([1, 2, 3], 29))).toBe(false);
});

it('refuses the act over the first document that falls short, and asks for nothing without a rule', () => {
  const documents = [shown([1, 2, 3], 0), { ...shown([1], 0), id: 'b' }];
  expect(judgeReading({ until: 'END' }, documents)).toEqual({
    ok: false,
    error: 'ERROR_READING_MISSING',
    params: { documentId: 'b' },
  });
  expect(judgeReading(null, documents).ok).toBe(true);
});
