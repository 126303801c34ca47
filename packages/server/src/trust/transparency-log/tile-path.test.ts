import { expect, it } from 'vitest';
import { parseTilePath } from './tile-path.ts';

it.each([
  ['0', '000', { level: 0, index: 0, width: 256 }],
  ['1', '067', { level: 1, index: 67, width: 256 }],
  ['entries', '003.p/12', { level: null, index: 3, width: 12 }],
  ['0', 'x001/234', { level: 0, index: 1234, width: 256 }],
  ['0', 'x001/x234/067.p/255', { level: 0, index: 1_234_067, width: 255 }],
])('the address %s/%s names a tile (C2SP tlog-tiles)', (level, place, tile) =>
  expect(parseTilePath(level, place)).toEqual(tile),
);

it.each([
  ['6', '000'],
  ['-1', '000'],
  ['entries', '0'],
  ['0', '1234'],
  ['0', 'x000/001'],
  ['0', '001/234'],
  ['0', 'x001'],
  ['0', '000.p/0'],
  ['0', '000.p/256'],
  ['0', '000.p/007'],
  ['0', '../000'],
])('the address %s/%s names no tile', (level, place) => expect(parseTilePath(level, place)).toBeNull());
