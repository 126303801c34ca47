import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_MARK_PAGES_PER_SEAL } from '../limits.ts';
import { CHECK_MARK_DIRECTIONS } from '../vocabulary.ts';
import {
  type CheckMark,
  checkMarkGroups,
  checkMarkSlices,
  completeCheckMark,
  judgeCheckMarkGiven,
} from './check-mark.ts';
import type { PageSize } from './form.ts';

const A4: PageSize = { width: 600, height: 800 };
const pagesOf = (count: number, size = A4): PageSize[] => Array.from({ length: count }, () => size);
const layout = (given: Partial<CheckMark>) => completeCheckMark({ resizeWidth: 120, resizeHeight: 100, ...given });
function slicesOf(given: Partial<CheckMark>, pages: readonly PageSize[]) {
  const decided = checkMarkSlices(layout(given), pages);
  if (!decided.ok) throw new Error(decided.error);
  return decided.value;
}

describe('A check-mark seal (Spec §3)', () => {
  it('is drawn at the right edge of all pages at its default size unless the sender chooses otherwise', () => {
    expect(completeCheckMark({})).toStrictEqual({
      direction: 'RIGHT',
      percent: 1,
      margin: 0,
      pages: null,
      certPages: 1,
      offset: 0,
      resizable: false,
      resizeWidth: 119.05,
      resizeHeight: 119.05,
    });
    expect(completeCheckMark({ margin: undefined, pages: [5, 2, 5] } as Partial<CheckMark>)).toMatchObject({
      margin: 0,
      pages: [2, 5],
    });
  });

  const third = 1 / 3;
  it.each([
    ['RIGHT', [560, 450, 600, 350], [0, 0, third, 1], [2 * third, 0, 1, 1]],
    ['LEFT', [0, 450, 40, 350], [2 * third, 0, 1, 1], [0, 0, third, 1]],
    ['TOP', [240, 800, 360, 800 - 100 / 3], [0, 0, 1, third], [0, 2 * third, 1, 1]],
    ['BOTTOM', [240, 100 / 3, 360, 0], [0, 2 * third, 1, 1], [0, 0, 1, third]],
  ] as const)('at the %s edge is sliced as if the pages were fanned out there', (direction, box, first, last) => {
    const slices = slicesOf({ direction }, pagesOf(3));
    expect(slices.map(({ page }) => page)).toEqual([1, 2, 3]);
    for (const { position } of slices) {
      const { ulx, uly, lrx, lry } = position;
      for (const [at, value] of [ulx, uly, lrx, lry].entries()) expect(value).toBeCloseTo(box[at]!, 9);
    }
    const part = (at: number) => Object.values(slices[at]!.part);
    for (const [at, value] of part(0).entries()) expect(value).toBeCloseTo(first[at]!, 9);
    for (const [at, value] of part(2).entries()) expect(value).toBeCloseTo(last[at]!, 9);
  });

  it.each([
    ['the margin from the edge', { margin: 10 }, { ulx: 550 - 20, uly: 450, lrx: 590, lry: 350 }],
    ['the upward offset', { offset: 25 }, { ulx: 540, uly: 475, lrx: 600, lry: 375 }],
    ['the percent of its size', { percent: 0.5 }, { ulx: 570, uly: 425, lrx: 600, lry: 375 }],
    [
      'the size chosen by the signer',
      { resizeWidth: 60, resizeHeight: 50 },
      { ulx: 570, uly: 425, lrx: 600, lry: 375 },
    ],
    ['the offset to the right', { direction: 'BOTTOM', offset: 25 }, { ulx: 265, uly: 50, lrx: 385, lry: 0 }],
    ['the margin from the top', { direction: 'TOP', margin: 30 }, { ulx: 240, uly: 770, lrx: 360, lry: 720 }],
  ] as const)('keeps %s', (_, given, position) => {
    expect(slicesOf(given, pagesOf(2)).map((one) => one.position)).toEqual([position, position]);
  });

  it('is centred on the edge of each page as displayed, whatever its size', () => {
    const [upright, lying] = slicesOf({}, [A4, { width: 800, height: 600 }]);
    expect(upright!.position).toEqual({ ulx: 540, uly: 450, lrx: 600, lry: 350 });
    expect(lying!.position).toEqual({ ulx: 740, uly: 350, lrx: 800, lry: 250 });
  });

  it('has its slices on the chosen pages, and the one at `certPages` is the signature field', () => {
    const slices = slicesOf({ pages: [2, 4, 5], certPages: 2 }, pagesOf(6));
    expect(slices.map(({ page, isCert }) => [page, isCert])).toEqual([
      [2, false],
      [4, true],
      [5, false],
    ]);
  });

  it('is whole on a single page', () => {
    expect(slicesOf({}, pagesOf(1))[0]!.part).toEqual({ left: 0, bottom: 0, right: 1, top: 1 });
  });

  it.each([
    [1, [1]],
    [30, [30]],
    [31, [16, 15]],
    [61, [21, 20, 20]],
    [500, [...Array<number>(7).fill(30), ...Array<number>(10).fill(29)]],
  ])('over %i pages becomes as few seals as keep the slices wide enough, over nearly equal groups', (count, sizes) => {
    const pages = pagesOf(count).map((_, at) => at + 1);
    const groups = checkMarkGroups(pages);
    const larger = (a: number, b: number) => b - a;
    expect(groups.map(({ length }) => length).toSorted(larger)).toEqual(sizes.toSorted(larger));
    expect(groups.flat()).toEqual(pages);
    expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(CHECK_MARK_PAGES_PER_SEAL);
  });

  it('has one whole seal for each group of pages, with no part repeated or missing', () => {
    const count = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(count, fc.constantFrom(...CHECK_MARK_DIRECTIONS), (pages, direction) => {
        const slices = slicesOf({ direction }, pagesOf(pages));
        for (const group of checkMarkGroups(slices.map(({ page }) => page))) {
          const parts = slices.filter(({ page }) => group.includes(page)).map(({ part }) => part);
          const starts = parts.map(({ left, bottom }) => left + bottom).toSorted((a, b) => a - b);
          expect(starts).toEqual(group.map((_, at) => at / group.length));
          const area = parts.reduce((sum, each) => sum + (each.right - each.left) * (each.top - each.bottom), 0);
          expect(area).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it.each([
    ['extends above the page', { offset: 351 }],
    ['extends below the page', { offset: -351 }],
    ['leaves the page because of its margin', { margin: 541 }],
    ['leaves the page at the bottom', { direction: 'BOTTOM', margin: 760 }],
    ['is larger than the page', { resizeHeight: 1001 }],
    ['is nowhere', { offset: Number.NaN }],
    ['is larger than any page', { resizeWidth: 1e9 }],
    ['has slices too thin to see', { percent: 0.01 }],
    ['has a slice on a missing page', { pages: [1, 3] }],
  ] as const)('that %s is refused with the message of forms outside the page (Spec §5)', (_, given) => {
    expect(checkMarkSlices(layout(given), pagesOf(2))).toMatchObject({ ok: false, error: 'ERROR_FORM_POSITION' });
  });

  it('is refused if its signature field is on none of its pages', () => {
    const refused = { ok: false, error: 'ERROR_FORM_VALUE', params: { detail: 'certPages' } };
    expect(checkMarkSlices(layout({ certPages: 3 }), pagesOf(2))).toEqual(refused);
    expect(checkMarkSlices(layout({ certPages: 2, pages: [2] }), pagesOf(2))).toEqual(refused);
  });

  const placed = layout({ pages: [1, 2], resizable: true });
  it.each([
    ['nothing', placed, {}, placed],
    ['the placed values again', placed, { direction: 'RIGHT', pages: [2, 1], resizeWidth: 120 }, placed],
    ['a smaller size', placed, { resizeWidth: 60, resizeHeight: 50 }, { ...placed, resizeWidth: 60, resizeHeight: 50 }],
  ] as const)('is drawn as its holder requests: %s', (_, seal, given, drawn) => {
    expect(judgeCheckMarkGiven('id', seal, given as Partial<CheckMark>)).toEqual({ ok: true, value: drawn });
  });
  it.each([
    ['another size for one that is not resizable', { ...placed, resizable: false }, { resizeWidth: 60 }],
    ['a larger size', placed, { resizeHeight: 101 }],
    ['other pages', placed, { pages: [1] }],
    ['all pages', placed, { pages: null }],
    ['another edge', placed, { direction: 'LEFT' }],
    ['another margin', placed, { margin: 1 }],
    ['that it is resizable', { ...placed, resizable: false }, { resizable: true, resizeWidth: 60 }],
  ] as const)('refuses a request of its holder: %s', (_, seal, given) => {
    const refused = { ok: false, error: 'ERROR_FORM_NOT_REVISABLE', params: { formId: 'id' } };
    expect(judgeCheckMarkGiven('id', seal, given as Partial<CheckMark>)).toEqual(refused);
  });
});
