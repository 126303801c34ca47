import { describe, expect, it } from 'vitest';
import { CHOP_SHAPES, chopCells, chopCharacters, chopName, chopScale, isCutShort } from './name-chop.ts';

const read = (text: string, shape: (typeof CHOP_SHAPES)[number] = 'square') => {
  const cells = chopCells([...text], shape);
  const columns = [...new Set(cells.map(({ x }) => x))].toSorted((a, b) => b - a);
  return columns.map((x) =>
    cells
      .filter((cell) => cell.x === x)
      .toSorted((a, b) => a.y - b.y)
      .map(({ character }) => character)
      .join(''),
  );
};

describe('A name seal', () => {
  it.each([
    ['王小明', '王小明'],
    [' 王 小明 ', '王小明'],
    ['阿卜杜拉·买买提', '阿卜杜拉'],
    ['Li', 'Li'],
    ['Alice Mary Smith', 'AMS'],
    ['محمد عبد الله', 'محمد عبد الله'],
    ['สมชาย ใจดี', 'สใ'],
    ['น้ำ', 'น้ำ'],
    ['13800138000', ''],
    ['ada@example.com', ''],
  ])('of %s begins with %s', (name, expected) => {
    expect(chopName(name)).toBe(expected);
  });
  it('omits everything after four characters, a rare one counting as one', () => {
    expect(isCutShort('欧阳 明月')).toBe(false);
    expect(isCutShort('𠮷𠮷𠮷𠮷')).toBe(false);
    expect(isCutShort('阿卜杜拉·买买提')).toBe(true);
  });
  it('shows joined letters as words, below each other', () => {
    const cells = chopCells(chopCharacters('محمد عبد', false), 'square');
    expect(cells.map(({ character }) => character)).toEqual(['محمد', 'عبد']);
    expect(new Set(cells.map(({ x }) => x)).size).toBe(1);
    expect(cells[1]?.y).toBeGreaterThan(cells[0]?.y ?? 1);
  });
  it.each([
    ['王', false, '王'],
    ['王', true, '王印'],
    ['王明', true, '王明之印'],
    ['王小明', true, '王小明印'],
    ['欧阳小明', true, '欧阳小明印'],
    ['欧阳小明月', false, '欧阳小明'],
    ['', true, ''],
  ])('of %s, with 印: %s, says %s', (name, withSuffix, expected) => {
    expect(chopCharacters(name, withSuffix).join('')).toBe(expected);
  });
  it.each([
    ['王', ['王']],
    ['王明', ['王', '明']],
    ['王小明', ['王', '小明']],
    ['王小明印', ['王小', '明印']],
    ['欧阳小明印', ['欧阳', '小明印']],
  ])('%s is read in columns from right to left', (text, columns) => {
    for (const shape of CHOP_SHAPES) expect(read(text, shape)).toEqual(columns);
  });
  it.each([
    ['AS', ['AS']],
    ['AMS', ['AMS']],
    ['JRRT', ['JR', 'RT']],
  ])('%s is read in rows from left to right', (text, rows) => {
    for (const shape of CHOP_SHAPES) {
      const cells = chopCells([...text], shape).toSorted((a, b) => a.y - b.y || a.x - b.x);
      const tops = [...new Set(cells.map(({ y }) => y))];
      const found = tops.map((top) => cells.filter(({ y }) => y === top).map(({ character }) => character));
      expect(found.map((row) => row.join(''))).toEqual(rows);
    }
  });
  it.each(CHOP_SHAPES)('keeps its characters apart and inside its %s border', (shape) => {
    for (const text of ['王', '王明', '王小明', '王小明印', '欧阳小明印', 'AS', 'AMS', 'JRRT']) {
      const cells = chopCells([...text], shape);
      for (const [at, one] of cells.entries()) {
        const corners = [one.x, one.y, one.x + one.width, one.y + one.height].map((value) => Math.abs(value - 0.5));
        const farthest =
          shape === 'round'
            ? Math.hypot(Math.max(corners[0]!, corners[2]!), Math.max(corners[1]!, corners[3]!))
            : Math.max(...corners);
        expect(farthest).toBeLessThan(0.47);
        for (const other of cells.slice(at + 1)) {
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(apart).toBe(true);
        }
      }
    }
  });
  it('fills the cell within the stretching limits', () => {
    expect(chopScale({ width: 10, height: 10 }, { width: 20, height: 30 })).toEqual({ x: 2, y: 3 });
    expect(chopScale({ width: 10, height: 10 }, { width: 20, height: 80 })).toEqual({ x: 2, y: 3.4 });
    expect(chopScale({ width: 10, height: 2 }, { width: 20, height: 20 })).toEqual({ x: 2, y: 3.4 });
  });
});
