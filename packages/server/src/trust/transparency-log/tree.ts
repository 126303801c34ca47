import type { Tx } from '../../platform/index.ts';
import { type HashReader, type Subtree, foldRight, leafHash } from './merkle.ts';
import { readNodes, readRowHashes } from './store.ts';

/**
 * The tree as stored in the database: in tiles of 256 hashes (C2SP tlog-tiles). Tiles of level 0 contain the leaves; an entry
 * of level n is the root of a full tile of level n - 1. Levels in between are hashed when needed.
 */

export const TILE_HEIGHT = 8;
export const TILE_WIDTH = 2 ** TILE_HEIGHT;

/** Returns hashes of a level from `from` up to but excluding `to`. */
async function readLevel(tx: Tx, level: number, from: number, to: number): Promise<Uint8Array[]> {
  const hashes = level === 0 ? (await readRowHashes(tx, from, to)).map(leafHash) : await readNodes(tx, level, from, to);
  if (hashes.length !== to - from) throw new Error(`the log lacks hashes of level ${level} from ${from} to ${to}`);
  return hashes;
}

/** A tile of the tree: the `index`-th of its level, its first `width` hashes. */
export const readTile = (tx: Tx, level: number, index: number, width: number): Promise<Uint8Array[]> =>
  readLevel(tx, level, index * TILE_WIDTH, index * TILE_WIDTH + width);

/** Returns how many hashes of a level a tree of this size has. */
export const widthOf = (level: number, size: number): number => Math.floor(size / TILE_WIDTH ** level);

/**
 * Returns a reader for the hash of any complete subtree of the first `size` leaves, by one read for each tile; it caches tiles,
 * so one reader serves many proofs of one transaction. Only tiles of that tree are read: more may be added meanwhile.
 */
export function treeReader(tx: Tx, size: number): HashReader {
  const tiles = new Map<string, Promise<Uint8Array[]>>();
  const tile = (level: number, index: number): Promise<Uint8Array[]> => {
    const key = `${level}/${index}`;
    const known = tiles.get(key);
    if (known !== undefined) return known;
    const width = Math.min(TILE_WIDTH, widthOf(level, size) - index * TILE_WIDTH);
    const read = readTile(tx, level, index, width);
    tiles.set(key, read);
    return read;
  };
  return async ({ height, index }: Subtree) => {
    const level = Math.floor(height / TILE_HEIGHT);
    const width = 2 ** (height % TILE_HEIGHT);
    const first = index * width;
    const hashes = await tile(level, Math.floor(first / TILE_WIDTH));
    return fold(hashes.slice(first % TILE_WIDTH, (first % TILE_WIDTH) + width));
  };
}

/** The root of a complete subtree from its hashes, whose number is a power of two. */
function fold(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length <= 2) return foldRight(hashes);
  const middle = hashes.length / 2;
  return foldRight([fold(hashes.slice(0, middle)), fold(hashes.slice(middle))]);
}

/** The roots of the tiles that are filled by growing from `before` to `after` leaves, lowest level first. */
export async function filledTiles(
  tx: Tx,
  before: number,
  after: number,
  keep: (node: { level: number; index: number; hash: Uint8Array }) => Promise<void>,
): Promise<void> {
  for (let level = 1; widthOf(level, after) > widthOf(level, before); level += 1) {
    for (let index = widthOf(level, before); index < widthOf(level, after); index += 1) {
      const hashes = await readTile(tx, level - 1, index, TILE_WIDTH);
      await keep({ level, index, hash: fold(hashes) });
    }
  }
}
