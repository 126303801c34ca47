import { describe, expect, it } from 'vitest';
import { sealSize } from './seals-size.ts';

describe('The size of a seal on paper', () => {
  it.each([
    ['a square one', 512, 512, 40, 40],
    ['a wide one', 512, 256, 40, 20],
    ['a tall one', 300, 400, 30, 40],
    ['a small picture', 20, 10, 40, 20],
  ])('of %s is 40 mm like a seal field, with its ratio kept (Spec §9)', (_, width, height, across, down) => {
    expect(sealSize({ width, height })).toEqual({ width: across, height: down });
  });
});
