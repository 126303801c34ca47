import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenIn, optionBoxes, spelledChoice } from './choice.ts';
import { doOverlap } from './form.ts';

const boxes = { options: ['A', 'B', 'C'], minChosen: 1, maxChosen: 2 };

describe('The value of a choice', () => {
  it.each([
    ['DROPDOWN', { options: ['A', 'B'] }, ' B ', 'B'],
    ['RADIO', { options: ['A', 'B'] }, 'b', null],
    ['CHECKBOX', boxes, 'C；A', 'A\nC'],
    ['CHECKBOX', boxes, 'A\nB\nC', null],
    ['CHECKBOX', boxes, 'A;A', null],
    ['CHECKBOX', { options: ['A', 'B'], minChosen: 2 }, 'A', null],
    ['CHECKBOX', { options: ['A', 'B'] }, ' ; ', ''],
    ['CHECKBOX', null, '是', 'YES'],
    ['CHECKBOX', {}, 'false', ''],
    ['CHECKBOX', null, 'maybe', null],
  ] as const)('of %s %o is, given %o, %o', (formType, settings, given, value) => {
    expect(spelledChoice(formType, settings, given)).toBe(value);
  });

  it('stays what it is, and has the chosen options in their order', () => {
    const options = ['一', '二', '三', '四'];
    fc.assert(
      fc.property(fc.shuffledSubarray(options), (chosen) => {
        const value = spelledChoice('CHECKBOX', { options }, chosen.join(';'));
        expect(chosenIn(value ?? '')).toEqual(options.filter((one) => chosen.includes(one)));
        expect(spelledChoice('CHECKBOX', { options }, value ?? '')).toBe(value);
      }),
    );
  });
});

describe('The boxes of the options', () => {
  it('lie within the box of the field and do not overlap', () => {
    const size = fc.integer({ min: 20, max: 600 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 50 }), (width, height, count) => {
        const cells = optionBoxes({ ulx: 10, uly: 10 + height, lrx: 10 + width, lry: 10 }, count);
        expect(cells).toHaveLength(count);
        for (const [at, cell] of cells.entries()) {
          expect(cell.ulx).toBeGreaterThanOrEqual(10 - 1e-6);
          expect(cell.lrx).toBeLessThanOrEqual(10 + width + 1e-6);
          expect(cell.lry).toBeGreaterThanOrEqual(10 - 1e-6);
          expect(cells.slice(at + 1).some((other) => doOverlap(cell, other))).toBe(false);
        }
      }),
    );
  });

  it('are below one another where the field is high enough, and side by side where it is low', () => {
    const at = (height: number) =>
      optionBoxes({ ulx: 0, uly: height, lrx: 100, lry: 0 }, 2).map(({ ulx, uly }) => [ulx, uly]);
    expect(at(40)).toEqual([
      [0, 40],
      [0, 20],
    ]);
    expect(at(20)).toEqual([
      [0, 20],
      [50, 20],
    ]);
  });
});
