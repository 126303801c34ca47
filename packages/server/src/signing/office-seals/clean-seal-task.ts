import { type Pixels, TaskRefusal, decodePicture, task } from '../../platform/index.ts';

/** A seal of 45 mm at 600 dots an inch. */
const LONGEST_SIDE_PX = 1064;
const MAX_PIXELS = 40_000_000;
const VISIBLE_ALPHA = 24;
/** A picture with more transparent pixels than this has no paper in it. */
const CUT_OUT_SHARE = 0.05;

interface CleanSealInput {
  readonly bytes: Uint8Array;
  readonly removeBackground: boolean;
}

/**
 * Removes the paper from the picture of a seal: returns the ink on a transparent background, cropped to the ink, so that its
 * size is the size of the seal. Runs where foreign bytes are decoded (security 46, 52). Refusals: those of decodeImage;
 * IMAGE_BLANK where no ink is found.
 */
export const cleanSealPicture = task(async ({ bytes, removeBackground }: CleanSealInput): Promise<Pixels> => {
  const pixels = await decodePicture({ bytes, maxSidePx: LONGEST_SIDE_PX, maxPixels: MAX_PIXELS });
  if (removeBackground && !isCutOut(pixels)) takePaperAway(pixels);
  return cropToInk(pixels);
});

function isCutOut({ rgba, width, height }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < 128) clear += 1;
  return clear > width * height * CUT_OUT_SHARE;
}

/** Paper is estimated per square, because a photograph is lit unevenly. */
const SQUARES = 12;
const INK_FROM = 0.1;
const INK_FULL = 0.4;

/** The darkest channel of a pixel: the share of white light that ink of any colour leaves. */
const lightOf = (rgba: Uint8Array, at: number): number =>
  Math.min(rgba[at] ?? 255, rgba[at + 1] ?? 255, rgba[at + 2] ?? 255);

function takePaperAway({ rgba, width, height }: Pixels): void {
  const paper = paperLight({ rgba, width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const light = paper(x, y);
      const missing = 1 - lightOf(rgba, at) / light;
      const share = Math.min(1, Math.max(0, (missing - INK_FROM) / (INK_FULL - INK_FROM)));
      const alpha = share * share * (3 - 2 * share);
      // The colour of the ink, without the paper that shines through its edge.
      for (let channel = 0; channel < 3; channel += 1) {
        const seen = rgba[at + channel] ?? 0;
        const ink = alpha < 0.02 ? seen : (seen - (1 - alpha) * light) / alpha;
        rgba[at + channel] = Math.min(255, Math.max(0, Math.round(ink)));
      }
      rgba[at + 3] = Math.round(alpha * (rgba[at + 3] ?? 255));
    }
  }
}

/** The brightness of the paper at a point: the lightest tenth of each square, interpolated between squares. */
function paperLight({ rgba, width, height }: Pixels): (x: number, y: number) => number {
  const lights: number[] = [];
  for (let row = 0; row < SQUARES; row += 1) {
    for (let column = 0; column < SQUARES; column += 1) {
      const counts = new Uint32Array(256);
      let total = 0;
      const [fromY, toY] = [Math.floor((row * height) / SQUARES), Math.ceil(((row + 1) * height) / SQUARES)];
      const [fromX, toX] = [Math.floor((column * width) / SQUARES), Math.ceil(((column + 1) * width) / SQUARES)];
      for (let y = fromY; y < toY; y += 1) {
        for (let x = fromX; x < toX; x += 1) {
          const light = lightOf(rgba, (y * width + x) * 4);
          counts[light] = (counts[light] ?? 0) + 1;
          total += 1;
        }
      }
      lights.push(lightestTenth(counts, total));
    }
  }
  // A square full of ink does not show the brightness of the paper.
  const known = lights.toSorted((a, b) => a - b)[Math.floor(lights.length * 0.7)] ?? 255;
  const evened = lights.map((light) => Math.max(light, known * 0.75, 32));
  const at = (column: number, row: number): number =>
    evened[Math.min(SQUARES - 1, Math.max(0, row)) * SQUARES + Math.min(SQUARES - 1, Math.max(0, column))] ?? known;
  return (x, y) => {
    const [gx, gy] = [(x / width) * SQUARES - 0.5, (y / height) * SQUARES - 0.5];
    const [column, row] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [gx - column, gy - row];
    const top = at(column, row) * (1 - fx) + at(column + 1, row) * fx;
    const bottom = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx;
    return top * (1 - fy) + bottom * fy;
  };
}

function lightestTenth(counts: Uint32Array, total: number): number {
  let left = total / 10;
  for (let light = 255; light >= 0; light -= 1) {
    left -= counts[light] ?? 0;
    if (left <= 0) return light;
  }
  return 0;
}

const LEAST_SIDE_PX = 24;

function cropToInk({ rgba, width, height }: Pixels): Pixels {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if ((rgba[at + 3] ?? 0) < VISIBLE_ALPHA || lightOf(rgba, at) > 240) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  if (w < LEAST_SIDE_PX || h < LEAST_SIDE_PX) throw new TaskRefusal('IMAGE_BLANK', 'the picture contains no seal');
  const cropped = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    const from = ((top + y) * width + left) * 4;
    cropped.set(rgba.subarray(from, from + w * 4), y * w * 4);
  }
  return { width: w, height: h, rgba: cropped };
}
