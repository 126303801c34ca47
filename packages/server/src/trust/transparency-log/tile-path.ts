import { TILE_WIDTH } from './tree.ts';

/** A tile, identified by its address (C2SP tlog-tiles "Merkle Tree"). */
export interface TileName {
  /** Null for the entries of level 0. */
  readonly level: number | null;
  readonly index: number;
  /** 256 for a full one. */
  readonly width: number;
}

const LEVEL = /^(entries|[0-5])$/;
/** Groups of three digits, all but the last after an x; a partial tile has its width after `.p/`. */
const PLACE = /^((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** Returns null if the address is not the canonical one of a tile. */
export function parseTilePath(levelText: string, placeText: string): TileName | null {
  const level = LEVEL.test(levelText) ? levelText : null;
  const [, groups, widthText] = PLACE.exec(placeText) ?? [];
  if (level === null || groups === undefined) return null;
  if (groups.startsWith('x000/')) return null;
  const width = widthText === undefined ? TILE_WIDTH : Number(widthText);
  if (widthText !== undefined && width >= TILE_WIDTH) return null;
  const index = Number(groups.replaceAll(/[x/]/g, ''));
  return { level: level === 'entries' ? null : Number(level), index, width };
}
