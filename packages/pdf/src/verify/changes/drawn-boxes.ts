import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import type { PdfDict, PdfStream } from '../../syntax/objects.ts';
import { IDENTITY } from './matrices.ts';
import { Pen, type Sheet, freshState, runOn } from './pen.ts';

/** A box and how much it hides the content under it, from 0 (not at all) to 1 (completely). */
export interface Cover {
  readonly box: Rectangle;
  readonly alpha: number;
}

/** An approximation of what a content stream draws, in the target space. */
export interface DrawnBoxes {
  readonly text: Rectangle[];
  /** Fills and strokes that are visible on white. */
  readonly ink: Rectangle[];
  readonly pictures: Rectangle[];
  /** Boxes that hide the content under them. */
  readonly covers: Cover[];
}

const MOST_OPERATORS = 500_000;

interface Looking {
  readonly matrix: Matrix;
  /** Whether masks and samples of images are read; otherwise images are taken to hide everything. */
  readonly readsMasks: boolean;
}

/** The parts hidden by an appearance; an appearance that cannot be read to its end may hide anything. */
export function coversDrawn(
  document: PdfDocument,
  stream: PdfStream,
  { matrix, readsMasks }: Looking,
): readonly Cover[] {
  const sheet = newSheet(document, { readsMasks, isPage: false });
  const group = document.getDict(stream.dict.get('Group'));
  const pen = new Pen(sheet, document.getDict(stream.dict.get('Resources')), freshState(matrix), {
    isIsolated: document.get(group?.get('I')) === true,
  });
  runOn(sheet, pen, [stream]);
  return sheet.covers;
}

/** The drawing of the page content; `isWhole` is false if it cannot be read to its end. */
export function pageDrawn(
  document: PdfDocument,
  streams: readonly PdfStream[],
  resources: PdfDict | null,
): DrawnBoxes & { readonly isWhole: boolean } {
  const sheet = newSheet(document, { readsMasks: true, isPage: true });
  runOn(sheet, new Pen(sheet, resources, freshState(IDENTITY)), streams);
  return sheet;
}

const newSheet = (document: PdfDocument, more: Pick<Sheet, 'readsMasks' | 'isPage'>): Sheet => ({
  document,
  isMask: false,
  isWhole: true,
  left: MOST_OPERATORS,
  text: [],
  ink: [],
  pictures: [],
  covers: [],
  ...more,
});
