import { describe, expect, it } from 'vitest';
import { canvasScale } from './canvas-scale.ts';

const A4 = { width: 595, height: 842 };

describe('the pixels of a page', () => {
  it('follow the screen up to twice its points', () => {
    expect(canvasScale(A4, 1, 1)).toBe(1);
    expect(canvasScale(A4, 1, 2)).toBe(2);
    expect(canvasScale(A4, 1, 3)).toBe(2);
  });
  it('never exceed the budget of a phone, however far it is enlarged', () => {
    for (const scale of [2, 5, 40]) {
      const pixels = A4.width * A4.height * canvasScale(A4, scale, 2) ** 2;
      expect(pixels).toBeLessThanOrEqual(6_000_001);
    }
  });
});
