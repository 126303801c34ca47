import { describe, expect, test } from 'vitest';
import {
  type Alignment,
  type Pages,
  aligned,
  copiesOnPages,
  distributed,
  flagsOf,
  snapped,
  touched,
} from './arrange.ts';
import { type EditorPage, type Field, newField } from './fields.ts';
import { indexOf } from './pages.ts';

const pages: EditorPage[] = [1, 2, 3, 4, 5].map((page) => ({ docId: 'D', page, width: 600, height: 800 }));
const field = (id: string, more: Partial<Field> = {}): Field => ({
  ...newField('TEXT', pages[0]!, 'P', id, { x: 100, y: 100 }),
  x: 0,
  y: 0,
  width: 100,
  height: 20,
  ...more,
});

describe('aligned fields', () => {
  const three = [field('a', { x: 10, y: 10 }), field('b', { x: 200, y: 50, width: 50 }), field('c', { x: 90, y: 300 })];
  test.each<[Alignment, 'x' | 'y', number[]]>([
    ['left', 'x', [10, 10, 10]],
    ['centre', 'x', [80, 105, 80]],
    ['right', 'x', [150, 200, 150]],
    ['top', 'y', [10, 10, 10]],
    ['middle', 'y', [155, 155, 155]],
    ['bottom', 'y', [300, 300, 300]],
  ])('%s', (how, axis, expected) => {
    expect(aligned(three, how).map((one) => one[axis])).toEqual(expected);
  });
  test('equal gaps keep the outermost fields in place', () => {
    const spread = distributed(three, 'y').toSorted((a, b) => a.y - b.y);
    expect(spread.map(({ id, y }) => [id, y])).toEqual([
      ['a', 10],
      ['b', 155],
      ['c', 300],
    ]);
  });
});

test.each<[string, Pages, number[]]>([
  ['all pages', 'all', [1, 2, 4, 5]],
  ['odd pages', 'odd', [1, 5]],
  ['even pages', 'even', [2, 4]],
  ['a range in either direction', { from: 4, to: 2 }, [2, 4]],
])('a field is copied to %s', (_, which, expected) => {
  const original = field('a', { page: 3 });
  const copies = copiesOnPages(original, which, pages, [original], () => 'copy');
  expect(copies.map(({ page }) => page)).toEqual(expected);
});

test('a frame selects the fields of its page that it touches', () => {
  const all = [
    field('in', { x: 90, y: 90 }),
    field('out', { x: 300, y: 300 }),
    field('other', { x: 90, y: 90, page: 2 }),
  ];
  expect(touched(all, 'D', 1, { x: 0, y: 0, width: 100, height: 100 }).map(({ id }) => id)).toEqual(['in']);
});

test('a moving field snaps to the middle of its page', () => {
  expect(snapped(field('a', { x: 252, y: 5 }), [], 4, pages[0]).field.x).toBe(250);
});

test('fields that overlap or leave their page are flagged, page by page', () => {
  const flags = flagsOf(
    [
      field('a'),
      field('b', { x: 50 }),
      field('c', { page: 2 }),
      field('d', { page: 3, x: 550 }),
      field('e', { page: 9 }),
    ],
    indexOf(pages),
  );
  expect([...flags]).toEqual([
    ['a', 'overlap'],
    ['b', 'overlap'],
    ['d', 'outside'],
    ['e', 'outside'],
  ]);
});
