import { describe, expect, test } from 'vitest';
import { besideCheckMark, movedCheckMark, newCheckMark, slicesOf } from './check-marks.ts';
import type { DraftDocument } from './draft.ts';
import { movedTo } from './draft.ts';
import { type EditorPage, newField } from './fields.ts';
import { pagesFromText, textFromPages } from './page-ranges.ts';
import { wireOf } from './wire-forms.ts';

const pages: EditorPage[] = [1, 2, 3].map((page) => ({ docId: 'D', page, width: 600, height: 800 }));
const mark = newCheckMark('D', 'P', 'f', pages, { resizeWidth: 120, resizeHeight: 120 });

describe('a check-mark seal in the editor', () => {
  test('has a slice on every page, with y measured from the upper edge', () => {
    expect(slicesOf(mark, pages)!.map(({ page, x, y, width, height }) => [page, x, y, width, height])).toEqual([
      [1, 560, 340, 40, 120],
      [2, 560, 340, 40, 120],
      [3, 560, 340, 40, 120],
    ]);
  });
  test('is sent as one form with its layout, at the page of its signature', () => {
    const wire = wireOf(newCheckMark('D', 'P', 'f', pages, { certPages: 2 }), pages[1]!);
    expect(wire).toMatchObject({
      formType: 'MULTI_CHECK_MARK',
      page: 2,
      direction: 'RIGHT',
      pages: null,
      certPages: 2,
    });
  });
  test('moves along its edge and away from the edge, but never off the pages', () => {
    expect(movedCheckMark(mark, -15, 30, pages).checkMark).toMatchObject({ margin: 15, offset: -30 });
    expect(movedCheckMark(mark, 0, 900, pages)).toBe(mark);
  });
  test('is duplicated beside itself', () => {
    expect(besideCheckMark(mark, 'g', pages)).toMatchObject({ id: 'g', checkMark: { offset: -132, margin: 0 } });
  });
  test('has no slices if one of its pages is missing', () => {
    expect(slicesOf({ ...mark, checkMark: { ...mark.checkMark!, pages: [2, 7] } }, pages)).toBeNull();
  });
});

test.each<[string, number[] | null, string]>([
  ['1-3, 5', [1, 2, 3, 5], '1-3, 5'],
  ['5，2、2', [2, 5], '2, 5'],
  ['3-1', null, ''],
  ['0', null, ''],
  ['6', null, ''],
  ['odd', null, ''],
])('the page ranges %o are read, and written in their shortest form', (text, expected, shortest) => {
  expect(pagesFromText(text, 5)).toEqual(expected);
  if (expected !== null) expect(textFromPages(expected)).toBe(shortest);
});

test('a document that replaces another one keeps the fields that fit on its pages', () => {
  const on = (id: string, page: number, y: number) => ({ ...newField('TEXT', pages[0]!, 'P', id), page, y });
  const shorter: DraftDocument = {
    fileWsid: 'E',
    fileName: 'e.pdf',
    pages: [{ width: 600, height: 400 }],
    size: 1000,
    removed: [],
    remarks: [],
    formerFields: [],
  };
  const kept = movedTo(shorter, 'D', [on('stays', 1, 100), on('low', 1, 700), on('late', 2, 100), mark]);
  expect(kept.map(({ id, docId }) => [id, docId])).toEqual([
    ['stays', 'E'],
    ['f', 'E'],
  ]);
});
