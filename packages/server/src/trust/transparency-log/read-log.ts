import type { Api } from '@countersign/contract';
import { grantTimestamp } from '@countersign/asn1';
import { type BinaryReply, type Handler, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { verifierKey } from './inclusion.ts';
import { consistencyProof, inclusionProof, leafHash, rootOf } from './merkle.ts';
import { type CheckpointRow, findLeaf, lastCheckpoint, readRowHashes } from './store.ts';
import { parseTilePath } from './tile-path.ts';
import { TILE_WIDTH, readTile, treeReader, widthOf } from './tree.ts';

/** The next checkpoint is at most a minute away, so caching is short. */
const FRESH = { 'cache-control': 'public, max-age=5' };
/** A tile never changes (C2SP tlog-tiles); a partial tile has another address than the full one. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const last = async (services: Services, present: (row: CheckpointRow) => Uint8Array): Promise<BinaryReply> => {
  const row = await services.db.withTx(demandCheckpoint);
  return { body: present(row), headers: FRESH };
};

const tile = async (services: Services, level: string, ...place: readonly string[]): Promise<BinaryReply> => ({
  body: Buffer.concat(await services.db.withTx((tx) => readNamedTile(tx, level, place.join('/')))),
  headers: FOR_EVER,
});

export const getLogCheckpoint: Handler<Api['getLogCheckpoint']> = (services) =>
  last(services, ({ note }) => Buffer.from(note));

export const getLogCheckpointStamp: Handler<Api['getLogCheckpointStamp']> = (services) =>
  last(services, ({ token }) => grantTimestamp(token));

export const getLogKey: Handler<Api['getLogKey']> = (services) =>
  last(services, (row) => Buffer.from(`${verifierKey(row)}\n`));

export const getLogInclusion: Handler<Api['getLogInclusion']> = (services, { query: { hash, size } }) =>
  services.db.withTx(async (tx) => {
    const wanted = signedSize(await demandCheckpoint(tx), size);
    const leaf = await findLeaf(tx, Buffer.from(hash, 'hex'));
    if (leaf === null || leaf.index >= wanted) return refuseWith('ERROR_LOG_ENTRY');
    const read = treeReader(tx, wanted);
    const root = hexOf(await rootOf(wanted, read));
    const proof = (await inclusionProof(leaf.index, wanted, read)).map(hexOf);
    return {
      inclusion: { hash, leaf: hexOf(leafHash(leaf.rowHash)), index: leaf.index, size: wanted, root, proof },
    };
  });

export const getLogConsistency: Handler<Api['getLogConsistency']> = (services, { query: { from, to } }) =>
  services.db.withTx(async (tx) => {
    const newer = signedSize(await demandCheckpoint(tx), to);
    if (from > newer) return refuseWith('ERROR_LOG_SIZE', { limit: newer });
    const read = treeReader(tx, newer);
    const roots = [hexOf(await rootOf(from, read)), hexOf(await rootOf(newer, read))];
    return {
      consistency: { from, to: newer, roots, proof: (await consistencyProof(from, newer, read)).map(hexOf) },
    };
  });

export const getLogTile: Handler<Api['getLogTile']> = (services, { params }) =>
  tile(services, params.level, params.index);

export const getLogTileOfThousands: Handler<Api['getLogTileOfThousands']> = (services, { params }) =>
  tile(services, params.level, params.thousands, params.index);

export const getLogTileOfMillions: Handler<Api['getLogTileOfMillions']> = (services, { params }) =>
  tile(services, params.level, params.millions, params.thousands, params.index);

const demandCheckpoint = async (tx: Tx): Promise<CheckpointRow> =>
  (await lastCheckpoint(tx)) ?? refuseWith('ERROR_LOG_EMPTY');

/** Returns the requested size, up to the signed one. */
const signedSize = (row: CheckpointRow, size: number | undefined): number =>
  size === undefined || size <= row.size ? (size ?? row.size) : refuseWith('ERROR_LOG_SIZE', { limit: row.size });

async function readNamedTile(tx: Tx, levelText: string, place: string): Promise<readonly Uint8Array[]> {
  const name = parseTilePath(levelText, place) ?? refuseWith('ERROR_NOT_FOUND');
  const { level, index, width } = name;
  const { size } = await demandCheckpoint(tx);
  const from = index * TILE_WIDTH;
  if (from + width > widthOf(level ?? 0, size)) return refuseWith('ERROR_NOT_FOUND');
  if (level !== null) return readTile(tx, level, index, width);
  // A bundle of entries: each preceded by its length in two octets, big-endian (C2SP tlog-tiles "Log Entries").
  return (await readRowHashes(tx, from, from + width)).flatMap((entry) => [Uint8Array.of(0, entry.length), entry]);
}
