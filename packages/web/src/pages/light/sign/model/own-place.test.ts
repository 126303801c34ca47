import { DEFAULT_BOX_PT, judgePosition } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { OWN_TYPES, boxAt, changedBox, positionOf } from './own-place.ts';

const PAGE = { width: 595, height: 842 };

describe('A field that a participant places', () => {
  it.each(OWN_TYPES)('%s has its default size and its middle at the given point (Spec §9)', (type) => {
    const { x, y, width, height } = boxAt(type, { x: 300, y: 400 }, PAGE);
    expect({ width, height }).toEqual(DEFAULT_BOX_PT[type]);
    expect([x + width / 2, y + height / 2]).toEqual([300, 400]);
  });

  it.each([
    ['the upper left corner', { x: 0, y: 0 }],
    ['the lower right corner', { x: 595, y: 842 }],
    ['a point beside the page', { x: -40, y: 2000 }],
  ])('stays on the page when it is put at %s (Spec §5)', (_, at) => {
    for (const type of OWN_TYPES) expect(judgePosition(positionOf(boxAt(type, at, PAGE), PAGE), PAGE).ok).toBe(true);
  });

  it('is moved and resized within the page', () => {
    const box = { x: 500, y: 800, width: 83, height: 33 };
    expect(changedBox('WRITE_SIGN', box, 'move', 100, 100, PAGE)).toEqual({ ...box, x: 512, y: 809 });
    expect(changedBox('WRITE_SIGN', box, 'resize', 100, 100, PAGE)).toEqual({ ...box, width: 95, height: 42 });
    expect(changedBox('TEXT', box, 'resize', -500, -500, PAGE)).toEqual({ ...box, width: 12, height: 12 });
  });

  it('keeps its ratio where it is a seal (ux 7)', () => {
    const box = { x: 400, y: 100, width: 100, height: 100 };
    expect(changedBox('SEAL_SIGN', box, 'resize', 20, 5, PAGE)).toEqual({ ...box, width: 120, height: 120 });
    const most = changedBox('SEAL_SIGN', box, 'resize', 900, 900, PAGE);
    expect(most.width).toBe(most.height);
    expect(most.width).toBeCloseTo(195);
  });

  it('is sent in points from the lower left corner (Rulings §6.6)', () => {
    expect(positionOf({ x: 10, y: 20, width: 30, height: 40 }, PAGE)).toEqual({ ulx: 10, uly: 822, lrx: 40, lry: 782 });
  });
});
