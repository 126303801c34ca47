import { type FormType, judgePosition } from '@countersign/domain';
import { describe, expect, test } from 'vitest';
import { copiesOnPages, flagsOf, snapped } from './arrange.ts';
import { type BoxType, type EditorPage, type Field, newField, resized, within } from './fields.ts';
import { HISTORY_STEPS, begin, record, redo, undo } from './history.ts';
import { boxOf, positionOf, wireOf } from './wire-forms.ts';

const page = (number = 1, size = { width: 595, height: 842 }): EditorPage => ({ docId: 'D', page: number, ...size });
const field = (id: string, more: Partial<Field> = {}): Field => ({
  ...newField('WRITE_SIGN', page(), 'P', id, { x: 100, y: 100 }),
  ...more,
});

describe('the place of a field', () => {
  test('wire coordinates start at the bottom: a field high on the page has a large uly', () => {
    expect(positionOf({ x: 10, y: 20, width: 83, height: 33 }, 842)).toEqual({ ulx: 10, uly: 822, lrx: 93, lry: 789 });
  });
  test('converting there and back gives the same place', () => {
    const box = { x: 12.34, y: 700.12, width: 113.39, height: 113.39 };
    expect(boxOf(positionOf(box, 841.89), 841.89)).toEqual(box);
  });
  test.each<[BoxType, number, number]>([
    ['WRITE_SIGN', 83, 33],
    ['SEAL_SIGN', 113.4, 113.4],
    ['TEXT', 125, 15],
    ['DATE', 143, 15],
  ])('a new %s has its default size', (type, width, height) => {
    const made = newField(type, page(), 'P', 'f');
    expect([made.width, made.height].map((size) => Math.round(size * 10) / 10)).toEqual([width, height]);
  });
  test.each([[{ x: -50, y: 9000 }], [{ x: 9000, y: -1 }]])(
    'a field dropped beyond the edge, at %o, is on the page for the server too',
    (at) => {
      const made = newField('SEAL_SIGN', page(), 'P', 'f', at);
      expect(judgePosition(wireOf(made, page()).position, page()).ok).toBe(true);
    },
  );
  test('a page smaller than the field gets a field of its size', () => {
    expect(within(field('f', { width: 300, height: 300 }), { width: 100, height: 60 })).toMatchObject({
      x: 0,
      y: 0,
      width: 100,
      height: 60,
    });
  });
  test('a seal keeps its ratio and ends at the edge of the page', () => {
    const seal = newField('SEAL_SIGN', page(), 'P', 'f', { x: 500, y: 100 });
    const large = resized(seal, 400, 3, page());
    expect(large.height / large.width).toBeCloseTo(1);
    expect(large.x + large.width).toBeLessThanOrEqual(595.001);
  });
});

describe('faults flagged at once', () => {
  const pageOf = (docId: string, number: number) => (docId === 'D' && number <= 2 ? page(number) : undefined);
  test('overlapping fields', () => {
    expect(flagsOf([field('a'), field('b', { x: 110 }), field('c', { x: 400 })], pageOf)).toEqual(
      new Map([
        ['a', 'overlap'],
        ['b', 'overlap'],
      ]),
    );
  });
  test('fields that touch, or are on different pages, do not overlap', () => {
    expect(flagsOf([field('a'), field('b', { x: 58.5 + 83 }), field('c', { page: 2 })], pageOf).size).toBe(0);
  });
  test('a field beyond its page, or on a missing page', () => {
    expect(flagsOf([field('a', { x: 560 }), field('b', { page: 3 })], pageOf)).toEqual(
      new Map([
        ['a', 'outside'],
        ['b', 'outside'],
      ]),
    );
  });
});

test('a copy for all pages skips those that have it already', () => {
  const pages = [page(1), page(2), page(3, { width: 200, height: 200 })];
  const original = field('a', { y: 700 });
  let number = 0;
  const copies = copiesOnPages(original, 'all', pages, [original], () => `copy${++number}`);
  expect(copies.map((copy) => [copy.page, copy.y])).toEqual([
    [2, 700],
    [3, 167],
  ]);
  expect(copiesOnPages(original, 'all', pages.slice(0, 2), [original, ...copies], () => 'x')).toEqual([]);
});

test('a moving field snaps to the edge of another', () => {
  const { field: moved, guides } = snapped(field('a', { x: 203 }), [field('b', { x: 200, y: 400 })], 4);
  expect([moved.x, guides]).toEqual([200, { x: 200, y: null }]);
});

test('only text and date fields have a prefilled value', () => {
  const wire = (type: FormType) => wireOf(field('f', { type: type as Field['type'], initialValue: '甲方' }), page());
  expect([wire('TEXT').initialValue, wire('WRITE_SIGN').initialValue, wire('DATE').format]).toEqual([
    '甲方',
    undefined,
    'yyyy-MM-dd',
  ]);
});

test('a date is sent once it is valid', () => {
  const sent = (initialValue: string) =>
    wireOf(field('f', { type: 'DATE', format: 'yyyy-MM-dd', initialValue }), page()).initialValue;
  expect([sent(''), sent('2026-1'), sent('2026-02-30'), sent('2026-02-28')]).toEqual([null, null, null, '2026-02-28']);
});

describe('undo', () => {
  test('undoes and redoes; a new change drops what was undone', () => {
    const made = record(record(begin(0), 1), 2);
    expect([undo(made).now, redo(undo(made)).now, redo(record(undo(made), 9)).now]).toEqual([1, 2, 9]);
  });
  test('arrow keys on one field are one step', () => {
    const made = record(record(record(begin(0), 1, 'move a'), 2, 'move a'), 3, 'move a');
    expect(undo(made).now).toBe(0);
  });
  test('fifty steps are kept', () => {
    let history = begin(0);
    for (let step = 1; step <= 80; step += 1) history = record(history, step);
    for (let step = 0; step < 80; step += 1) history = undo(history);
    expect(history.now).toBe(80 - HISTORY_STEPS);
  });
});
