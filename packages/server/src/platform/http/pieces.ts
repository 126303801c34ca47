/** The most pieces of a body: a fixed number, plus one for each so many bytes. Packets of any network are larger. */
const PIECES = 1000;
const BYTES_A_PIECE = 256;

/**
 * Counts the pieces of a body as they arrive, and tells whether they are too many: a piece of a single byte costs the main
 * thread as much as one of 64 KB (security 61).
 */
export function countPieces(): (piece: Uint8Array) => boolean {
  let [pieces, bytes] = [0, 0];
  return ({ length }) => {
    pieces += 1;
    bytes += length;
    return pieces > PIECES + bytes / BYTES_A_PIECE;
  };
}
