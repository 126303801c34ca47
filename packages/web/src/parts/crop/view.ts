/** The square of a picture that is shown and cut out, in the picture's own pixels; it never leaves the picture. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The maximum zoom; beyond it there are too few pixels left. */
export const MAX_ZOOM = 6;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const widest = ({ width, height }: Size): number => Math.min(width, height);

function within(view: View, size: Size): View {
  const side = clamp(view.side, widest(size) / MAX_ZOOM, widest(size));
  return { side, x: clamp(view.x, 0, size.width - side), y: clamp(view.y, 0, size.height - side) };
}

/** The largest square, from the middle; for a portrait picture from its upper third, where faces are. */
export function firstView(size: Size): View {
  const side = widest(size);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 3 };
}

/** Moves the picture under the square by shares of the square's side: positive = to the right and down. */
export const moveView = (view: View, size: Size, right: number, down: number): View =>
  within({ ...view, x: view.x - right * view.side, y: view.y - down * view.side }, size);

/** Zooms to a factor of 1 … {@link MAX_ZOOM}; the anchor point, in shares of the square, stays in place. */
export function zoomView(view: View, size: Size, zoom: number, anchor = { x: 0.5, y: 0.5 }): View {
  const side = widest(size) / clamp(zoom, 1, MAX_ZOOM);
  const grown = view.side - side;
  return within({ side, x: view.x + anchor.x * grown, y: view.y + anchor.y * grown }, size);
}
export const zoomOf = (view: View, size: Size): number => widest(size) / view.side;

const STEP = 0.02;
const WIDE_STEP = 0.1;
const ZOOM_STEP = 1.15;
const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The effect of a key on the view; null if it has none. */
export function keyedView(view: View, size: Size, key: string, shift: boolean): View | null {
  const direction = DIRECTIONS[key];
  if (direction) {
    const step = shift ? WIDE_STEP : STEP;
    return moveView(view, size, direction[0] * step, direction[1] * step);
  }
  if (key === '+' || key === '=') return zoomView(view, size, zoomOf(view, size) * ZOOM_STEP);
  if (key === '-' || key === '_') return zoomView(view, size, zoomOf(view, size) / ZOOM_STEP);
  return null;
}
