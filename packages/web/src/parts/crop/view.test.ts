import { describe, expect, it } from 'vitest';
import { MAX_ZOOM, firstView, keyedView, moveView, zoomOf, zoomView } from './view.ts';

const LYING = { width: 1200, height: 600 };
const UPRIGHT = { width: 600, height: 1200 };

describe('The square cut out of a picture', () => {
  it.each([
    ['a landscape picture, from the middle', LYING, { x: 300, y: 0, side: 600 }],
    ['a portrait one, from its upper third', UPRIGHT, { x: 0, y: 200, side: 600 }],
    ['a square one, all of it', { width: 256, height: 256 }, { x: 0, y: 0, side: 256 }],
    ['a picture of one pixel', { width: 1, height: 1 }, { x: 0, y: 0, side: 1 }],
  ])('starts with the largest part of %s', (_, size, view) => {
    expect(firstView(size)).toEqual(view);
  });

  it.each([
    ['to the right', 0.25, 0, { x: 150, y: 0, side: 600 }],
    ['to the left', -0.25, 0, { x: 450, y: 0, side: 600 }],
    ['beyond its left edge', 9, 0, { x: 0, y: 0, side: 600 }],
    ['beyond its right edge', -9, 0, { x: 600, y: 0, side: 600 }],
    ['up, where nothing is left', 0, 3, { x: 300, y: 0, side: 600 }],
  ])('stays within the picture when it is moved %s', (_, right, down, view) => {
    expect(moveView(firstView(LYING), LYING, right, down)).toEqual(view);
  });

  it('keeps the zoomed point in place', () => {
    const anchor = { x: 0.25, y: 0.75 };
    const view = zoomView(firstView(LYING), LYING, 2, anchor);
    expect(view).toEqual({ side: 300, x: 300 + 0.25 * 300, y: 0.75 * 300 });
    expect(zoomView(view, LYING, 1, anchor)).toEqual(firstView(LYING));
  });

  it.each([
    [0.2, 1],
    [1, 1],
    [3, 3],
    [100, MAX_ZOOM],
  ])('zoomed to %d is at %d', (asked, zoom) => {
    expect(zoomOf(zoomView(firstView(LYING), LYING, asked), LYING)).toBeCloseTo(zoom);
  });

  it('moves back into the picture when zoomed out at an edge', () => {
    const atEdge = moveView(zoomView(firstView(LYING), LYING, 4), LYING, -9, -9);
    expect(atEdge).toEqual({ side: 150, x: 1050, y: 450 });
    expect(zoomView(atEdge, LYING, 1)).toEqual({ side: 600, x: 600, y: 0 });
  });

  it.each([
    ['ArrowRight', false, { x: 288, y: 0, side: 600 }],
    ['ArrowRight', true, { x: 240, y: 0, side: 600 }],
    ['ArrowLeft', false, { x: 312, y: 0, side: 600 }],
    ['-', false, { x: 300, y: 0, side: 600 }],
    ['Enter', false, null],
    ['Tab', false, null],
  ])('on %s (shift %s) is %j', (key, shift, view) => {
    expect(keyedView(firstView(LYING), LYING, key, shift)).toEqual(view);
  });
  it('is zoomed in by plus and out by minus', () => {
    const near = keyedView(firstView(LYING), LYING, '+', false);
    expect(zoomOf(near ?? firstView(LYING), LYING)).toBeCloseTo(1.15);
    expect(keyedView(near ?? firstView(LYING), LYING, '-', false)?.side).toBeCloseTo(600);
  });
});
