import { HAN, type Line } from './lines.ts';
import type { Box } from './page-content.ts';

/** A piece of a page for reading: text that adapts to the screen, the cells of a row, or a part of the page as a picture. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string; readonly box: Box }
  | { readonly kind: 'cells'; readonly cells: readonly string[]; readonly box: Box }
  | { readonly kind: 'picture'; readonly box: Box };

/** In parts of the size of the text. */
const SAME_SIZE = 0.08;
const SLACK = 2.6;
const LETTER = 0.6;
const SAME_LEFT = 4;
const INDENT = 0.8;
const LEADING = 2.1;
const PICTURE_GAP = 1;
/** In parts of the usual size. */
const HEADING = 1.15;
/** In points. */
const MARGIN = 3;
const LEAST_PICTURE = 12;
/** A picture that covers this share of a page is its background if text stands on it. */
const BACKGROUND = 0.6;
const SENTENCE_END = /[。.；;!！?？]$/;
const MARKER = /^(第.{1,6}[条章节款编]|[（(]?[\d一二三四五六七八九十]{1,3}[)）、.．]|[（(][a-zA-Z][)）]|[•·●■◆▪○-] ?)/;

const unite = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - MARGIN &&
  inner.right <= outer.right + MARGIN &&
  inner.top >= outer.top - MARGIN &&
  inner.bottom <= outer.bottom + MARGIN;
const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/**
 * @param pictures the pictures on the page, and the appearances of its fields and notes
 * @param page its width and height, in points
 */
export function blocksOf(
  lines: readonly Line[],
  pictures: readonly Box[],
  page: { readonly width: number; readonly height: number },
): Block[] {
  const whole: Box = { left: 0, top: 0, right: page.width, bottom: page.height };
  const shown = pictures
    .map((box) => clip(box, whole))
    .filter(({ left, top, right, bottom }) => right - left >= LEAST_PICTURE && bottom - top >= LEAST_PICTURE);
  const isBackground = (box: Box): boolean => lines.length > 0 && areaOf(box) > BACKGROUND * areaOf(whole);
  const parts = shown.filter((box) => !isBackground(box));
  const free = lines.filter((line) => !parts.some((box) => isWithin(line, box)));
  const blocks = inReadingOrder(textBlocks(free));
  for (const box of parts) {
    const at = blocks.findIndex((block) => block.box.top > box.top);
    blocks.splice(at < 0 ? blocks.length : at, 0, { kind: 'picture', box });
  }
  return unitePictures(blocks);
}

const clip = (box: Box, whole: Box): Box => ({
  left: Math.max(box.left, whole.left),
  top: Math.max(box.top, whole.top),
  right: Math.min(box.right, whole.right),
  bottom: Math.min(box.bottom, whole.bottom),
});

function textBlocks(lines: readonly Line[]): Block[] {
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const blocks: Block[] = [];
  let before: { readonly line: Line; readonly leading: number | null } | null = null;
  for (const line of lines) {
    const { cells, left, top, right, bottom, isProved } = line;
    const box: Box = { left, top, right, bottom };
    const last = blocks.at(-1);
    const leading: number | null = before === null ? null : line.baseline - before.line.baseline;
    if (!isProved) blocks.push({ kind: 'picture', box });
    else if (cells.length > 1) blocks.push({ kind: 'cells', cells, box });
    else if (before !== null && last !== undefined && 'text' in last && continues(before, line, rightOf(lines, line))) {
      blocks[blocks.length - 1] = { ...last, text: joinText(last.text, cells[0] ?? ''), box: unite(last.box, box) };
      before = { line, leading };
      continue;
    } else blocks.push({ kind: line.size >= HEADING * usual ? 'heading' : 'paragraph', text: cells[0] ?? '', box });
    before = isProved && cells.length === 1 ? { line, leading: null } : null;
  }
  return blocks;
}

/** How much room may be left at the end of a line because the first word of the next one did not fit. */
const slackOf = ({ cells }: Line): number =>
  Math.max(SLACK, LETTER * (/^[^\s\u2E80-\uFFEF]*/.exec(cells[0] ?? '')?.[0].length ?? 0) + 1);

/** Whether it begins with a Han character: the translation of a clause is a paragraph of its own. */
const isHan = ({ cells }: Line): boolean => HAN.test((cells[0] ?? '').slice(0, 1));

/** Where the lines that begin about there end. */
const rightOf = (lines: readonly Line[], { left, size }: Line): number =>
  Math.max(...lines.filter((one) => Math.abs(one.left - left) < SAME_LEFT * size).map(({ right }) => right));

/** Whether a line continues the paragraph of the line before it, which fills its width. */
function continues(
  before: { readonly line: Line; readonly leading: number | null },
  next: Line,
  right: number,
): boolean {
  const { line } = before;
  const leading = next.baseline - line.baseline;
  return (
    Math.abs(next.size - line.size) < SAME_SIZE * line.size &&
    leading > 0 &&
    leading < LEADING * line.size &&
    (before.leading === null || leading < before.leading * 1.25) &&
    next.left < line.left + INDENT * line.size &&
    line.right > right - slackOf(next) * line.size &&
    !(SENTENCE_END.test(line.cells[0] ?? '') && isHan(line) !== isHan(next)) &&
    !MARKER.test(next.cells[0] ?? '')
  );
}

const joinText = (before: string, next: string): string =>
  before + (HAN.test(before.slice(-1)) || HAN.test(next.slice(0, 1)) ? '' : ' ') + next;

/** From top to bottom; a page whose texts stand beside each other, as in columns, in the order of its content. */
function inReadingOrder(blocks: readonly Block[]): Block[] {
  const beside = blocks.filter((one, at) =>
    blocks.slice(at + 1).some(({ box }) => box.top < one.box.bottom - MARGIN && one.box.top < box.bottom - MARGIN),
  );
  return beside.length > 1 ? [...blocks] : blocks.toSorted((a, b) => a.box.top - b.box.top);
}

/** Lines that are shown as pictures below each other are one picture. */
function unitePictures(blocks: readonly Block[]): Block[] {
  const united: Block[] = [];
  for (const block of blocks) {
    const last = united.at(-1);
    const isNear =
      last?.kind === 'picture' &&
      block.kind === 'picture' &&
      block.box.top - last.box.bottom < PICTURE_GAP * (block.box.bottom - block.box.top);
    if (isNear) united[united.length - 1] = { kind: 'picture', box: unite(last.box, block.box) };
    else united.push(block);
  }
  return united;
}
