/** Pixels of a canvas: four bytes each, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
/** A part of a page, in hundredths of its width or height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The side of the compared squares in pixels; smaller ones find specks, larger ones miss a comma. */
const CELL = 8;
/** Colours within this distance count as equal: rendering one letter twice differs this much by rounding alone. */
const NEAR = 24;
const BOXES_MAX = 24;
const WHOLE: Box = { x: 0, y: 0, width: 100, height: 100 };

/** Where two drawings of one page look different; the whole page if their sizes differ, or if nearly everything does. */
export function differences(a: Pixels, b: Pixels): Box[] {
  if (a.width !== b.width || a.height !== b.height) return [WHOLE];
  const columns = Math.ceil(a.width / CELL);
  const rows = Math.ceil(a.height / CELL);
  const differing = new Uint8Array(columns * rows);
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const at = (y * a.width + x) * 4;
      if (isNear(a.data, b.data, at)) continue;
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      differing[cell] = 1;
    }
  }
  const boxes = connected(differing, columns, rows).map((box) => ({
    x: (box.left * CELL * 100) / a.width,
    y: (box.top * CELL * 100) / a.height,
    width: ((Math.min(a.width, (box.right + 1) * CELL) - box.left * CELL) * 100) / a.width,
    height: ((Math.min(a.height, (box.bottom + 1) * CELL) - box.top * CELL) * 100) / a.height,
  }));
  return boxes.length > BOXES_MAX ? [WHOLE] : boxes;
}

const isNear = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): boolean =>
  Math.abs((a[at] ?? 0) - (b[at] ?? 0)) <= NEAR &&
  Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) <= NEAR &&
  Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)) <= NEAR;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Squares that touch, or have one other between them, are merged: letters of one word, strokes of one name. */
function connected(differing: Uint8Array, columns: number, rows: number): Area[] {
  const areas: Area[] = [];
  for (let start = 0; start < differing.length; start++) {
    if (differing[start] !== 1) continue;
    const area = { left: columns, top: rows, right: 0, bottom: 0 };
    const queue = [start];
    differing[start] = 2;
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y);
      for (let down = Math.max(0, y - 2); down <= Math.min(rows - 1, y + 2); down++) {
        for (let over = Math.max(0, x - 2); over <= Math.min(columns - 1, x + 2); over++) {
          const next = down * columns + over;
          if (differing[next] !== 1) continue;
          differing[next] = 2;
          queue.push(next);
        }
      }
    }
    areas.push(area);
  }
  return areas;
}
