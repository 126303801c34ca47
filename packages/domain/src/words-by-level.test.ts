import { expect, it } from 'vitest';
import { SIGNATURE_LEVELS } from './vocabulary.ts';
import { wordsOfLevel } from './words-by-level.ts';

it('A level has its own text, else that of the next higher level, and never one that promises more', () => {
  const texts = { 'B-LTA': 'archived', 'B-T': 'stamped', 'B-B': 'claimed' };
  const said = SIGNATURE_LEVELS.map((level) => wordsOfLevel(level, texts));
  expect(said).toEqual(['claimed', 'stamped', 'archived', 'archived']);
  expect(wordsOfLevel('B-B', { 'B-LTA': 'archived' })).toBe('archived');
});
