import type { PagePictures } from '@countersign/pdf';
import { type Color, type FilledBox, type Mark, textRun } from './marks.ts';

/** A page to be shown in small, with a text under it. */
export interface Picture {
  readonly label: string;
  /** Null: an empty frame in place of a page that cannot be shown. */
  readonly of: PagePictures | null;
  /** Counted from 0. */
  readonly page: number;
  /** The displayed page, in points. */
  readonly width: number;
  readonly height: number;
  readonly frames: readonly PictureFrame[];
}

/** A frame on the page, in points of the displayed page, with a short text at its corner. */
interface PictureFrame {
  readonly box: { readonly ulx: number; readonly uly: number; readonly lrx: number; readonly lry: number };
  /** '' for none. */
  readonly text: string;
  readonly isStrong: boolean;
}

interface Colors {
  readonly accent: Color;
  readonly grey: Color;
  readonly rule: Color;
}

export const PICTURE_LABEL_PT = 7;
const GAP_PT = 12;
const FRAME_TEXT_PT = 6;
/** The height of the tallest picture, in widths. */
const TALLEST = 1.5;

interface PictureRow {
  readonly height: number;
  marks(left: number, top: number, colors: Colors): Mark[];
}

/** A row of pictures beside each other, each fitted into its column in its own proportions. */
export function picturesInRow(row: readonly Picture[], columns: number, width: number): PictureRow {
  const side = (width - (columns - 1) * GAP_PT) / columns;
  const fitted = row.map((picture) => {
    const scale = Math.min(side / picture.width, (side * TALLEST) / picture.height);
    return { picture, scale, width: picture.width * scale, height: picture.height * scale };
  });
  return {
    height: Math.max(...fitted.map((one) => one.height)),
    marks: (left, top, colors) => fitted.flatMap((one, at) => marksOf(one, left + at * (side + GAP_PT), top, colors)),
  };
}

type Fitted = { readonly picture: Picture; readonly scale: number; readonly width: number; readonly height: number };

function marksOf({ picture, scale, width, height }: Fitted, x: number, top: number, colors: Colors): Mark[] {
  const y = top - height;
  const { of, page } = picture;
  return [
    ...(of === null ? [] : [{ kind: 'page' as const, of, page, x, y, width, height }]),
    ...outline({ x, y, width, height }, colors.rule, 0.5),
    ...picture.frames.flatMap(({ box, text, isStrong }): Mark[] => {
      const place = {
        x: x + box.ulx * scale,
        y: y + box.lry * scale,
        width: (box.lrx - box.ulx) * scale,
        height: (box.uly - box.lry) * scale,
      };
      const above = textRun(text, place.x + 1, place.y + place.height + 1, FRAME_TEXT_PT, colors.accent);
      const lines = isStrong ? outline(place, colors.accent, 0.8) : outline(place, colors.grey, 0.4);
      return text === '' ? lines : [...lines, above];
    }),
    textRun(picture.label, x, y - PICTURE_LABEL_PT * 1.4, PICTURE_LABEL_PT, colors.grey),
  ];
}

function outline({ x, y, width, height }: Omit<FilledBox, 'kind' | 'color'>, color: Color, thick: number): Mark[] {
  return [
    { x, y, width, height: thick },
    { x, y: y + height - thick, width, height: thick },
    { x, y, width: thick, height },
    { x: x + width - thick, y, width: thick, height },
  ].map((line) => ({ kind: 'box', color, ...line }));
}
