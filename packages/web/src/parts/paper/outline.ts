import { type Corners, type Pixels, type Point, areaOf, cornersOf, isConvex, scaled, turnOf } from './geometry.ts';
import { type Plane, blurred, planesOf } from './planes.ts';
import { hullOf, largestPart } from './regions.ts';
import { fitted } from './sides.ts';

/** Long side of the picture in which the sheet is looked for. */
const LOOKED_AT_PX = 480;
/** Smallest share of the picture that a sheet fills. */
const LEAST_SHARE = 0.12;
/** Least difference in brightness across the sides of a sheet, of 255. */
const LEAST_CONTRAST = 7;
const LEAST_ANGLE = (40 * Math.PI) / 180;

/**
 * The corners of the sheet of paper in a photograph, in its pixels; null if there is none to be seen. A sheet is a part of the
 * picture that is brighter, or has less colour, than what is around it; its sides are then fitted to the edges of the picture.
 */
export function findOutline(pixels: Pixels): Corners | null {
  const { planes, scale } = planesOf(pixels, LOOKED_AT_PX);
  let best: { readonly corners: Corners; readonly score: number } | null = null;
  for (const plane of planes.map((one) => blurred(blurred(one)))) {
    for (const level of levelsOf(plane)) {
      const hull = hullOf(largestPart(plane, level));
      const rough = hull.length < 4 ? null : cornersOf(fourOf(hull));
      if (rough === null || !isSheet(rough, plane)) continue;
      const { corners, contrast } = fitted(rough, planes);
      if (contrast < LEAST_CONTRAST || !isSheet(corners, plane)) continue;
      const score = contrast * Math.sqrt(areaOf(corners));
      if (best === null || score > best.score) best = { corners, score };
    }
  }
  return best === null ? null : scaled(best.corners, scale, scale);
}

/** Levels that may part the sheet from its ground: the one of the least variance on both sides (Otsu 1979), and others beside it. */
function levelsOf({ data }: Plane): number[] {
  const counts = new Float64Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let all = 0;
  for (const [value, count] of counts.entries()) all += value * count;
  let [below, sumBelow, most, otsu] = [0, 0, -1, 128];
  for (const [value, count] of counts.entries()) {
    below += count;
    sumBelow += value * count;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (all - sumBelow) / above) ** 2;
    if (between > most) [most, otsu] = [between, value];
  }
  return [otsu - 24, otsu, otsu + (255 - otsu) / 4, otsu + (255 - otsu) / 2];
}

/** The four points of a convex outline that are left when those of the smallest triangles are taken away. */
function fourOf(hull: readonly Point[]): Corners {
  const points = [...hull];
  while (points.length > 4) {
    let [least, at] = [Infinity, 0];
    for (const [index, point] of points.entries()) {
      const before = points[(index + points.length - 1) % points.length] as Point;
      const size = Math.abs(turnOf(before, point, points[(index + 1) % points.length] as Point));
      if (size < least) [least, at] = [size, index];
    }
    points.splice(at, 1);
  }
  return points as unknown as Corners;
}

/** Large enough, and without a corner that no sheet shows to a camera. */
function isSheet(corners: Corners, { width, height }: Plane): boolean {
  if (!isConvex(corners) || areaOf(corners) < LEAST_SHARE * width * height) return false;
  return corners.every((corner, at) => {
    const [before, after] = [corners[(at + 3) % 4] as Point, corners[(at + 1) % 4] as Point];
    const angle = Math.abs(
      Math.atan2(before.y - corner.y, before.x - corner.x) - Math.atan2(after.y - corner.y, after.x - corner.x),
    );
    const inner = Math.min(angle, 2 * Math.PI - angle);
    return inner > LEAST_ANGLE && inner < Math.PI - LEAST_ANGLE / 2;
  });
}
