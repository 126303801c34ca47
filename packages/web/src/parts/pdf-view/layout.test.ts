import { describe, expect, it } from 'vitest';
import {
  GAP_PX,
  HEADING_PX,
  anchorAt,
  fitScale,
  indexAt,
  layOut,
  pointOf,
  visibleRange,
  type ViewDocument,
} from './layout.ts';

const A4 = { width: 595, height: 842 };
const WIDE = { width: 842, height: 595 };
const document = (id: string, pages: ViewDocument['pages']): ViewDocument => ({
  id,
  name: `${id}.pdf`,
  url: `/${id}`,
  pages,
});

describe('the layout of pages in one scroll', () => {
  it('puts pages of several documents below each other, each document under its name', () => {
    const { placed, height, width } = layOut([document('a', [A4, WIDE]), document('b', [A4])], 1);
    expect(placed.map((item) => [item.page.docId, item.page.page, item.heading])).toEqual([
      ['a', 1, 'a.pdf'],
      ['a', 2, null],
      ['b', 1, 'b.pdf'],
    ]);
    expect(placed[0]!.top).toBe(GAP_PX + HEADING_PX);
    expect(placed[1]!.top).toBe(placed[0]!.top + 842 + GAP_PX);
    expect(height).toBe(placed[2]!.top + 842 + GAP_PX);
    expect(width).toBe(842);
  });

  it('gives a single document no heading', () => {
    expect(layOut([document('a', [A4])], 1).placed[0]).toMatchObject({ heading: null, top: GAP_PX });
  });

  it('fits the widest page and never enlarges beyond the natural size', () => {
    expect(fitScale([document('a', [A4, WIDE])], 421)).toBeCloseTo(0.5);
    expect(fitScale([document('a', [A4])], 5000)).toBeCloseTo(96 / 72);
  });

  it('finds the page at a height, above the first and below the last too', () => {
    const layout = layOut([document('a', [A4, A4, A4])], 1);
    expect([-5, 0, GAP_PX + 841, GAP_PX + 842 + GAP_PX, 99_999].map((y) => indexAt(layout, y))).toEqual([
      0, 0, 0, 1, 2,
    ]);
  });

  it('draws the visible pages and one beyond', () => {
    const layout = layOut(
      [
        document(
          'a',
          Array.from({ length: 500 }, () => A4),
        ),
      ],
      1,
    );
    const [first, last] = visibleRange(layout, 858 * 100, 900);
    expect(first).toBeGreaterThanOrEqual(98);
    expect(last).toBeLessThanOrEqual(103);
    expect(visibleRange(layout, 0, 500)).toEqual([0, 1]);
  });

  it('keeps the point under a finger while the scale changes', () => {
    const documents = [document('a', [A4, WIDE, A4])];
    const before = layOut(documents, 0.5);
    const anchor = anchorAt(before, 0.5, 600, 310, 700);
    const after = layOut(documents, 1.25);
    const moved = pointOf(after, 1.25, 1052, anchor);
    const again = anchorAt(after, 1.25, 1052, moved.x, moved.y);
    expect(again.index).toBe(anchor.index);
    expect(again.xPt).toBeCloseTo(anchor.xPt);
    expect(again.yPt).toBeCloseTo(anchor.yPt);
  });
});
