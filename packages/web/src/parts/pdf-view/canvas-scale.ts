/** Keeps one page below the canvas memory limit of a phone. */
const PIXELS_PER_PAGE = 6_000_000;
const DENSITY_MAX = 2;

/** Canvas pixels per point for a page shown at `scale`, within the budget of pixels. */
export function canvasScale(page: { width: number; height: number }, scale: number, density: number): number {
  const wanted = scale * Math.min(Math.max(density, 1), DENSITY_MAX);
  const pixels = page.width * page.height * wanted * wanted;
  return pixels > PIXELS_PER_PAGE ? wanted * Math.sqrt(PIXELS_PER_PAGE / pixels) : wanted;
}
