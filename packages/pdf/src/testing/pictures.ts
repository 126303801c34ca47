import type { Rgba } from '../model.ts';

/** A transparent picture with a thick blue diagonal: enough to see its position and aspect ratio. */
export function handwriting(width = 300, height = 120): Rgba {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const onStroke = Math.abs(y - height + (x * height) / width) < 8;
      if (onStroke) rgba.set([20, 30, 160, 230], (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}

/** A red ring on a transparent background, like a seal. */
export function ringSeal(size = 240): Rgba {
  const rgba = new Uint8Array(size * size * 4);
  const centre = size / 2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const radius = Math.hypot(x - centre, y - centre);
      const inRing = radius < centre - 2 && radius > centre - 16;
      if (inRing || radius < centre / 4) rgba.set([210, 0, 0, 255], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, rgba };
}
