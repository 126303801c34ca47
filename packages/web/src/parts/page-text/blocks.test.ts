import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { linesOf } from './lines.ts';
import type { Glyph } from './page-content.ts';

const PAGE = { width: 595, height: 842 };
const SIZE = 12;
let order = 0;

/** A text at a place: Han characters are as wide as high, others half as wide. */
function written(text: string, x: number, baseline: number, size = SIZE): Glyph[] {
  order += 1;
  let left = x;
  return [...text].map((character) => {
    const width = /[\u2E80-\uFFEF]/.test(character) ? size : size / 2;
    const glyph = { text: character, drawn: character, font: 'f', x: left, right: left + width, baseline, size, order };
    left += width;
    return { ...glyph, isPlain: true };
  });
}
const read = (glyphs: readonly Glyph[], isProved: (glyph: Glyph) => boolean = () => true) =>
  blocksOf(linesOf(glyphs, isProved), [], PAGE).map((block) =>
    block.kind === 'picture' ? 'picture' : block.kind === 'cells' ? block.cells : block.text,
  );

it('joins the lines of a paragraph, and begins another one at an indent', () => {
  const glyphs = [
    ...written('　　甲方将位于上海市的房屋出租给乙方使用，租赁期限自二〇二六年', 60, 100),
    ...written('十二月一日起至二〇二七年十一月三十日止，共计十二个月，期满甲方', 60, 120),
    ...written('有权收回。', 60, 140),
    ...written('　　乙方应如期交还。', 60, 160),
  ];
  expect(read(glyphs)).toEqual([
    '甲方将位于上海市的房屋出租给乙方使用，租赁期限自二〇二六年十二月一日起至二〇二七年十一月三十日止，共计十二个月，期满甲方有权收回。',
    '乙方应如期交还。',
  ]);
});

it('puts a space between lines of Latin words, and none between Han characters', () => {
  const glyphs = [
    ...written('The Tenant shall keep the premises in good order and', 60, 100),
    ...written('condition.', 60, 118),
  ];
  expect(read(glyphs)).toEqual(['The Tenant shall keep the premises in good order and condition.']);
});

it('begins a paragraph at a number of a clause, and for a translation', () => {
  const glyphs = [
    ...written('第一条 服务内容 乙方为甲方建设并维护数据平台，范围见附件。', 60, 100),
    ...written('The Provider builds and maintains the data platform of Annex 1.', 60, 118),
    ...written('第二条 服务期限 自双方签署之日起十二个月，期满前可书面续约', 60, 136),
  ];
  expect(read(glyphs)).toHaveLength(3);
});

it('keeps the cells of a row apart, in whatever order they are written', () => {
  const glyphs = [
    ...written('3,000.00', 400, 100),
    ...written('空调', 60, 100),
    ...written('2', 250, 100),
    ...written('合计', 60, 120),
  ];
  expect(read(glyphs)).toEqual([['空调', '2', '3,000.00'], '合计']);
});

it('shows a line as a picture if one of its characters is not proved, or is written from right to left', () => {
  const glyphs = [
    ...written('Rent: 1000 euros.', 60, 100),
    ...written('Deposit: 500 euros.', 60, 140),
    ...written('هذا العقد', 60, 180),
  ];
  const isProved = ({ text, baseline }: Glyph): boolean => !(text === '1' && baseline === 100);
  expect(read(glyphs, isProved)).toEqual(['picture', 'Deposit: 500 euros.', 'picture']);
});

it('reads from top to bottom, but two columns one after the other', () => {
  const foot = [...written('Page 1', 60, 800), ...written('First line.', 60, 100)];
  expect(read(foot)).toEqual(['First line.', 'Page 1']);
  const column = (name: string, x: number): Glyph[] =>
    Array.from({ length: 10 }, (_, at) => written(`${name} ${at}.`, x, 100 + 40 * at)).flat();
  const columns = read([...column('left', 60), ...column('right', 320)]);
  expect(columns.slice(8, 12)).toEqual(['left 8.', 'left 9.', 'right 0.', 'right 1.']);
});

it('leaves out the text on a picture, but not on a background', () => {
  const line = linesOf(written('On the logo', 100, 100), () => true);
  expect(blocksOf(line, [{ left: 90, top: 80, right: 200, bottom: 120 }], PAGE)).toMatchObject([{ kind: 'picture' }]);
  const background = [{ left: 0, top: 0, right: 595, bottom: 842 }];
  expect(blocksOf(line, background, PAGE)).toMatchObject([{ kind: 'paragraph', text: 'On the logo' }]);
});
