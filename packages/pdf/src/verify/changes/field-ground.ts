import type { Matrix, Rectangle } from '../../geometry.ts';
import { boxed, type Point } from './matrices.ts';
import { TOO_LIGHT_FOR_TEXT, type Lightness } from './paint-colour.ts';

/** Backgrounds and borders extend from side to side; anything shorter may be part of a letter. */
const FROM_SIDE_TO_SIDE = 0.8;
/** Tolerances for lines along edges, in units of the appearance. */
const THICKEST_LINE = 3;
const THINNEST_FILL = 1.5;
const EDGE = 3;

/** A path of rectangles and straight lines; any other path is not a background. */
export class Path {
  readonly boxes: Rectangle[] = [];
  readonly lines: Rectangle[] = [];
  isPlain = true;
  #at: Point = [0, 0];

  rectangle(box: Rectangle, ctm: Matrix): void {
    this.boxes.push(boxed(box, ctm));
  }

  move(to: Point): void {
    this.#at = to;
  }

  line(to: Point, ctm: Matrix): void {
    this.lines.push(boxed([...this.#at, ...to], ctm));
    this.#at = to;
  }
}

/** Whether the filled path is a light background from side to side, or a rule along its upper or lower edge. */
export function isBackground(path: Path, frame: Rectangle, light: Lightness): boolean {
  const isLightEnough = light !== null && light >= TOO_LIGHT_FOR_TEXT;
  if (!path.isPlain || path.lines.length > 0) return false;
  return path.boxes.every((box) => {
    if (box[3] - box[1] <= THINNEST_FILL && runsAlong(box, frame)) return true;
    return isLightEnough && isWide(box, frame) && isHigh(box, frame);
  });
}

/** Whether the stroked path is a border, or a divider between boxes of single letters. */
export function isBorder(path: Path, frame: Rectangle, { width, isComb }: { width: number; isComb: boolean }): boolean {
  if (!path.isPlain || width > THICKEST_LINE) return false;
  const isRule = (line: Rectangle): boolean => (line[1] === line[3] ? runsAlong(line, frame) : isDivider(line));
  const isDivider = (line: Rectangle): boolean => isComb && line[0] === line[2] && isHigh(line, frame);
  return path.boxes.every((box) => isWide(box, frame) && isHigh(box, frame)) && path.lines.every(isRule);
}

const isWide = (box: Rectangle, frame: Rectangle): boolean =>
  box[2] - box[0] >= (frame[2] - frame[0]) * FROM_SIDE_TO_SIDE;
const isHigh = (box: Rectangle, frame: Rectangle): boolean =>
  box[3] - box[1] >= (frame[3] - frame[1]) * FROM_SIDE_TO_SIDE;
const runsAlong = (line: Rectangle, frame: Rectangle): boolean =>
  isWide(line, frame) && (line[3] <= frame[1] + EDGE || line[1] >= frame[3] - EDGE);
